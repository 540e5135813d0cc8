import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import type { RequestHandler } from 'express'
import { queryOf } from '@msdat/sdk/http/serve'
import type { VersionedData } from '../data/VersionedData.ts'
import { AnswerCache, encodingFor, type CachedAnswer, type Encoding } from './AnswerCache.ts'
import { SingleFlight, type Flight } from './SingleFlight.ts'
import { longestMs } from './inFairTurns.ts'
import type { OriginOf } from './linkOrigin.ts'
import { onAnswer } from './onAnswer.ts'
import { inPlace } from './placeOfRead.ts'
import { Semaphore } from './Semaphore.ts'

export interface CachedReads {
  /**
   * Answers what is kept, and says whether it did. It works on Node's own request, in front of
   * Express: the way through the middleware takes four times as long as the answer itself.
   */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * Stands before the handler of a public read: keeps what the handler answers, and has those who ask
   * the same meanwhile wait for it. It sets the headers of the answer itself.
   */
  keepAnswer: RequestHandler
}

// So that of the connections to PostgreSQL (`openDatabase`) some are left for all else.
const mostAtOnce = 10

interface Kept {
  key: string
  answer: CachedAnswer
}

/** Public reads whose answer depends on nothing but the address, the name of the site in it, and the data version. */
export function createCachedReads(
  data: VersionedData,
  originOf: OriginOf = ({ headers }) => `http://${headers.host ?? ''}`,
): CachedReads {
  const cache = new AnswerCache()
  const find = (origin: string, url: string, version: string): Kept | null => {
    for (const key of [url, origin + url]) {
      const answer = cache.find(key, version)
      if (answer) return { key, answer }
    }
    return null
  }
  const flights = new SingleFlight<Kept>()
  const semaphore = new Semaphore(mostAtOnce)
  const compress = compression()

  /** Has the handler answer when it is its turn, keeps the answer, and gives it to those who wait for the same. */
  async function makeAnswer(
    flight: Flight<Kept>,
    origin: string,
    ...[request, response, next]: Parameters<RequestHandler>
  ): Promise<void> {
    response.once('close', flight.forget)
    const release = await semaphore.acquire()
    const giveUp = (): void => {
      release()
      flight.settle(null)
      if (!response.headersSent) setOwnHeaders(response)
    }
    if (response.destroyed) {
      giveUp()
      response.end()
      return
    }
    // Who goes ends no work that is under way. Nothing is known of what ends without an answer.
    response.once('close', () => response.writableEnded || setTimeout(release, longestMs).unref())
    try {
      // Read before the data are: an import in between must not put its version on old figures.
      const version = await data.version()
      onAnswer(response, {
        other: giveUp,
        json: async (body) => {
          // Without links the answer is the same under every name.
          const key = hasLinks(body) ? origin + request.originalUrl : request.originalUrl
          const answer = await cache.keep(key, version, JSON.stringify(body), wantedBy(request))
          release()
          flight.settle({ key, answer })
          sendKept(answer, request, response)
        },
        failed(error) {
          giveUp()
          next(error)
        },
      })
    } catch (error) {
      giveUp()
      throw error
    }
    inPlace(release, next)
  }

  return {
    answerFromCache(request, response) {
      const version = data.recentVersion
      if (version === null || request.method !== 'GET') return false
      const origin = originOf(request)
      if (origin === null) return false
      const kept = find(origin, request.url ?? '', version)
      return kept !== null && sendKept(kept.answer, request, response)
    },
    async keepAnswer(request, response, next) {
      if (queryOf(request)['format'] === 'csv') {
        // A download of any length goes out as it is read, and is never held in memory.
        setOwnHeaders(response)
        return compress(request, response, next)
      }
      const origin = originOf(request)
      if (origin === null) return next()
      const version = await data.version()
      const name = `${version} ${origin} ${request.originalUrl}`
      const flying = flights.find(name)
      const kept = find(origin, request.originalUrl, version) ?? (flying && (await flying))
      if (kept) {
        await cache.addEncoding(kept.key, kept.answer, wantedBy(request))
        sendKept(kept.answer, request, response)
      } else if (response.destroyed) response.end()
      else await makeAnswer(flights.start(name), origin, request, response, next)
    },
  }
}

const wantedBy = ({ headers }: IncomingMessage): Encoding => encodingFor(headers['accept-encoding'])

/** Links to the neighbours of a page begin with the name of the site. */
function hasLinks(body: unknown): boolean {
  const { next, previous } = (body ?? {}) as { next?: unknown; previous?: unknown }
  return typeof next === 'string' || typeof previous === 'string'
}

const ownHeaders = Object.entries({
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
})

function setOwnHeaders(response: ServerResponse): void {
  for (const [name, value] of ownHeaders) response.setHeader(name, value)
}

const headers = [
  ['Content-Type', 'application/json; charset=utf-8'],
  // Kept by the browser, asked about each time: a new import shows at once, and 304 costs 200 bytes.
  ['Cache-Control', 'public, no-cache'],
  ['Vary', 'Accept-Encoding'],
  ...ownHeaders,
].flat()

/** False where the asked encoding has not been made yet. */
function sendKept(answer: CachedAnswer, request: IncomingMessage, response: ServerResponse): boolean {
  const known = request.headers['if-none-match']
  if (known?.split(',').some((tag) => tag.trim() === answer.etag)) {
    response.writeHead(304, [...headers, 'ETag', answer.etag]).end()
    return true
  }
  const encoding = wantedBy(request)
  if (!answer.bodies.has(encoding)) return false
  sendBody(response, answer, encoding)
  return true
}

function sendBody(response: ServerResponse, answer: CachedAnswer, encoding: Encoding): void {
  const coded = answer.bodies.get(encoding)
  if (!coded) throw new Error(`The answer was not made in ${encoding}.`)
  response.writeHead(200, (coded.headers ??= headersOf(answer, coded)))
  response.end(coded.body)
}

/** Made once for each body: putting them together again would cost as much as sending them. */
function headersOf(
  { etag }: CachedAnswer,
  { body, encoding }: { body: Buffer; encoding: Encoding },
): string[] {
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  return [...headers, 'ETag', etag, 'Content-Length', String(body.length), ...coding]
}
