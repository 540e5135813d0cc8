import type { NextFunction, Request, RequestHandler, Response } from 'express'
import type { VersionedData } from '../data/VersionedData.ts'
import { AnswerCache, encodingFor, type CachedAnswer } from './AnswerCache.ts'

export interface CachedReads {
  /** Answers what is kept. Stands before everything that costs time. */
  answerFromCache: RequestHandler
  /** Stands before the handler of a public read: keeps what the handler answers. */
  keepAnswer: RequestHandler
}

/** Public reads whose answer depends on nothing but the address and the data version. */
export function createCachedReads(data: VersionedData, cache = new AnswerCache()): CachedReads {
  return {
    answerFromCache(request, response, next) {
      if (request.method !== 'GET') return next()
      const version = data.recentVersion
      const key = keyOf(request)
      const answer = version === null ? undefined : cache.find(key, version)
      if (!answer) return next()
      send({ cache, key, answer }, request, response, next)
    },
    async keepAnswer(request, response, next) {
      // Read before the data are: an import in between must not put its version on old figures.
      const version = await data.version()
      const key = keyOf(request)
      const kept = cache.find(key, version)
      if (kept) return send({ cache, key, answer: kept }, request, response, next)
      const json = response.json.bind(response)
      response.json = (body: unknown) => {
        // Problems go through here too, and are not kept.
        if (response.statusCode !== 200) return json(body)
        const answer = cache.keep(key, version, JSON.stringify(body))
        send({ cache, key, answer }, request, response, next)
        return response
      }
      next()
    },
  }
}

// Links to neighbour pages hold the host name, so it belongs to the key.
function keyOf(request: Request): string {
  return `${request.protocol}//${request.headers.host ?? ''}${request.url}`
}

interface Found {
  cache: AnswerCache
  key: string
  answer: CachedAnswer
}

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  // Kept by the browser, asked about each time: a new import shows at once, and 304 costs 200 bytes.
  'Cache-Control': 'public, no-cache',
  Vary: 'Accept-Encoding',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
}

function send({ cache, key, answer }: Found, request: Request, response: Response, next: NextFunction): void {
  const isKnown = request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === answer.etag)
  if (isKnown) {
    response.writeHead(304, { ...headers, ETag: answer.etag }).end()
    return
  }
  const wanted = encodingFor(request.headers['accept-encoding'])
  const known = answer.bodies.get(wanted)
  if (known && wanted === 'identity') return sendBody(response, answer, { encoding: wanted, body: known })
  cache.bodyOf(key, answer, wanted).then((coded) => sendBody(response, answer, coded), next)
}

function sendBody(
  response: Response,
  { etag }: CachedAnswer,
  { encoding, body }: { encoding: string; body: Buffer },
): void {
  response.writeHead(200, {
    ...headers,
    ETag: etag,
    'Content-Length': body.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  response.end(body)
}
