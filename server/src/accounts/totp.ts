import { createHmac, timingSafeEqual } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

/** What an authenticator app shows for a secret in base32 (RFC 6238): six digits, anew every 30 seconds. */
export const totp = (secret: string, at = Date.now()): string => codeOf(bytesOf(secret), stepAt(at))

/**
 * The 30 seconds, counted since 1970, that a code stands for; null where it is none of now, nor one before or after:
 * clocks differ, and typing takes time. `key` holds the bytes that the secret stands for.
 */
export function stepOf(key: Uint8Array, code: string, at = Date.now()): number | null {
  const now = stepAt(at)
  return [now - 1, now, now + 1].find((step) => isSame(codeOf(key, step), code)) ?? null
}

const stepAt = (at: number): number => Math.floor(at / stepMs)

function codeOf(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret.replace(/=+$/, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
