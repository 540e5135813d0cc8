import type { TObject, TSchema } from 'typebox'
import { Problem, statusOfCode, type ProblemCode } from '../contracts/problem.ts'
import type { AnyEndpoint, Contracts, NamedEndpoint } from './collectContracts.ts'

export { collectContracts, endpointsOf, type Contracts, type NamedEndpoint } from './collectContracts.ts'

export interface ApiInfo {
  title: string
  version: string
  description: string
}

type Json = Record<string, unknown>

/** The parts of an OpenAPI 3.1 document that are read again, by the readable page for one. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: ApiInfo
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Json>
    responses: Record<string, Json>
    securitySchemes: Record<string, Json>
  }
}

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  parameters: Parameter[]
  requestBody?: Json
  responses: Record<string, Json>
  security: Record<string, string[]>[]
  'x-access': string
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: Json
}

/** Writes the contracts as OpenAPI 3.1. Exported schemas become components; every answer but 200 is a Problem. */
export function toOpenApi({ endpoints, schemas }: Contracts, info: ApiInfo): OpenApiDocument {
  const names = namesInUse(endpoints, schemas)
  const write = schemaWriter(names)
  const paths: OpenApiDocument['paths'] = {}
  for (const named of endpoints) {
    const path = named.endpoint.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[named.endpoint.method.toLowerCase()] = toOperation(named, write)
  }
  return {
    openapi: '3.1.0',
    info,
    tags: [...new Set(endpoints.map(({ domain }) => domain))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries([...names].map(([schema, name]) => [name, write(schema, true)])),
      responses: problemResponses(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers.' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'msdat.session_token',
          description: 'Set by signing in; on https its name begins with __Secure-.',
        },
      },
    },
  }
}

type WriteSchema = (schema: TSchema, isComponent?: boolean) => Json

/** Copies schemas to plain JSON, with a reference wherever one with a name stands. */
function schemaWriter(names: ReadonlyMap<TSchema, string>): WriteSchema {
  const write = (value: unknown, isComponent = false): unknown => {
    if (Array.isArray(value)) return value.map((each) => write(each))
    if (typeof value !== 'object' || value === null) return value
    const name = isComponent ? undefined : names.get(value as TSchema)
    if (name) return { $ref: `#/components/schemas/${name}` }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, write(part)]))
  }
  return (schema, isComponent) => write(schema, isComponent) as Json
}

/** The named schemas that some endpoint reaches; those of the bridge never cross HTTP. */
function namesInUse(
  endpoints: readonly NamedEndpoint[],
  schemas: Contracts['schemas'],
): Map<TSchema, string> {
  const nameOf = new Map(Object.entries(schemas).map(([name, schema]) => [schema, name]))
  const found = new Map<TSchema, string>([[Problem, 'Problem']])
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const name = nameOf.get(value as TSchema)
    if (name && found.has(value as TSchema)) return
    if (name) found.set(value as TSchema, name)
    Object.values(value).forEach(visit)
  }
  for (const { endpoint } of endpoints)
    visit([endpoint.params, endpoint.query, endpoint.body, endpoint.output])
  return found
}

function toOperation({ name, domain, endpoint }: NamedEndpoint, write: WriteSchema): Operation {
  const { access, body, output, params, query, success = 200, summary } = endpoint
  return {
    operationId: name,
    summary,
    tags: [domain],
    'x-access': access,
    security: access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [...toParameters('path', params, write), ...toParameters('query', query, write)],
    ...((body ?? endpoint.upload) && { requestBody: toRequestBody(endpoint, write) }),
    responses: {
      [success]: {
        description: success === 201 ? 'Made; Location is its address.' : 'Done.',
        content: { 'application/json': { schema: write(output) } },
      },
      ...Object.fromEntries(
        problemsOf(endpoint).map((code) => [statusOfCode[code], { $ref: `#/components/responses/${code}` }]),
      ),
    },
  }
}

function toParameters(place: 'path' | 'query', schema: TObject | undefined, write: WriteSchema): Parameter[] {
  const required: readonly string[] = schema?.required ?? []
  return Object.entries(schema?.properties ?? {}).map(([name, part]) => {
    const { description, ...rest } = write(part)
    const isRequired = place === 'path' || required.includes(name)
    return {
      name,
      in: place,
      required: isRequired,
      ...(typeof description === 'string' && { description }),
      schema: rest,
    }
  })
}

function toRequestBody({ body, upload }: AnyEndpoint, write: WriteSchema): Json {
  const schema = body ? write(body) : { type: 'object' }
  if (!upload) return { required: true, content: { 'application/json': { schema } } }
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `The file, at most ${upload.maxBytes} bytes.`,
  }
  const fields: Json = body ? write({ ...body }) : { type: 'object' }
  const properties = { ...(fields['properties'] as Json | undefined), [upload.field]: file }
  const required = [...((fields['required'] as string[] | undefined) ?? []), upload.field]
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...fields, properties, required } } },
  }
}

/** What can go wrong with a call, as far as its contract tells. */
function problemsOf({ access, body, params, upload }: AnyEndpoint): ProblemCode[] {
  return [
    'invalid_input',
    ...(access === 'public' ? [] : (['unauthenticated', 'not_allowed'] as const)),
    ...(params ? (['not_found'] as const) : []),
    ...(body ? (['conflict', 'too_large', 'rate_limited'] as const) : []),
    ...(upload && !body ? (['too_large'] as const) : []),
    'internal',
    'unavailable',
  ]
}

const meaningOfCode: Record<ProblemCode, string> = {
  invalid_input: 'Something sent is not valid; `fields` says what.',
  unauthenticated: 'Sign in first, or the credentials were wrong.',
  not_allowed: 'You are signed in, but this needs another role.',
  not_found: 'There is no such thing.',
  conflict: 'It is there already, or has changed meanwhile.',
  too_large: 'More was sent than is accepted.',
  misdirected: 'The address asked for is not the one this server answers for.',
  rate_limited: 'Too many calls; Retry-After says how many seconds to wait.',
  internal: 'A fault of the server.',
  unavailable: 'Out of service for the moment.',
  timed_out: 'It took too long.',
}

function problemResponses(): Record<string, Json> {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return Object.fromEntries(
    Object.entries(meaningOfCode).map(([code, description]) => [code, { description, content }]),
  )
}
