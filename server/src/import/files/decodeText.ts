import { isUtf8 } from 'node:buffer'
import { FileFault } from './FileFault.ts'

const pieceBytes = 256 * 1024

/** The text of a file in pieces: UTF-8 with or without a byte order mark, UTF-16 with one, else Windows-1252. Tells how much it has read. */
export function* decodeText(bytes: Buffer, onRead?: (share: number) => void): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes))
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    const isLast = start + pieceBytes >= bytes.length
    onRead?.(isLast ? 1 : (start + pieceBytes) / bytes.length)
    yield decoder.decode(bytes.subarray(start, start + pieceBytes), { stream: !isLast })
  }
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  // No text file holds a zero byte in these encodings; a picture or a program does.
  if (bytes.includes(0)) {
    throw new FileFault(
      'not_a_table',
      'This is neither a CSV nor an XLSX file.',
      'Save the table as CSV (UTF-8) or as an Excel workbook (.xlsx).',
    )
  }
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}
