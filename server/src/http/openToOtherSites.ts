import type { RequestHandler } from 'express'

/** Stands before a public read whose answer is not kept: pages of other sites may read it, refusals included. */
export const openToOtherSites: RequestHandler = (_request, response, next) => {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  next()
}
