import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { Static, TSchema } from 'typebox'
import type { Validation } from './validation.ts'
import { wordingOf } from './wordingOf.ts'

const strictAjv = new Ajv({ allErrors: true, strict: false, strictNumbers: true, verbose: true })
// Query strings and multipart fields are text; numbers and booleans are read out of it.
const textAjv = new Ajv({
  allErrors: true,
  strict: false,
  strictNumbers: true,
  verbose: true,
  coerceTypes: true,
  useDefaults: true,
})

const compiled = new WeakMap<TSchema, { strict?: ValidateFunction; text?: ValidateFunction }>()

/** Checks a JSON value against a schema; the value is not changed. */
export function validate<Schema extends TSchema>(schema: Schema, value: unknown): Validation<Static<Schema>> {
  return run(validatorOf(schema, 'strict'), value)
}

/** Checks a value whose leaves are text, such as a query string; answers a converted copy with defaults. */
export function validateText<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
): Validation<Static<Schema>> {
  return run(validatorOf(schema, 'text'), structuredClone(value))
}

function validatorOf(schema: TSchema, kind: 'strict' | 'text'): ValidateFunction {
  const known = compiled.get(schema) ?? {}
  compiled.set(schema, known)
  return (known[kind] ??= (kind === 'strict' ? strictAjv : textAjv).compile(schema))
}

function run<Value>(check: ValidateFunction, value: unknown): Validation<Value> {
  if (check(value)) return { ok: true, value: value as Value }
  return { ok: false, issues: (check.errors ?? []).map(toIssue) }
}

function toIssue(error: ErrorObject): { path: string; message: string } {
  const extra = error.params['additionalProperty'] ?? error.params['missingProperty']
  const path = [...error.instancePath.split('/').slice(1), ...(extra ? [String(extra)] : [])].join('.')
  if (error.keyword === 'additionalProperties') return { path, message: 'is not known here' }
  if (error.keyword === 'required') return { path, message: 'is required' }
  const { keyword, params, parentSchema, message = 'is not valid' } = error
  const description: unknown = parentSchema?.['description']
  return {
    path,
    message: wordingOf({
      keyword,
      params,
      message,
      description: typeof description === 'string' ? description : undefined,
    }),
  }
}
