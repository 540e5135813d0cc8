import type { NextFunction, Request, Response } from 'express'
import type { Logger } from 'pino'
import { AppError } from '@msdat/sdk/contracts/problem'

/** Every path of the API that nobody answered. */
export function answerUnknownPath(request: Request): never {
  throw new AppError('not_found', `There is nothing at ${request.method} ${request.baseUrl}${request.path}.`)
}

/** Says of an error whether it is trouble of the database, and what can be told of it. */
type NoteTrouble = (error: unknown) => AppError | null

/** Turns whatever was thrown into the Problem that clients know. What is unforeseen is logged and not told. */
export function answerProblems(log: Logger, noteTrouble: NoteTrouble = () => null) {
  // Express tells an error handler by its four parameters.
  return (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) return next(error)
    const trouble = noteTrouble(error)
    const known = trouble ?? toAppError(error)
    if (trouble) log.error({ err: error, req: request }, 'trouble of the database')
    else if (known.code === 'internal') log.error({ err: error, req: request }, 'unforeseen error')
    response.setHeader('Cache-Control', 'no-store')
    response.status(known.status).json({ ...known.toProblem(), ...topLevelFields(request, known) })
  }
}

/** A client of the first platform reads what is wrong with a registration beside the problem. */
function topLevelFields({ method, path }: Request, { fields = {} }: AppError): Record<string, string[]> {
  if (method !== 'POST' || !/^\/api\/users\/?$/i.test(path)) return {}
  const read = new Set(['username', 'email', 'password'])
  return Object.fromEntries(Object.entries(fields).filter(([name]) => read.has(name)))
}

const internal = (): AppError =>
  new AppError(
    'internal',
    'Something went wrong on the server. Please try again; if it stays, tell the administrators.',
  )

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const type = propertyOf(error, 'type')
  if (type === 'entity.too.large') return new AppError('too_large', 'The request is too large.')
  const status = propertyOf(error, 'status') ?? propertyOf(error, 'statusCode')
  // A malformed address or body: the parsers of Express and Node say so with a status of 4xx.
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new AppError(
      status === 404 ? 'not_found' : 'invalid_input',
      'The request cannot be read. Check its address, headers and body.',
    )
  }
  return internal()
}

function propertyOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null && name in error
    ? (error as Record<string, unknown>)[name]
    : undefined
}
