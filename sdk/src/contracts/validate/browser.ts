import type { Static, TSchema } from 'typebox'
import { Check, Errors } from 'typebox/schema'
import type { Issue, Validation } from './validation.ts'
import { wordingOf } from './wordingOf.ts'

type TypeBoxError = ReturnType<typeof Errors>[1][number]

/**
 * Checks a JSON value against a schema; the value is not changed. TypeBox's own checker: ajv writes functions
 * from text, which the page's policy forbids. It is the one of plain JSON Schema, half as large as the one for types.
 */
export function validate<Schema extends TSchema>(schema: Schema, value: unknown): Validation<Static<Schema>> {
  if (Check(schema, value)) return { ok: true, value: value as Static<Schema> }
  const [, errors] = Errors(schema, value)
  return { ok: false, issues: errors.flatMap((error) => toIssues(error, schema)) }
}

function toIssues(error: TypeBoxError, schema: TSchema): Issue[] {
  const path = error.instancePath.split('/').slice(1)
  const say = (message: string, ...inside: string[]): Issue => ({
    path: [...path, ...inside].join('.'),
    message,
  })
  switch (error.keyword) {
    case 'boolean':
      // Said once more, and better, by the additionalProperties of the object around it.
      return []
    case 'additionalProperties':
      return error.params.additionalProperties.map((name) => say('is not known here', name))
    case 'required':
      return error.params.requiredProperties.map((name) => say('is required', name))
    default: {
      const { keyword, params, message } = error
      const description = descriptionAt(schema, error.schemaPath)
      return [say(wordingOf({ keyword, params, message, description }))]
    }
  }
}

function descriptionAt(schema: TSchema, schemaPath: string): string | undefined {
  let at: unknown = schema
  for (const name of schemaPath.split('/').slice(1)) {
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined
  }
  const description = (at as { description?: unknown } | undefined)?.description
  return typeof description === 'string' ? description : undefined
}
