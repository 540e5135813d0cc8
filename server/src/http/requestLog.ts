import { pino, type DestinationStream, type Logger } from 'pino'
import { pinoHttp } from 'pino-http'
import type { RequestHandler } from 'express'
import type { LogLevel } from '../config/readConfig.ts'

/** JSON lines on stderr: stdout belongs to the person who starts the server. */
export function createLog(
  level: LogLevel,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  return pino(
    { level, serializers: { err: describeError, req: describeRequest, res: describeAnswer } },
    destination,
  )
}

/** One line for each request; nothing at all where the level would swallow it anyway. */
export function requestLog(log: Logger): RequestHandler {
  if (!log.isLevelEnabled('info')) return (_request, _response, next) => next()
  // Without its wrapping, a serializer sees the request and the answer themselves.
  return pinoHttp({ logger: log, wrapSerializers: false })
}

// Each names what may be written. Cookies, tokens, addresses of people and figures of a statement may stand in
// any other field, and in new fields of a new version of some library.

interface Asked {
  id?: unknown
  method?: string
  url?: string
  originalUrl?: string
}

function describeRequest({ id, method, url, originalUrl }: Asked) {
  // Without the query, which may hold a token.
  return { id, method, path: (originalUrl ?? url ?? '').split('?', 1)[0] }
}

function describeAnswer({ statusCode }: { statusCode?: number }) {
  return { status: statusCode }
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type: error.name, code, message: error.message, stack: error.stack }
}
