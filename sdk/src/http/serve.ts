import type { NextFunction, Request, RequestHandler, Response, Router } from 'express'
import type { AnyEndpoint, InputOf, OutputOf } from '../contracts/endpoint.ts'
import { AppError } from '../contracts/problem.ts'
import { hasRole, type Access, type Role } from '../contracts/roles.ts'
import { validate, validateText } from '../contracts/validate/node.ts'
import { toFields, type Validation } from '../contracts/validate/validation.ts'
import { Content, sendContent } from './Content.ts'
import { Download, sendDownload } from './Download.ts'
import { LongPage, type PageLinks } from './LongPage.ts'
import { trimRows } from './trimRows.ts'

/** Whoever makes a request. */
export interface Actor {
  id: string
  email: string
  name: string
  role: Role
}

export interface Upload {
  name: string
  bytes: Buffer
}

/** What a handler may know of the request beside its checked input. */
export interface CallContext {
  /** Null for a visitor, so never where the endpoint is not public. */
  actor: Actor | null
  /** The file of a multipart call; null where the endpoint takes none or none came. */
  upload: Upload | null
  address: string
  /** Aborted where the caller goes away before the answer is whole. */
  signal: AbortSignal
  /** Answer headers a handler may set, such as Set-Cookie. */
  setHeader(name: string, value: string | string[]): void
  /** Request headers, lower case. */
  header(name: string): string | undefined
}

/** A page may leave its links to the adapter. */
type Answer<E> = UnlinkedToo<OutputOf<E>>
type UnlinkedToo<Output> = Output extends { next: string | null; previous: string | null; results: unknown[] }
  ? Output | Omit<Output, 'next' | 'previous'>
  : Output

type ContextOf<E> = E extends { access: Role } ? CallContext & { actor: Actor } : CallContext

export type Handler<E> = (input: InputOf<E>, context: ContextOf<E>) => Answered<E> | Promise<Answered<E>>

type Answered<E> = Answer<E> | Content | Download | LongPage

export interface ServeOptions {
  actorOf(request: Request): Promise<Actor | null>
  /** Stands before every handler, such as one that answers out of what it kept. */
  before?: RequestHandler
  /** Address of the site, with which the links between pages begin; without it the one that was asked. */
  originOf?(request: Request): string | null
  /** Throws `rate_limited` where the caller has used up the limit of the endpoint; without it none is held. */
  admit?(endpoint: AnyEndpoint, context: Pick<CallContext, 'address' | 'setHeader'>): Promise<void>
  /**
   * Does what a call wants once for each key that a caller has made up for it (header Idempotency-Key), and throws
   * `conflict` for a key that has come before. Without it, or without a key, nothing is remembered.
   */
  once?<Output>(key: string, work: () => Promise<Output>): Promise<Output>
  /** Waits until what a call asks for may be begun: its body may have come in slowly. */
  untilItsTurn?(request: Request): Promise<void>
  /** Stands around the parts of each download of stored rows; throws `rate_limited` where the caller reads too many at once. */
  counted?(context: Pick<CallContext, 'address' | 'setHeader'>, parts: Download['parts']): Download['parts']
  /**
   * Reads the body of a request into request.body: as bytes, which are parsed as JSON when its turn has come, or as what
   * has been made of them. Without it, that has been done before.
   */
  readBody?: RequestHandler
  /** Reads the one file of a multipart request into memory and its fields into request.body. */
  readUpload?(
    upload: NonNullable<AnyEndpoint['upload']>,
    request: Request,
    response: Response,
  ): Promise<Upload | null>
}

/**
 * Binds endpoints to handlers on an Express router. Handlers take checked input, return data and
 * throw AppError; access is checked before anything of the body is looked at.
 */
export function createServe(router: Router, options: ServeOptions) {
  const before = options.before ? [options.before] : []
  const originOf = (request: Request): string =>
    options.originOf?.(request) ?? `${request.protocol}://${request.get('host') ?? 'localhost'}`
  return function serve<E extends AnyEndpoint>(definition: E, handler: Handler<E>): void {
    const verb = definition.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    router[verb](
      definition.path,
      ...before,
      async (request: Request, response: Response, next: NextFunction) => {
        const gone = new AbortController()
        try {
          const actor = await options.actorOf(request)
          checkAccess(definition.access, actor)
          const setHeader: CallContext['setHeader'] = (name, value) => void response.append(name, value)
          const address = request.ip ?? ''
          if (isLimited(definition, actor)) await options.admit?.(definition, { address, setHeader })
          response.once('close', () => response.writableFinished || gone.abort())
          // Not before: who is refused costs no more than that.
          if (definition.body && !definition.upload) await through(options.readBody, request, response)
          const upload = definition.upload
            ? ((await options.readUpload?.(definition.upload, request, response)) ?? null)
            : null
          if (definition.body || definition.upload) await options.untilItsTurn?.(request)
          // Not before: bodies that end at the same moment would be parsed before anybody else is looked at.
          if (Buffer.isBuffer(request.body)) request.body = parseJson(request.body)
          const context: CallContext = {
            actor,
            upload,
            address,
            signal: gone.signal,
            setHeader,
            header: (name) => request.headers[name.toLowerCase()]?.toString(),
          }
          // Nothing about a person stays behind in a browser or a proxy.
          if (definition.access !== 'public' || definition.isPersonal) setHeader('Cache-Control', 'no-store')
          const input = inputOf(definition, request) as InputOf<E>
          const work = async (): Promise<unknown> => handler(input, context as ContextOf<E>)
          // Each key is kept for a while, so strangers leave no more of them than the limit of the call allows.
          const isKept = definition.method === 'POST' && (definition.limit !== undefined || actor !== null)
          const key = isKept ? context.header('idempotency-key') : undefined
          const answered = await (options.once && key ? options.once(key, work) : work())
          const output =
            answered instanceof LongPage
              ? answered.toFile(linksOf(answered.count, request, originOf))
              : answered
          if (output instanceof Download) {
            const counted = output.isOfRows ? options.counted?.(context, output.parts) : null
            const parts = counted ?? output.parts
            await sendDownload({ ...output, parts }, response)
          } else if (output instanceof Content) sendContent(output, response)
          else
            response
              .status(definition.success ?? 200)
              .json(withLinks(trimRows(output, queryOf(request)['fields']), request, originOf))
        } catch (error) {
          // A handler that ends by its signal has nobody to answer.
          if (error !== gone.signal.reason) next(error)
        }
      },
    )
  }
}

