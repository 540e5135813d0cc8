import type { RequestHandler } from 'express'
import { AppError } from '@msdat/sdk/contracts/problem'
import { html } from '../docs/html.ts'
import { standInPage } from './standInPage.ts'

/** Seconds after which programs may ask again. */
const againAfter = 600

/** Answers every page with a note, and every call with `unavailable`. Whether the process lives is still told. */
export function showMaintenance(message: string): RequestHandler {
  const again = html`Nothing that you sent before is lost. <a href="">Try again</a>`
  const page = standInPage({ title: 'Maintenance', lines: [message, again] })
  return ({ path, method }, response, next) => {
    if (/^\/api\/(health|ready)\/?$/.test(path)) return next()
    response.setHeader('Retry-After', String(againAfter))
    if (/^\/(api|registry|sdk|frames)(\/|$)/.test(path) || method !== 'GET')
      throw new AppError('unavailable', message)
    response.status(503).setHeader('Cache-Control', 'no-store').type('html').send(page)
  }
}
