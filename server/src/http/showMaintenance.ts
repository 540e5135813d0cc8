import type { RequestHandler } from 'express'
import { AppError } from '@msdat/sdk/contracts/problem'

/** Seconds after which programs may ask again. */
const againAfter = 600

/** Answers every page with a note, and every call with `unavailable`. Whether the process lives is still told. */
export function showMaintenance(message: string): RequestHandler {
  const page = pageOf(message)
  return ({ path, method }, response, next) => {
    if (/^\/api\/(health|ready)\/?$/.test(path)) return next()
    response.setHeader('Retry-After', String(againAfter))
    if (/^\/(api|registry|sdk|frames)(\/|$)/.test(path) || method !== 'GET')
      throw new AppError('unavailable', message)
    response.status(503).setHeader('Cache-Control', 'no-store').type('html').send(page)
  }
}

function pageOf(message: string): string {
  const text = message.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="This site is being worked on.">
<meta name="robots" content="noindex">
<title>MSDAT | Maintenance</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 34rem }
a { color: LinkText }
</style>
</head>
<body>
<main>
<h1>Maintenance</h1>
<p>${text}</p>
<p>Nothing that you sent before is lost. <a href="">Try again</a></p>
</main>
</body>
</html>
`
}