/** Binds one endpoint to its handler. */
export type Serve = ReturnType<typeof createServe>

/** Lets a request pass what stands on its way; throws where that says so. */
async function through(
  handler: RequestHandler | undefined,
  request: Request,
  response: Response,
): Promise<void> {
  if (!handler) return
  await new Promise<void>((resolve, reject) => {
    void handler(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)))
  })
}

/** JSON is UTF-8 (RFC 8259). No body at all is one without fields. */
function parseJson(bytes: Buffer): object {
  if (bytes.length === 0) return {}
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof value === 'object' && value !== null) return value
  } catch {}
  throw new AppError(
    'invalid_input',
    'The body is not valid JSON. Check quotation marks, commas and brackets; it has to be an object or a list.',
  )
}

function checkAccess(access: Access, actor: Actor | null): void {
  if (access === 'public') return
  if (!actor) throw new AppError('unauthenticated', 'Please sign in, then try again.')
  if (!hasRole(actor.role, access)) {
    throw new AppError('not_allowed', `This needs the role ${access}; you are signed in as ${actor.role}.`)
  }
}

function isLimited({ limit }: AnyEndpoint, actor: Actor | null): boolean {
  return limit !== undefined && !(limit.exempt && actor && hasRole(actor.role, limit.exempt))
}

function inputOf(definition: AnyEndpoint, request: Request): object {
  const body = request.body ?? {}
  return Object.assign(
    {},
    definition.params && accepted(validateText(definition.params, request.params)),
    acceptedQuery(definition, request),
    definition.body &&
      accepted(
        definition.upload ? validateText(definition.body, { ...body }) : validate(definition.body, body),
      ),
  )
}

/**
 * The query as one text for each name. An empty filter means no filter: clients of the first platform
 * send `location=`. A name that comes several times is a list, as many HTTP clients write one.
 */
export function queryOf(request: Pick<Request, 'query'>): Record<string, string> {
  const textOf = (value: unknown): string =>
    [value]
      .flat()
      .filter((part) => part !== '')
      .join(',')
  const given = Object.entries(request.query).map(([name, value]) => [name, textOf(value)])
  return Object.fromEntries(given.filter(([, value]) => value !== '')) as Record<string, string>
}

function acceptedQuery(definition: AnyEndpoint, request: Request): object {
  const given = queryOf(request)
  if (definition.query) return accepted(validateText(definition.query, given))
  const names = Object.keys(given)
  if (names.length === 0) return {}
  throw new AppError(
    'invalid_input',
    `This call takes no parameters: ${names.join(', ')}.`,
    Object.fromEntries(names.map((name) => [name, ['is not known here']])),
  )
}

function accepted(result: Validation<object>): object {
  if (result.ok) return result.value
  const fields = toFields(result.issues)
  const [name, messages] = Object.entries(fields)[0] ?? ['The input', ['is not valid']]
  throw new AppError('invalid_input', `${name} ${messages[0]}.`, fields)
}

function withLinks(output: unknown, request: Request, originOf: (request: Request) => string): unknown {
  return isUnlinkedPage(output) ? { ...output, ...linksOf(output.count, request, originOf) } : output
}

function linksOf(count: number, request: Request, originOf: (request: Request) => string): PageLinks {
  const { page: pageText = '1', size: sizeText = '100' } = queryOf(request)
  const page = Number(pageText)
  const size = Number(sizeText)
  const origin = originOf(request)
  if (!URL.canParse(request.originalUrl, origin)) {
    throw new AppError('invalid_input', 'The request cannot be read. Check its address and its Host header.')
  }
  const link = (number: number): string => {
    const address = new URL(request.originalUrl, origin)
    address.searchParams.set('page', String(number))
    return address.href
  }
  return {
    next: page * size < count ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
  }
}

function isUnlinkedPage(output: unknown): output is { count: number; results: unknown[] } {
  return (
    typeof output === 'object' &&
    output !== null &&
    'results' in output &&
    'count' in output &&
    !('next' in output)
  )
}
