import { sizeOfPng } from '@msdat/sdk/contracts/sizeOfPng'

const kinds = {
  png: { signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], sizeOf: sizeOfPng },
  jpeg: { signature: [0xff, 0xd8, 0xff], sizeOf: sizeOfJpeg },
  webp: { signature: [0x52, 0x49, 0x46, 0x46], sizeOf: sizeOfWebp },
} as const

export interface Picture {
  kind: keyof typeof kinds
  width: number
  height: number
}

// A JPEG can go over all of its pixels again for a dozen bytes, and nothing stops what reads it. Programs write ten such
// scans at most, and a small preview besides.
const mostScans = 50
const beginOfScan = Buffer.of(0xff, 0xda)

/**
 * What a picture is by its own bytes, with its size in pixels; null where it is none of these kinds, or would take long
 * to read.
 */
export function readPicture(bytes: Buffer): Picture | null {
  for (const [kind, { signature, sizeOf }] of Object.entries(kinds)) {
    if (!bytes.subarray(0, signature.length).equals(Buffer.from(signature))) continue
    const size = sizeOf(bytes)
    if (size) return { kind: kind as Picture['kind'], ...size }
  }
  return null
}

type Size = { width: number; height: number } | null

/** Goes from segment to segment until the one that begins a frame. */
function sizeOfJpeg(bytes: Buffer): Size {
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame && hasManyScans(bytes)) return null
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  }
  return null
}

/** The mark of one is never part of the pixels. */
function hasManyScans(bytes: Buffer): boolean {
  let found = bytes.indexOf(beginOfScan)
  for (let count = 0; found !== -1; found = bytes.indexOf(beginOfScan, found + 2)) {
    if (++count > mostScans) return true
  }
  return false
}

function sizeOfWebp(bytes: Buffer): Size {
  if (bytes.length < 30 || bytes.toString('latin1', 8, 12) !== 'WEBP') return null
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) }
  if (chunk === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (chunk !== 'VP8L') return null
  const bits = bytes.readUInt32LE(21)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}
