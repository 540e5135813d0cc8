import { createHash } from 'node:crypto'
import { letOthersInAfterSome } from '../../http/letOthersIn.ts'

const pieceBytes = 256 * 1024

/** The SHA-256 of a file. Others are answered between its pieces: of a great one it takes some tenths of a second. */
export async function digestOf(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256')
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    hash.update(bytes.subarray(start, start + pieceBytes))
    await letOthersInAfterSome()
  }
  return hash.digest('hex')
}
