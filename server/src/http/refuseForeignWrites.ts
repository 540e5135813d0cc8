import type { NextFunction, Request, Response } from 'express'
import { AppError } from '@msdat/sdk/contracts/problem'
import { isOpenCall } from './openCalls.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A browser sends the Origin of the page with every write. A page of another site, and the frame
 * of a plugin (whose origin is "null"), must not write with the visitor's session.
 */
export function refuseForeignWrites(request: Request, _response: Response, next: NextFunction): void {
  const { origin, host } = request.headers
  if (reading.has(request.method) || origin === undefined || hostOf(origin) === host) return next()
  if (isOpenCall(request)) return next()
  throw new AppError('not_allowed', 'This can be done from pages of this site only.')
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
