import type { Static, TSchema } from 'typebox'
import type { AnyEndpoint, InputOf, OutputOf } from '../contracts/endpoint.ts'
import { AppError, statusOfCode, type Problem } from '../contracts/problem.ts'
import { LineSplitter } from './LineSplitter.ts'
import { hasShape } from '../contracts/validate/hasShape.ts'

export interface CallOptions {
  /** Prefix of every path; empty for the page's own server. */
  base?: string
  token?: string
  signal?: AbortSignal
  /** File of a multipart call. */
  file?: File
  deadlineMs?: number
  /** What carries the call; the browser's own where it is left out. */
  fetch?: (address: string, request: RequestInit) => Promise<Response>
}

// A network that wants its visitors to sign in answers every address with a page of its own, and status 200.
const notOurs =
  'Unexpected API response format: the answer did not come from this site, or came in pieces. If your network asks you to sign in, do so; then try again.'

/**
 * Calls an endpoint with fetch. Throws AppError with the server's problem, `unavailable` (also where an answer is not
 * of the kind that the contract describes) or `timed_out`.
 */
export async function call<E extends AnyEndpoint>(
  definition: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  return withResponse(definition, input, options, async (response) => {
    const answer: unknown = await response.json().catch(() => null)
    if (hasShape(definition.output, answer)) return answer as OutputOf<E>
    throw new AppError('unavailable', notOurs)
  })
}

/** Calls an endpoint whose answer comes in lines of JSON, each given on as it comes; throws as `call` does. */
export async function callLines<E extends AnyEndpoint, Line extends TSchema>(
  definition: E,
  input: InputOf<E>,
  { line, onLine, ...options }: CallOptions & { line: Line; onLine: (line: Static<Line>) => void },
): Promise<void> {
  const read = (text: string): void => {
    const value = parsed(text)
    if (!hasShape(line, value)) throw new AppError('unavailable', notOurs)
    onLine(value as Static<Line>)
  }
  await withResponse(definition, input, options, async (response) => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const splitter = new LineSplitter()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      splitter.push(part.value).forEach(read)
    if (splitter.rest !== '') throw new AppError('unavailable', notOurs)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Carries the call, and turns whatever goes wrong on the way and while the answer is read into an AppError. */
async function withResponse<E extends AnyEndpoint, Result>(
  definition: E,
  input: InputOf<E>,
  options: CallOptions,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const deadline = AbortSignal.timeout(options.deadlineMs ?? 30_000)
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline
  try {
    const response = await (options.fetch ?? fetch)(addressOf(definition, input as object, options), {
      method: definition.method,
      credentials: 'same-origin',
      signal,
      ...bodyOf(definition, input as object, options),
    })
    if (!response.ok) throw toError(response.status, await response.json().catch(() => null))
    return await read(response)
  } catch (error) {
    if (error instanceof AppError || options.signal?.aborted) throw error
    if (deadline.aborted)
      throw new AppError('timed_out', 'The server took too long to answer. Please try again.')
    throw new AppError('unavailable', 'The server cannot be reached. Check your connection and try again.')
  }
}

function addressOf(definition: AnyEndpoint, input: object, options: CallOptions): string {
  const values = input as Record<string, unknown>
  const path = definition.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  )
  const query = new URLSearchParams()
  for (const name of Object.keys(definition.query?.properties ?? {})) {
    if (values[name] !== undefined) query.set(name, String(values[name]))
  }
  const search = query.toString()
  return (options.base ?? '') + path + (search && `?${search}`)
}

function bodyOf(definition: AnyEndpoint, input: object, options: CallOptions): RequestInit {
  const authorization: Record<string, string> = options.token
    ? { authorization: `Bearer ${options.token}` }
    : {}
  if (!definition.body) return { headers: authorization }
  const values = input as Record<string, unknown>
  const named = Object.keys(definition.body.properties).filter((name) => values[name] !== undefined)
  if (!definition.upload) {
    const body = JSON.stringify(Object.fromEntries(named.map((name) => [name, values[name]])))
    return { body, headers: { ...authorization, 'content-type': 'application/json' } }
  }
  const form = new FormData()
  for (const name of named) form.set(name, String(values[name]))
  if (options.file) form.set(definition.upload.field, options.file)
  return { body: form, headers: authorization }
}

function toError(status: number, answer: unknown): AppError {
  if (isProblem(answer)) return new AppError(answer.code, answer.message, answer.fields)
  if (status === 429)
    return new AppError('rate_limited', 'The server is asked too often. Wait a minute, then try again.')
  if (status >= 500)
    return new AppError(
      'unavailable',
      'The server cannot answer at the moment. Please try again in a minute.',
    )
  return new AppError(
    'internal',
    'The server refused this and gave no reason. Reload the page and try again.',
  )
}

function isProblem(answer: unknown): answer is Problem {
  return (
    typeof answer === 'object' && answer !== null && 'code' in answer && String(answer.code) in statusOfCode
  )
}
