import { pino, type Logger } from 'pino'
import { pinoHttp } from 'pino-http'
import type { RequestHandler } from 'express'
import type { LogLevel } from '../config/readConfig.ts'

/** JSON lines on stderr: stdout belongs to the person who starts the server. */
export function createLog(level: LogLevel): Logger {
  return pino({ level }, pino.destination({ dest: 2, sync: false }))
}

/** One line for each request; nothing at all where the level would swallow it anyway. */
export function requestLog(log: Logger): RequestHandler {
  if (!log.isLevelEnabled('info')) return (_request, _response, next) => next()
  return pinoHttp({
    logger: log,
    // Cookies, tokens and addresses of people have no place in a log.
    serializers: {
      req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({ id, method, url }),
    },
  })
}
