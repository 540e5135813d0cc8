import type { NextFunction, Request, Response } from 'express'
import type { Logger } from 'pino'
import { AppError } from '@msdat/sdk/contracts/problem'

/** Every path of the API that nobody answered. */
export function answerUnknownPath(request: Request): never {
  throw new AppError('not_found', `There is nothing at ${request.method} ${request.baseUrl}${request.path}.`)
}

/** Turns whatever was thrown into the Problem that clients know. What is unforeseen is logged and not told. */
export function answerProblems(log: Logger) {
  // Express tells an error handler by its four parameters.
  return (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) return next(error)
    const known = toAppError(error)
    if (known.code === 'internal')
      log.error({ err: error, method: request.method, url: request.url }, 'unforeseen error')
    response.setHeader('Cache-Control', 'no-store')
    response.status(known.status).json(known.toProblem())
  }
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
  if (type === 'entity.parse.failed') {
    return new AppError(
      'invalid_input',
      'The body is not valid JSON. Check quotation marks, commas and brackets.',
    )
  }
  const status = propertyOf(error, 'status') ?? propertyOf(error, 'statusCode')
  // A malformed address, encoding or charset: the parsers of Express and Node say so with a status of 4xx.
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
