import type { NextFunction, Request, Response } from 'express'
import { AppError } from '@msdat/sdk/contracts/problem'
import { getHealth, getReady } from '@msdat/sdk/contracts/health'
import { isHostOf } from './linkOrigin.ts'

// Balancers and supervisors ask for these by address, and learn nothing but that the server runs.
const forAnyHost = new Set([getHealth.path, getReady.path].map(withoutLastSlash))

/**
 * A page of another site can have its own name point to this server: to the browser the two are then
 * one site, and links in answers would carry the foreign name. So only the public address is served.
 */
export function refuseForeignHosts(publicUrl: string) {
  const isOwn = isHostOf(publicUrl)
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (forAnyHost.has(withoutLastSlash(request.path))) return next()
    if (isOwn(request.headers.host)) return next()
    throw new AppError(
      'misdirected',
      `This server answers for ${publicUrl} only. Open that address; where a proxy stands in front, it must pass on the Host header.`,
    )
  }
}

function withoutLastSlash(path: string): string {
  return path.replace(/\/$/, '')
}
