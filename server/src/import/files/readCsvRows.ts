import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decodeText } from './decodeText.ts'
import { FileFault } from './FileFault.ts'
import { goOn, type AfterPiece, type FileRow, type FileRows } from './FileRow.ts'
import { longestRow, plainRows, rowTooLong } from './plainRows.ts'

const delimiters = [',', ';', '\t', '|'] as const

/** For each row with another number of cells than the first one, blank ones too, the parser makes an error that nobody reads. */
const mostUneven = 50_000
/** The parser takes up to a second for such rows. */
const turnLetters = 32 * 1024

interface ParsedRecord {
  record: string[]
  info: { lines: number }
}

/** Reads CSV text; the delimiter is the one that the line of headings holds most of. */
export function readCsvRows(bytes: Buffer, afterPiece = goOn): FileRows {
  const delimiter = delimiterOf(headingLine(bytes))
  return {
    rows: rowsOf(bytes, delimiter, afterPiece),
    decimalComma: delimiter === ';',
    leavesOutEmptyEnds: false,
  }
}

async function* rowsOf(bytes: Buffer, delimiter: string, afterPiece: AfterPiece): AsyncGenerator<FileRow> {
  let read = 0
  const pieces = decodeText(bytes, (share) => (read = share))
  const plain = plainRows(pieces, delimiter)
  let next = plain.next()
  for (; !next.done; next = plain.next()) {
    if (next.value) yield { ...next.value, read }
    else await afterPiece()
  }
  if (next.value === null) return
  const { line, rest } = next.value
  for await (const row of parsedRows(rest, { delimiter, before: line, afterPiece })) yield { ...row, read }
}

/** Rows of text with quotation marks, which follows on so many lines without. */
async function* parsedRows(
  text: Iterable<string>,
  { delimiter, before, afterPiece }: { delimiter: string; before: number; afterPiece: AfterPiece },
): AsyncGenerator<{ line: number; cells: string[] }> {
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
  const source = Readable.from(
    withTurns(withShortRows(text, delimiter, before), async () => {
      if (parser.info.invalid_field_length > mostUneven) throw tooUneven(before + parser.info.lines)
      await afterPiece()
    }),
  )
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const parsed of parser) {
      const { record, info } = parsed as ParsedRecord
      yield { line: before + info.lines, cells: record }
    }
  } catch (error) {
    throw error instanceof CsvError ? toFault(error, before) : error
  }
}

async function* withTurns(text: Iterable<string>, afterPiece: AfterPiece): AsyncGenerator<string> {
  for (const piece of text) {
    for (let at = 0; at < piece.length; at += turnLetters) {
      yield piece.slice(at, at + turnLetters)
      await afterPiece()
    }
  }
}

/**
 * Hands text on, and throws where a row has more cells than its length allows: the parser counts the letters in cells
 * and not what parts them, and a file of nothing but commas would become one list of fifty million.
 */
function* withShortRows(text: Iterable<string>, delimiter: string, before: number): Generator<string> {
  let line = before + 1
  let cells = 0
  let isQuoted = false
  for (const piece of text) {
    for (let at = 0; at < piece.length; at += 1) {
      const letter = piece[at]
      if (letter === '"') isQuoted = !isQuoted
      else if (letter === '\n') line += 1
      if (isQuoted) continue
      if (letter === delimiter) cells += 1
      else if (letter === '\n' || letter === '\r') cells = 0
      if (cells > longestRow) throw rowTooLong(line)
    }
    yield piece
  }
}

const tooUneven = (line: number): FileFault =>
  new FileFault(
    'rows_are_uneven',
    `More than ${mostUneven} rows have another number of cells than the row with the first quotation mark.`,
    'Delete the rows that hold nothing but quotation marks or separators, and give all others the same number of cells.',
    line,
  )

function toFault(error: CsvError, before: number): FileFault {
  const line = typeof error['lines'] === 'number' ? before + error['lines'] : null
  if (error.code === 'CSV_MAX_RECORD_SIZE') return rowTooLong(line)
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

function delimiterOf(heading: string): string {
  const bare = heading.replace(/"[^"]*"/g, '')
  const counts = delimiters.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ','
}
