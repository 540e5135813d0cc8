import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decodeText } from './decodeText.ts'
import { FileFault } from './FileFault.ts'
import type { FileRow, FileRows } from './FileRow.ts'

const delimiters = [',', ';', '\t', '|'] as const
// A quotation mark that is never closed would otherwise gather the rest of the file into one cell.
const longestRow = 64 * 1024

interface ParsedRecord {
  record: string[]
  info: { lines: number; bytes: number }
}

/** Reads CSV text; the delimiter is the one that the line of headings holds most of. */
export function readCsvRows(bytes: Buffer): FileRows {
  const delimiter = delimiterOf(headingLine(bytes))
  return { rows: parsedRows(bytes, delimiter), decimalComma: delimiter === ';', leavesOutEmptyEnds: false }
}

async function* parsedRows(bytes: Buffer, delimiter: string): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: longestRow,
    record_delimiter: ['\r\n', '\n', '\r'],
  })
  const source = Readable.from(decodeText(bytes))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const parsed of parser) {
      const { record, info } = parsed as ParsedRecord
      yield { line: info.lines, cells: record, read: Math.min(1, info.bytes / Math.max(1, bytes.length)) }
    }
  } catch (error) {
    throw error instanceof CsvError ? toFault(error) : error
  }
}

function toFault(error: CsvError): FileFault {
  const line = typeof error['lines'] === 'number' ? error['lines'] : null
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new FileFault(
      'row_too_long',
      'A row is longer than 64 kB: a quotation mark is probably not closed.',
      'Close the quotation mark, or take it out.',
      line,
    )
  }
  return new FileFault(
    'quotes_do_not_pair',
    'The quotation marks do not pair up: the file is cut off, or a cell is not closed.',
    'Save or send the whole file again; put quotation marks around whole cells only, and double those inside.',
    line,
  )
}

function headingLine(bytes: Buffer): string {
  const [start = ''] = decodeText(bytes)
  return start.split(/\r\n|\n|\r/).find((line) => line.trim() !== '') ?? ''
}

export function delimiterOf(heading: string): string {
  const bare = heading.replace(/"[^"]*"/g, '')
  const counts = delimiters.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ','
}
