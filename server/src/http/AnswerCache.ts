import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'

/** An answer as bytes, in each encoding that somebody has asked for. */
export interface CachedAnswer {
  version: string
  etag: string
  bodies: Map<Encoding, Buffer>
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
    const answer: CachedAnswer = { version, etag, bodies: new Map([['identity', body]]) }
    const before = this.#answers.get(key)
    if (before) this.#drop(key, before)
    this.#answers.set(key, answer)
    this.#grow(body.length + key.length)
    return answer
  }

  /** The body in the asked encoding, compressed once; identity where compressing is not worth it. */
  async bodyOf(
    key: string,
    answer: CachedAnswer,
    wanted: Encoding,
  ): Promise<{ encoding: Encoding; body: Buffer }> {
    const identity = answer.bodies.get('identity') ?? Buffer.alloc(0)
    if (wanted === 'identity' || identity.length < smallestWorthCompressing)
      return { encoding: 'identity', body: identity }
    const known = answer.bodies.get(wanted)
    if (known) return { encoding: wanted, body: known }
    const body = await compressors[wanted](identity)
    const isStillKept = this.#answers.get(key) === answer && !answer.bodies.has(wanted)
    answer.bodies.set(wanted, body)
    if (isStillKept) this.#grow(body.length)
    return { encoding: wanted, body }
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
    for (const body of answer.bodies.values()) this.#bytes -= body.length
    this.#bytes -= key.length
  }
}

/** The best encoding that an Accept-Encoding header admits. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const accepted = acceptEncoding.split(',').map((part) => part.trim().toLowerCase())
  const admits = (name: string): boolean =>
    accepted.some((part) => (part === name || part.startsWith(`${name};`)) && !/;\s*q=0(\.0*)?$/.test(part))
  return admits('br') ? 'br' : admits('gzip') ? 'gzip' : 'identity'
}
