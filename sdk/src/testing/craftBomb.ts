import { constants, deflateRawSync } from 'node:zlib'
import type { CraftedEntry } from './craftZip.ts'

const megabyte = 1024 * 1024

/** An entry of `megabytes` of zeros in a thousandth of that, made without ever holding the zeros. For tests. */
export function craftBomb(name: string, megabytes: number): CraftedEntry {
  // A flushed block ends on a byte and refers to nothing before it, so copies of it can be put in a row.
  const block = deflateRawSync(Buffer.alloc(megabyte), { finishFlush: constants.Z_FULL_FLUSH })
  const bytes = Buffer.concat([...Array<Buffer>(megabytes).fill(block), Buffer.from([0x03, 0x00])])
  return { name, deflated: { bytes, size: megabytes * megabyte, crc: 0 } }
}
