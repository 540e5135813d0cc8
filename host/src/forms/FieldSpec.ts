import type { TObject, TSchema } from 'typebox'

export type FieldKind =
  | 'text'
  | 'textarea'
  | 'email'
  | 'tel'
  | 'password'
  | 'number'
  | 'date'
  | 'select'
  | 'several'
  | 'checkbox'
  | 'file'

export interface FieldChoice {
  value: string | number
  label: string
}

/** How one field of a form is drawn. What its contract says need not be said again: limits, kind, choices, hint. */
export interface FieldSpec {
  label: string
  /** Without it, what the contract's schema and the name suggest. */
  kind?: FieldKind
  /** Without it, the description in the contract; null for none. */
  hint?: string | null | ((values: FormValues) => string | undefined)
  /** In place of the usual words: for all that can be wrong, or for a missing and a wrong value each. */
  fault?: string | { missing?: string; wrong?: string }
  choices?: readonly FieldChoice[]
  autoComplete?: string
  placeholder?: string
  rows?: number
  /** Of a file: such as `.zip`. */
  accept?: string
  /** Stands beside the next one where there is room. */
  isHalf?: boolean
  /** The contract leaves it open, yet this form asks for it. */
  isRequired?: boolean
  /** Of a field that the contract does not have, such as a repeated password: checked, and not sent. */
  schema?: TSchema
}

/** What the fields hold, by name: texts as typed, numbers as text until they are sent. */
export type FormValues = Readonly<Record<string, unknown>>

export type FieldSpecs = Readonly<Record<string, FieldSpec>>

export function schemaOf(body: TObject, name: string, spec: FieldSpec): TSchema {
  const schema = spec.schema ?? (body.properties as Record<string, TSchema>)[name]
  if (schema) return schema
  if (spec.kind === 'file') return {}
  throw new Error(`The field ${name} is not in the contract, and has no schema of its own.`)
}

export function isRequired(body: TObject, name: string, spec: FieldSpec): boolean {
  if (spec.isRequired !== undefined) return spec.isRequired
  return spec.schema !== undefined || ((body.required ?? []) as string[]).includes(name)
}
