import helmet from 'helmet'
import type { RequestHandler } from 'express'

export interface PageOrigins {
  /** Address of the site, such as `http://localhost:4300`. */
  publicUrl: string
  /** Host under which each plugin has a name of its own; empty where all share the site's. */
  pluginDomain: string
  /** Hosts whose pages people may embed in their dashboards: whoever runs this installation trusts them. */
  embedHosts?: readonly string[]
}

/** The headers of the host's own pages and answers. */
export function pageHeaders({ publicUrl, pluginDomain, embedHosts = [] }: PageOrigins): RequestHandler {
  const isSecure = publicUrl.startsWith('https:')
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        // A frame cannot carry data out by navigating itself: only plugin origins and trusted hosts may be framed.
        frameSrc: [
          "'self'",
          ...(pluginDomain === '' ? [] : [`${isSecure ? 'https' : 'http'}://*.${pluginDomain}`]),
          ...embedHosts.map((host) => `https://${host}`),
        ],
        workerSrc: ["'self'"],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // Plain HTTP on localhost must stay plain HTTP.
    strictTransportSecurity: isSecure && { maxAge: 31_536_000 },
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
