import type { IncomingHttpHeaders } from 'node:http'
import { isOwnOrigin } from '../http/isOwnOrigin.ts'

interface Site {
  publicUrl: string
  /** Front ends on other addresses that are trusted as the site's own. */
  clientOrigins?: readonly string[] | undefined
}

/**
 * The headers that say who makes a request, and nothing else of it. A bearer token stands alone; a
 * cookie never speaks for a page of an origin that is not trusted, whatever else lets such a request through.
 */
export function credentialsOf(headers: IncomingHttpHeaders, site: Site): Headers {
  const credentials = new Headers()
  const agent = headers['user-agent']
  if (agent) credentials.set('user-agent', agent.slice(0, 300))
  // "Basic" is for a proxy in front of the site and says nothing about its accounts.
  const isToken = headers.authorization !== undefined && !/^basic /i.test(headers.authorization)
  if (isToken) credentials.set('authorization', headers.authorization ?? '')
  else if (headers.cookie && isTrusted(headers, site)) credentials.set('cookie', headers.cookie)
  return credentials
}

/** A trusted front end, the public address, or the one that was asked, by the scheme of the public one. */
function isTrusted(headers: IncomingHttpHeaders, { publicUrl, clientOrigins = [] }: Site): boolean {
  if (headers.origin !== undefined && clientOrigins.includes(headers.origin)) return true
  const asked = `${new URL(publicUrl).protocol}//${headers.host ?? ''}`
  return [publicUrl, asked].some((own) => isOwnOrigin(headers, URL.canParse(own) ? own : null))
}

/** Headers with one of our cookies alone, where a call must not go by whatever session it also carries. */
export function cookiesOf(cookie: string | undefined, name: 'trust_device' | 'two_factor'): Headers {
  const own = new RegExp(`^(__Secure-)?msdat\\.${name}=`)
  const found = (cookie ?? '').split(/; */).filter((part) => own.test(part))
  return new Headers(found.length > 0 ? { cookie: found.join('; ') } : {})
}
