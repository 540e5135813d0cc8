import type { TObject } from 'typebox'
import { validate } from '@msdat/sdk/contracts/validate/browser'
import { isRequired, schemaOf, type FieldSpec } from './FieldSpec.ts'
import { choicesOf, kindOf } from './fieldKind.ts'

/** What would be sent for what a field holds; undefined where it is left out. */
export function toSent(body: TObject, name: string, spec: FieldSpec, value: unknown): unknown {
  const schema = schemaOf(body, name, spec)
  const kind = kindOf(name, spec, schema)
  if (typeof value !== 'string') return value ?? undefined
  const text = kind === 'password' ? value : value.trim()
  if (text === '') return [null, ''].find((empty) => validate(schema, empty).ok)
  if (kind === 'number') return Number(text)
  if (kind === 'select')
    return choicesOf(spec, schema).find((choice) => String(choice.value) === text)?.value ?? text
  return text
}

/** What is wrong with what a field holds, in a sentence for the person who fills it in. */
export function faultOf(body: TObject, name: string, spec: FieldSpec, value: unknown): string | undefined {
  const own = typeof spec.fault === 'string' ? { missing: spec.fault, wrong: spec.fault } : spec.fault
  if (isEmpty(value))
    return isRequired(body, name, spec) ? (own?.missing ?? `${spec.label} is required`) : undefined
  if (value instanceof File) return undefined
  const checked = validate(schemaOf(body, name, spec), toSent(body, name, spec, value))
  if (checked.ok) return undefined
  return own?.wrong ?? sentenceOf(spec.label, checked.issues[0]?.message ?? 'is not valid')
}

/** Messages of a contract go behind the name of the field; whole sentences stand for themselves. */
export function sentenceOf(label: string, message: string): string {
  return /^[a-z]/.test(message) ? `${label} ${message}` : message
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return (
    value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)
  )
}
