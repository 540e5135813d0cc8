import type { TSchema } from 'typebox'
import type { FieldChoice, FieldKind, FieldSpec } from './FieldSpec.ts'

/** What a reader of a schema needs to know of it to draw a field. */
export interface FieldRules {
  type?: string
  description?: string
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  default?: unknown
  enum?: (string | number)[]
  items?: FieldRules
  anyOf?: FieldRules[]
}

const longText = 500

/** The rules of a schema; of one that may be null, those of its other side. */
export function rulesOf(schema: TSchema): FieldRules {
  const rules = schema as FieldRules
  const other = rules.anyOf?.find(({ type }) => type !== 'null')
  return other ? { ...other, ...(rules.description && { description: rules.description }) } : rules
}

export function kindOf(name: string, spec: FieldSpec, schema: TSchema): FieldKind {
  if (spec.kind) return spec.kind
  const rules = rulesOf(schema)
  if (rules.type === 'array') return 'several'
  if (rules.type === 'boolean') return 'checkbox'
  if (spec.choices || rules.enum) return 'select'
  if (rules.type === 'integer' || rules.type === 'number') return 'number'
  return kindOfText(name, rules)
}

function kindOfText(name: string, { format, maxLength = 0 }: FieldRules): FieldKind {
  if (format === 'date') return 'date'
  if (/password/i.test(name)) return 'password'
  if (/e-?mail/i.test(name)) return 'email'
  return maxLength > longText ? 'textarea' : 'text'
}

export function choicesOf(spec: FieldSpec, schema: TSchema): readonly FieldChoice[] {
  const { enum: values, items } = rulesOf(schema)
  return spec.choices ?? (values ?? items?.enum ?? []).map((value) => ({ value, label: String(value) }))
}

/** What an untouched field holds. */
export function emptyValue(kind: FieldKind, schema: TSchema): unknown {
  const { default: given } = rulesOf(schema)
  if (given !== undefined) return kind === 'number' ? String(given) : given
  if (kind === 'checkbox') return false
  if (kind === 'several') return []
  return kind === 'file' ? null : ''
}
