import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import type { VersionedData } from '../data/VersionedData.ts'
import { AnswerCache, encodingFor, type CachedAnswer, type Encoding } from './AnswerCache.ts'

export interface CachedReads {
  /**
   * Answers what is kept, and says whether it did. It works on Node's own request, in front of
   * Express: the way through the middleware takes four times as long as the answer itself.
   */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean
  /** Stands before the handler of a public read: keeps what the handler answers. */
  keepAnswer: RequestHandler
}

/** Public reads whose answer depends on nothing but the address and the data version. */
export function createCachedReads(data: VersionedData, cache = new AnswerCache()): CachedReads {
  return {
    answerFromCache(request, response) {
      const version = data.recentVersion
      if (version === null || request.method !== 'GET') return false
      const answer = cache.find(keyOf(request), version)
      return answer !== undefined && sendKept(answer, request, response)
    },
    async keepAnswer(request, response, next) {
      // Read before the data are: an import in between must not put its version on old figures.
      const version = await data.version()
      const key = keyOf(request)
      const send = (answer: CachedAnswer): void => {
        if (sendKept(answer, request, response)) return
        const wanted = encodingFor(request.headers['accept-encoding'])
        cache.compress(key, answer, wanted).then((encoding) => sendBody(response, answer, encoding), next)
      }
      const kept = cache.find(key, version)
      if (kept) return send(kept)
      const json = response.json.bind(response)
      response.json = (body: unknown) => {
        // Problems go through here too, and are not kept.
        if (response.statusCode !== 200) {
          response.setHeader('Access-Control-Allow-Origin', '*')
          return json(body)
        }
        send(cache.keep(key, version, JSON.stringify(body)))
        return response
      }
      next()
    },
  }
}

// Links to neighbour pages hold protocol and host name, so both belong to the key.
function keyOf({ headers, url }: IncomingMessage): string {
  return `${headers['x-forwarded-proto']?.toString() ?? ''}//${headers.host ?? ''}${url ?? ''}`
}

const headers = Object.entries({
  'Content-Type': 'application/json; charset=utf-8',
  // Kept by the browser, asked about each time: a new import shows at once, and 304 costs 200 bytes.
  'Cache-Control': 'public, no-cache',
  Vary: 'Accept-Encoding',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
}).flat()

/** False where the asked encoding has not been made yet. */
function sendKept(answer: CachedAnswer, request: IncomingMessage, response: ServerResponse): boolean {
  const known = request.headers['if-none-match']
  if (known?.split(',').some((tag) => tag.trim() === answer.etag)) {
    response.writeHead(304, [...headers, 'ETag', answer.etag]).end()
    return true
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
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
