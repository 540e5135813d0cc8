import type { IncomingHttpHeaders } from 'node:http'

/**
 * The headers that say who makes a request, and nothing else of it. A bearer token stands alone; a
 * cookie never speaks for a page of another origin, whatever else lets such a request through.
 */
export function credentialsOf(headers: IncomingHttpHeaders, publicUrl: string): Headers {
  const credentials = new Headers()
  const agent = headers['user-agent']
  if (agent) credentials.set('user-agent', agent.slice(0, 300))
  // "Basic" is for a proxy in front of the site and says nothing about its accounts.
  const isToken = headers.authorization !== undefined && !/^basic /i.test(headers.authorization)
  if (isToken) credentials.set('authorization', headers.authorization ?? '')
  else if (headers.cookie && isOwnOrigin(headers, publicUrl)) credentials.set('cookie', headers.cookie)
  return credentials
}

function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const asked = new URL(origin).host
  return asked === host || asked === new URL(publicUrl).host
}
