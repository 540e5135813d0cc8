import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'identity' | 'gzip' | 'br'

/** An answer as bytes, under each encoding that somebody has asked for. */
export interface CachedAnswer {
  /** Counts up: packing takes its time, and an answer must not push out one that was made after it. */
  turn: number
  version: string
  etag: string
  bodies: Map<Encoding, CodedBody>
}

interface CodedBody {
  /** `identity` also where compressing was asked for and is not worth it. */
  encoding: Encoding
  body: Buffer
  /** Header names and values in turn, as Node sends them fastest. Filled by who sends it first. */
  headers?: string[]
}

// The lowest levels that pay: rows repeat themselves so much that the highest ones make a page of
// 3,000 rows smaller by a tenth in four times the time, and the first visitor waits for it.
const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: (body) => Promise.resolve(body),
  gzip: (body) => promisify(gzip)(body, { level: 1 }),
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
}

const decoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: (body) => Promise.resolve(body),
  gzip: (body) => promisify(gunzip)(body),
  br: (body) => promisify(brotliDecompress)(body),
}

// Below this a packet is a packet.
const smallestWorthCompressing = 1000

/**
 * Answers that cannot change until the data version does, by address. Those unused for longest go when memory is full.
 * Each is held only in the encodings that were asked for: packed, a page takes a twentieth.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, CachedAnswer>
  #turn = 0

  constructor(maxBytes = 20 * 1024 * 1024) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (answer, key) => key.length + sizeOf(answer),
    })
  }

  get bytes(): number {
    return this.#answers.calculatedSize
  }

  find(key: string, version: string): CachedAnswer | undefined {
    const answer = this.#answers.get(key)
    if (answer?.version === version) return answer
    this.#answers.delete(key)
    return undefined
  }

  /** Keeps a text in the asked encoding. */
  async keep(key: string, version: string, text: string, wanted: Encoding): Promise<CachedAnswer> {
    const body = Buffer.from(text)
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 12)
    // Weak: the same answer goes out in several encodings.
    const etag = `W/"${version}-${digest}"`
    const turn = (this.#turn += 1)
    const answer: CachedAnswer = { turn, version, etag, bodies: await encoded(body, wanted) }
    const before = this.#answers.peek(key)
    if (!before || before.turn < turn) this.#answers.set(key, answer)
    return answer
  }

  /** Makes the body also in the asked encoding, where it is not there yet. */
  async addEncoding(key: string, answer: CachedAnswer, wanted: Encoding): Promise<void> {
    const [made] = answer.bodies.values()
    if (!made || answer.bodies.has(wanted)) return
    const bodies = await encoded(await decoders[made.encoding](made.body), wanted)
    if (answer.bodies.has(wanted)) return
    for (const [encoding, body] of bodies) answer.bodies.set(encoding, body)
    // It may have been dropped meanwhile. A size is counted anew only for what comes in.
    if (this.#answers.peek(key) === answer && this.#answers.delete(key)) this.#answers.set(key, answer)
  }
}

async function encoded(identity: Buffer, wanted: Encoding): Promise<CachedAnswer['bodies']> {
  if (identity.length >= smallestWorthCompressing)
    return new Map([[wanted, { encoding: wanted, body: await encoders[wanted](identity) }]])
  const plain: CodedBody = { encoding: 'identity', body: identity }
  return new Map((['identity', 'gzip', 'br'] as const).map((encoding) => [encoding, plain]))
}

function sizeOf({ bodies }: CachedAnswer): number {
  return [...new Set(bodies.values())].reduce((sum, { body }) => sum + body.length, 0)
}

// Browsers send a handful of values; the limit is against those who make them up.
const judged = new Map<string, Encoding>()
const mostJudged = 100

/** The best encoding that an Accept-Encoding header admits. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const known = judged.get(acceptEncoding)
  if (known) return known
  const encoding = judge(acceptEncoding)
  if (judged.size < mostJudged) judged.set(acceptEncoding, encoding)
  return encoding
}

function judge(acceptEncoding: string): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([
    'br',
    'gzip',
  ])
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}
