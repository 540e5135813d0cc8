import type { NextFunction, Request, Response } from 'express'
import { isOpenCall, openMethodsOf } from './openCalls.ts'

/**
 * Lets pages of other sites read what is public, refusals included. A call that is not open gets no
 * such header, and the browser keeps its answer from the page.
 */
export function openToOtherSites(request: Request, response: Response, next: NextFunction): void {
  if (isOpenCall(request)) {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  }
  next()
}

// Browsers ask again after two hours at the latest, whatever they are told.
const twoHours = '7200'

/** What a browser asks before a page of another site may send a call with headers or a body of its own. */
export function answerPreflight(request: Request, response: Response, next: NextFunction): void {
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return next()
  const methods = openMethodsOf(request.path)
  if (methods.length === 0) return next()
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Methods', methods.join(', '))
  // The star leaves Authorization out, which clients of the first platform send with every call.
  response.setHeader('Access-Control-Allow-Headers', '*, Authorization')
  response.setHeader('Access-Control-Max-Age', twoHours)
  response.status(204).end()
}
