import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

type Header = string | number | readonly string[]

/**
 * Front ends on other addresses that an installation trusts as its own: they may call everything, with
 * the visitor's session. Browsers refuse the star where credentials are sent, so each is named.
 */
export class ClientOrigins {
  readonly #origins: ReadonlySet<string>

  constructor(origins: readonly string[]) {
    this.#origins = new Set(origins)
  }

  has(origin: string | undefined): boolean {
    return origin !== undefined && this.#origins.has(origin)
  }

  /** Answers preflights of these origins, and names them in whatever else is answered to them. */
  around(listener: RequestListener): RequestListener {
    return (request, response) => {
      const { origin } = request.headers
      if (origin === undefined || !this.#origins.has(origin)) return listener(request, response)
      nameOrigin(response, origin)
      if (isPreflight(request)) return answerPreflight(request, response)
      listener(request, response)
    }
  }
}

const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

function answerPreflight({ headers }: IncomingMessage, response: ServerResponse): void {
  const asked = headers['access-control-request-headers']
  if (asked) response.setHeader('Access-Control-Allow-Headers', asked)
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
  response.setHeader('Access-Control-Max-Age', '7200')
  response.writeHead(204).end()
}

/** At the last moment: what answers from memory writes its headers in one list, with a star in it. */
function nameOrigin(response: ServerResponse, origin: string): void {
  const named: Record<string, string> = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  const replaced = new Set(Object.keys(named).map((name) => name.toLowerCase()))
  const send = response.writeHead.bind(response) as (
    status: number,
    headers?: Record<string, Header> | readonly string[],
  ) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const given = rest.find((part) => typeof part === 'object') as
      Record<string, Header> | string[] | undefined
    for (const [name, value] of entriesOf(given)) {
      if (!replaced.has(name.toLowerCase())) response.setHeader(name, value as string)
    }
    for (const [name, value] of Object.entries(named)) response.setHeader(name, value)
    response.appendHeader('Vary', 'Origin')
    return send(status)
  }) as ServerResponse['writeHead']
}

function entriesOf(headers: Record<string, Header> | string[] | undefined): [string, Header][] {
  if (!headers) return []
  if (!Array.isArray(headers)) return Object.entries(headers)
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : []))
}
