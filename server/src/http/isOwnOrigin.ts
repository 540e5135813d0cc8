import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from a page of this site, or from a program that is no page. The scheme counts: the same
 * name without encryption is whoever sits on the network. Behind a proxy that ends the encryption and is not declared,
 * the server does not know its own scheme; there it believes the browser, which says of itself where a request began.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, own: string | null): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const named = new URL(origin)
  if (own !== null && named.origin === new URL(own).origin) return true
  return headers['sec-fetch-site'] === 'same-origin' && named.host === headers.host?.toLowerCase()
}
