import type { NextFunction, Request, Response, Router } from 'express'

/** Names under the plugin domain reach frame documents and nothing else, least of all the API. */
export function onPluginHosts(pluginDomain: string, framesRouter: Router) {
  const ending = `.${pluginDomain}`
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!request.headers.host?.toLowerCase().endsWith(ending)) return next()
    framesRouter(request, response, (error?: unknown) => {
      if (error) return next(error)
      response.status(404).type('text').send('There is nothing here.')
    })
  }
}
