import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartupFault } from '../config/StartupFault.ts'
import { boundBodies } from './boundBodies.ts'
import { boundConnections } from './boundConnections.ts'
import { boundUnread } from './boundUnread.ts'
import { countConnections } from './letOthersIn.ts'
import { oneAtATime } from './oneAtATime.ts'
import { readInSlices } from './readInSlices.ts'
import { standInPage } from './standInPage.ts'

/** A port that is listened on from the first moment, so that a taken one is told before any work is done. */
export interface PortClaim {
  port: number
  server: Server
  /** Until then, every request but `/api/health` is told to wait. */
  open(listener: RequestListener): void
  close(): Promise<void>
}

/** Longer than common proxies keep an idle connection (60 s), so that none is closed under a reused one. */
const keptOpenMs = 65_000

/** A browser opens six; the largest office behind one address a few hundred. */
const mostConnections = 500

interface ClaimOptions {
  /** Where all visitors come through a proxy, it is the one to count their connections. */
  isBehindProxy?: boolean
}

export async function claimPort(
  port: number,
  { isBehindProxy = false }: ClaimOptions = {},
): Promise<PortClaim> {
  const starting = oneAtATime(answerStarting)
  const server = createServer({
    keepAliveTimeout: keptOpenMs,
    headersTimeout: keptOpenMs + 5000,
    requireHostHeader: false,
  })
  // Node would answer these by itself, however many come at once.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  countConnections(server)
  readInSlices(server)
  boundBodies(server)
  if (!isBehindProxy) {
    boundConnections(server, mostConnections)
    boundUnread(server)
  }
  const answers = new OpenAnswers(server)
  server.on('request', starting)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toFault(error, port)))
    server.listen(port, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    server,
    open(listener) {
      server.off('request', starting)
      server.on('request', oneAtATime(refuseUnnamedHost(listener)))
    },
    close: () => closeGently(server, answers),
  }
}

const againAfter = 2
const startingPage = standInPage({
  title: 'Getting ready',
  lines: [
    'The server has just been started and prepares its data. This page comes by itself as soon as it can.',
  ],
  againAfter,
})

/** Programs are told in JSON, and whoever looks at a page by one that comes again. */
const answerStarting: RequestListener = ({ url = '', headers }, response) => {
  const isHealth = /^\/api\/health\/?$/.test(url)
  const isPage = !isHealth && (headers.accept?.includes('text/html') ?? false)
  const body = isHealth
    ? { status: 'ok' }
    : { code: 'unavailable', message: 'Nothing is served here yet. Please try again in a few seconds.' }
  response.writeHead(isHealth ? 200 : 503, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'Cache-Control': 'no-store',
    'Retry-After': String(againAfter),
  })
  response.end(isPage ? startingPage : JSON.stringify(body))
}

/** As the standard asks for. Node would do it before the request has waited for its turn. */
const refuseUnnamedHost =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (request.headers.host !== undefined || request.httpVersion !== '1.1')
      return listener(request, response)
    const message = 'A request needs the header Host, with the name of the site.'
    response.writeHead(400, { 'Content-Type': 'application/json', Connection: 'close' })
    response.end(JSON.stringify({ code: 'invalid_input', message }))
  }

function toFault(error: Error, port: number): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartupFault(
      `Port ${port} is taken. Stop the program that uses it, or set PORT to another one.`,
    )
  }
  if (code === 'EACCES') {
    return new StartupFault(`This user may not listen on port ${port}. Set PORT to a number above 1023.`)
  }
  return error
}

// Supervisors commonly wait for 10 s.
const patienceMs = 9000

/** Lets answers under way end; connections that are merely open are closed, and after a while all are. */
async function closeGently(server: Server, answers: OpenAnswers): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  let force: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => (force = setTimeout(resolve, patienceMs)))
  await Promise.race([answers.ended(), patience])
  clearTimeout(force)
  server.closeAllConnections()
  await closed
}

/**
 * Counts the requests of a server that are not answered yet; oneAtATime, which comes after it, closes each answer. A Set
 * of the answers would cost a fifth of a small one: a dead Set that is old keeps the newer ones from being collected.
 */
class OpenAnswers {
  #open = 0
  #tellEnd: () => void = () => {}

  constructor(server: Server) {
    server.on('request', (_request, response) => {
      this.#open += 1
      response.once('close', () => {
        this.#open -= 1
        if (this.#open === 0) this.#tellEnd()
      })
    })
  }

  ended(): Promise<void> {
    return new Promise((resolve) => {
      this.#tellEnd = resolve
      if (this.#open === 0) resolve()
    })
  }
}
