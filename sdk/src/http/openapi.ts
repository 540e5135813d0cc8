import type { TObject, TSchema } from 'typebox'
import type { AnyEndpoint } from '../contracts/endpoint.ts'
import { Problem, statusOfCode, type ProblemCode } from '../contracts/problem.ts'
import type { Contracts, NamedEndpoint } from './collectContracts.ts'

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
  /** A value that is there to try the call with. */
  example?: unknown
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
  const { access, body, params, query, success = 200, summary } = endpoint
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
        content: answerContent(endpoint, write),
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
    const { description, examples, ...rest } = write(part)
    const isRequired = place === 'path' || required.includes(name)
    return {
      name,
      in: place,
      required: isRequired,
      ...(typeof description === 'string' && { description }),
      ...(Array.isArray(examples) && { example: examples[0] as unknown }),
      schema: rest,
    }
  })
}

function toRequestBody({ body, upload }: AnyEndpoint, write: WriteSchema): Json {
  const schema = body ? write(body) : { type: 'object' }
  if (!upload) return { required: true, content: { 'application/json': { schema, ...exampleOf(body) } } }
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `The file, at most ${Math.floor(upload.maxBytes / 1024 / 1024)} MB.`,
  }
  const fields: Json = body ? write({ ...body }) : { type: 'object' }
  const properties = { ...(fields['properties'] as Json | undefined), [upload.field]: file }
  const required = [...((fields['required'] as string[] | undefined) ?? []), upload.field]
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...fields, properties, required } } },
  }
}

/** A body to begin with, of the fields that bring an example. */
function exampleOf(body: TObject | undefined): { example?: unknown } {
  if (!body) return {}
  const whole = firstExample(body)
  if (whole !== undefined) return { example: whole }
  const fields = Object.entries(body.properties).map(([name, part]) => [name, firstExample(part)] as const)
  const shown = fields.filter(([, example]) => example !== undefined)
  return shown.length > 0 ? { example: Object.fromEntries(shown) } : {}
}

function firstExample(schema: TSchema): unknown {
  return 'examples' in schema && Array.isArray(schema.examples) ? schema.examples[0] : undefined
}

/** What the schema says it is; else JSON, and a table where the call can be asked for one by `format=csv`. */
function answerContent({ output, query }: AnyEndpoint, write: WriteSchema): Json {
  if ('contentMediaType' in output) return { [String(output.contentMediaType)]: { schema: write(output) } }
  const formats: unknown = query?.properties['format'] && write(query.properties['format'])['enum']
  return {
    'application/json': { schema: write(output) },
    ...(Array.isArray(formats) &&
      formats.includes('csv') && {
        'text/csv': { schema: { type: 'string', description: 'One line a row, the first of them names.' } },
      }),
  }
}

/** What can go wrong with a call, as far as its contract tells. */
function problemsOf({ access, body, limit, params, problems, query, upload }: AnyEndpoint): ProblemCode[] {
  const isPaged = query !== undefined && 'page' in query.properties
  const codes: ProblemCode[] = [
    'invalid_input',
    ...(access === 'public' ? [] : (['unauthenticated', 'not_allowed'] as const)),
    ...(params || isPaged ? (['not_found'] as const) : []),
    ...((body ?? upload) ? (['too_large'] as const) : []),
    ...(limit ? (['rate_limited'] as const) : []),
    ...(problems ?? []),
    'internal',
    'unavailable',
  ]
  return [...new Set(codes)]
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
  not_implemented: 'This form of the answer is not there.',
}

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
}

function problemResponses(): Record<string, Json> {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return Object.fromEntries(
    Object.entries(meaningOfCode).map(([code, description]) => [
      code,
      { description, ...(code === 'rate_limited' && { headers: retryAfter }), content },
    ]),
  )
}
