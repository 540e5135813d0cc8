import helmet from 'helmet'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { localServerIn } from '@msdat/sdk/contracts/localPlugin'
import { isEmbedPath } from '@msdat/sdk/view'

export interface PageOrigins {
  /** Address of the site, such as `http://localhost:4300`. */
  publicUrl: string
  /** Host under which each plugin has a name of its own; empty where all share the site's. */
  pluginDomain: string
  /** Hosts whose pages people may embed in their dashboards: whoever runs this installation trusts them. */
  embedHosts?: readonly string[]
}

/** The headers of the host's own pages and answers. */
export function pageHeaders(origins: PageOrigins): RequestHandler {
  const own = headersOf(origins, false)
  const embedded = headersOf(origins, true)
  return (request, response, next) => (isEmbedPath(request.path) ? embedded : own)(request, response, next)
}

/** Pages that are embedded may be shown by any site, post no form, and know of no plugin under development. */
function headersOf(
  { publicUrl, pluginDomain, embedHosts = [] }: PageOrigins,
  isEmbedded: boolean,
): RequestHandler {
  const isSecure = publicUrl.startsWith('https:')
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: [isEmbedded ? "'self'" : connectionsOf],
        // A frame cannot carry data out by navigating itself: only plugin origins and trusted hosts may be framed.
        frameSrc: [
          "'self'",
          ...(pluginDomain === '' ? [] : [`${isSecure ? 'https' : 'http'}://*.${pluginDomain}`]),
          ...embedHosts.map((host) => `https://${host}`),
        ],
        workerSrc: ["'self'"],
        frameAncestors: [isEmbedded ? '*' : "'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: [isEmbedded ? "'none'" : "'self'"],
      },
    },
    // Plain HTTP on localhost must stay plain HTTP.
    strictTransportSecurity: isSecure && { maxAge: 31_536_000 },
    frameguard: isEmbedded ? false : { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}

/**
 * A page that is asked for with ?dev=http://127.0.0.1:4310 may read from that one port of the visitor's own machine,
 * where "msdat-plugin dev" serves a local plugin. Whether it does is for the page, which asks the visitor.
 */
function connectionsOf({ url = '' }: IncomingMessage): string {
  const localServer = localServerIn(/\?[^#]*/.exec(url)?.[0] ?? '')
  return localServer === null ? "'self'" : `'self' ${localServer}`
}
