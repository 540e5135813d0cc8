import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { Static, TSchema } from 'typebox'
import type { Validation } from './validation.ts'
import { wordingOf } from './wordingOf.ts'

type Kind = 'strict' | 'text'

const options = {
  strict: false,
  strictNumbers: true,
  verbose: true,
  // The schemas are our own, made of the types that the compiler has checked.
  validateSchema: false,
  // Takes as long as the rest of the compiling, at each start of a process, and the checks are no quicker by it.
  code: { optimize: false },
}
// Query strings and multipart fields are text; numbers and booleans are read out of it.
const textOptions = { ...options, coerceTypes: true, useDefaults: true }

/** Stops at the first fault. */
const quick = { strict: new Ajv(options), text: new Ajv(textOptions) }
/** Finds all faults, and goes on into a list that is too long already. */
const thorough = {
  strict: new Ajv({ ...options, allErrors: true }),
  text: new Ajv({ ...textOptions, allErrors: true }),
}

/** A value with more inside is told its first fault alone: each fault takes time, of the one thread that answers. */
const mostValues = 2_000
const mostIssues = 50

type Compiled = Partial<Record<Kind, ValidateFunction>>
const compiled = { quick: new WeakMap<TSchema, Compiled>(), thorough: new WeakMap<TSchema, Compiled>() }

/** Checks a JSON value against a schema; the value is not changed. Tells the first 50 faults, of a long value one. */
export function validate<Schema extends TSchema>(schema: Schema, value: unknown): Validation<Static<Schema>> {
  return run(schema, 'strict', () => value)
}

/** Checks a value whose leaves are text, such as a query string; answers a converted copy with defaults. */
export function validateText<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
): Validation<Static<Schema>> {
  return run(schema, 'text', () => structuredClone(value))
}

function run<Value>(schema: TSchema, kind: Kind, take: () => unknown): Validation<Value> {
  const value = take()
  const check = validatorOf('quick', schema, kind)
  if (check(value)) return { ok: true, value: value as Value }
  const fresh = take()
  const errors = hasFewValues(fresh) ? errorsOf(validatorOf('thorough', schema, kind), fresh) : check.errors
  return { ok: false, issues: (errors ?? []).slice(0, mostIssues).map(toIssue) }
}

function errorsOf(check: ValidateFunction, value: unknown): ValidateFunction['errors'] {
  check(value)
  return check.errors
}

function validatorOf(depth: keyof typeof compiled, schema: TSchema, kind: Kind): ValidateFunction {
  const known = compiled[depth].get(schema) ?? {}
  compiled[depth].set(schema, known)
  return (known[kind] ??= { quick, thorough }[depth][kind].compile(schema))
}

/** Looks at so many values at most. */
function hasFewValues(value: unknown): boolean {
  let left = mostValues
  const rest: unknown[] = [value]
  while (rest.length > 0) {
    const next = rest.pop()
    if (typeof next !== 'object' || next === null || ArrayBuffer.isView(next)) continue
    const inside: unknown[] = Object.values(next)
    left -= inside.length
    if (left < 0) return false
    rest.push(...inside)
  }
  return true
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
