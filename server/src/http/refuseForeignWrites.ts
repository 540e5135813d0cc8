import type { NextFunction, Request, Response } from 'express'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { ClientOrigins } from './clientOrigins.ts'
import { isOwnOrigin } from './isOwnOrigin.ts'
import type { OriginOf } from './linkOrigin.ts'
import { isOpenCall } from './openCalls.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A browser sends the Origin of the page with every write. A page of another site, and the frame
 * of a plugin (whose origin is "null"), must not write with the visitor's session.
 */
export function refuseForeignWrites(originOf: OriginOf, clients: ClientOrigins) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (reading.has(request.method) || isOwnOrigin(request.headers, originOf(request))) return next()
    if (clients.has(request.headers.origin) || isOpenCall(request)) return next()
    throw new AppError('not_allowed', 'This can be done from pages of this site only.')
  }
}
