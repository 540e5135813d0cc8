import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'

/**
 * GitHub's published description of the calls that a build makes, cut out of `@octokit/openapi` 23.0.2 (MIT): those
 * seven operations and the schemas they name, without descriptions and examples. The whole package has 400 MB
 * unpacked, which is too much for everybody who installs this project.
 */
const api = JSON.parse(readFileSync(new URL('githubApi.fixture.json', import.meta.url), 'utf8')) as Api

interface Api {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
interface Schema {
  type?: string
  nullable?: boolean
  required?: string[]
  properties?: Record<string, Schema>
  $ref?: string
}
interface Body {
  required?: boolean
  content?: { 'application/json'?: { schema: object } }
}
interface Operation {
  requestBody?: Body
  responses: Record<string, Body>
}

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
ajv.addSchema({ $id: 'github', components: api.components })

/** Throws where a request or an answer is not as GitHub describes it. */
export function mustFit(operation: Operation, part: 'request' | number, body: unknown): void {
  const described = part === 'request' ? operation.requestBody : operation.responses[part]
  if (part === 'request' && (!described || (body === undefined && !described.required))) return
  if (!described) {
    // Faults that every call may answer are not listed with each.
    if (typeof part === 'number' && part >= 400)
      return check({ $ref: '#/components/schemas/basic-error' }, body)
    throw new Error(`GitHub describes no answer ${part} of this call.`)
  }
  const schema = described.content?.['application/json']?.schema
  if (schema) check(schema, body)
}

function check(schema: object, body: unknown): void {
  const text = JSON.stringify(schema).replaceAll('"#/', '"github#/')
  const isRight = ajv.compile(JSON.parse(text) as object)
  if (!isRight(body)) throw new Error(`Not as GitHub describes it: ${ajv.errorsText(isRight.errors)}`)
}

/** The described operation of a request, by the pattern of its path. */
export function operationOf(method: string, path: string): { name: string; operation: Operation } | null {
  for (const [pattern, operations] of Object.entries(api.paths)) {
    const operation = operations[method.toLowerCase()]
    const matches = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
    if (operation && matches) return { name: pattern.split('/').slice(5).join('/') || pattern, operation }
  }
  return null
}

/** A value with every field that a schema asks for, each as empty as it may be. */
export const sampleOf = (name: string): Record<string, unknown> =>
  emptyOf(api.components.schemas[name] ?? {}) as Record<string, unknown>

function emptyOf({ $ref, nullable, type, required = [], properties = {} }: Schema): unknown {
  if ($ref) return emptyOf(api.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {})
  if (nullable) return null
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, emptyOf(properties[name] ?? {})]))
  return { integer: 0, number: 0, boolean: false, array: [] as unknown[] }[type ?? ''] ?? ''
}
