import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'

/** An answer as bytes, under each encoding that somebody has asked for. */
export interface CachedAnswer {
  version: string
  etag: string
  bodies: Map<Encoding, CodedBody>
}

export interface CodedBody {
  /** `identity` also where compressing was asked for and is not worth it. */
  encoding: Encoding
  body: Buffer
  /** Header names and values in turn, as Node sends them fastest. Filled by who sends it first. */
  headers?: string[]
}

const compressors: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
  // 5 is where Brotli beats gzip in size at about its speed.
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
}

// Below this a packet is a packet.
const smallestWorthCompressing = 1000

/** Answers that cannot change until the data version does, by address. The oldest go when memory is full. */
export class AnswerCache {
  readonly #maxBytes: number
  readonly #answers = new Map<string, CachedAnswer>()
  #bytes = 0

  constructor(maxBytes = 32 * 1024 * 1024) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  find(key: string, version: string): CachedAnswer | undefined {
    const answer = this.#answers.get(key)
    if (!answer) return undefined
    if (answer.version !== version) return void this.#drop(key, answer)
    // Last used goes last, so that the first is the one to drop.
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    return answer
  }

  keep(key: string, version: string, text: string): CachedAnswer {
    const body = Buffer.from(text)
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 12)
    // Weak: the same answer goes out in several encodings.
    const etag = `W/"${version}-${digest}"`
    const answer: CachedAnswer = {
      version,
      etag,
      bodies: new Map([['identity', { encoding: 'identity', body }]]),
    }
    const before = this.#answers.get(key)
    if (before) this.#drop(key, before)
    this.#answers.set(key, answer)
    this.#grow(body.length + key.length)
    return answer
  }

  /** Makes the body in the asked encoding, once; answers the encoding under which it now stands. */
  async compress(key: string, answer: CachedAnswer, wanted: Encoding): Promise<Encoding> {
    const identity = answer.bodies.get('identity')
    if (!identity || wanted === 'identity' || answer.bodies.has(wanted)) return wanted
    if (identity.body.length < smallestWorthCompressing) {
      answer.bodies.set(wanted, identity)
      return wanted
    }
    const body = await compressors[wanted](identity.body)
    if (answer.bodies.has(wanted)) return wanted
    answer.bodies.set(wanted, { encoding: wanted, body })
    // It may have been dropped meanwhile, and then no longer counts.
    if (this.#answers.get(key) === answer) this.#grow(body.length)
    return wanted
  }

  #grow(bytes: number): void {
    this.#bytes += bytes
    for (const [key, answer] of this.#answers) {
      if (this.#bytes <= this.#maxBytes) return
      this.#drop(key, answer)
    }
  }

  #drop(key: string, answer: CachedAnswer): void {
    this.#answers.delete(key)
    for (const { body } of new Set(answer.bodies.values())) this.#bytes -= body.length
    this.#bytes -= key.length
  }
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
  const accepted = acceptEncoding.split(',').map((part) => part.trim().toLowerCase())
  const admits = (name: string): boolean =>
    accepted.some((part) => (part === name || part.startsWith(`${name};`)) && !/;\s*q=0(\.0*)?$/.test(part))
  return admits('br') ? 'br' : admits('gzip') ? 'gzip' : 'identity'
}
