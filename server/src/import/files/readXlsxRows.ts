import { ZipFault, ZipStreams } from '@msdat/sdk/toolchain/archive'
import { FileFault } from './FileFault.ts'
import { goOn, type AfterPiece, type FileRow, type FileRows } from './FileRow.ts'
import type { XmlEvents } from './parseXml.ts'
import { asShownPercent, readPercentStyles } from './readPercentStyles.ts'
import { WorkbookParts } from './WorkbookParts.ts'

const limits = { files: 2000, inflatedBytes: 400 * 1024 * 1024 }
const mostSharedBytes = 64 * 1024 * 1024
const mostColumns = 200
const mostRows = 1_048_576
const longestCell = 64 * 1024

/** Reads the first sheet of a workbook as a stream: neither the sheet nor its XML is ever whole in memory. */
export function readXlsxRows(bytes: Buffer, afterPiece = goOn): FileRows {
  return { rows: sheetRows(bytes, afterPiece), decimalComma: false, leavesOutEmptyEnds: true }
}

async function* sheetRows(bytes: Buffer, afterPiece: AfterPiece): AsyncGenerator<FileRow> {
  try {
    const parts = new WorkbookParts(await ZipStreams.open(bytes, limits), afterPiece)
    const sheet = await firstSheet(parts)
    const texts = await sharedTexts(parts)
    const percentStyles = await readPercentStyles(parts)
    yield* rowsOf(parts, sheet, { texts, percentStyles })
  } catch (error) {
    throw error instanceof ZipFault ? toFault(error) : error
  }
}

function toFault({ reason, message }: ZipFault): FileFault {
  return reason === 'damaged'
    ? new FileFault(
        'workbook_is_damaged',
        `The workbook cannot be read: ${message}.`,
        'Open it in the spreadsheet program, save it again as .xlsx, and send the whole file.',
      )
    : new FileFault(
        'workbook_is_too_large',
        `The workbook is refused: ${message}.`,
        'Keep the table alone in the workbook, or save it as CSV.',
      )
}

/** Path of the first sheet, as the workbook lists it. */
async function firstSheet(parts: WorkbookParts): Promise<string> {
  let relation = ''
  await parts.drain('xl/workbook.xml', {
    open: (name, attributes) => {
      if (name === 'sheet' && relation === '') relation = relationOf(attributes)
    },
  })
  let target = ''
  if (parts.has('xl/_rels/workbook.xml.rels')) {
    await parts.drain('xl/_rels/workbook.xml.rels', {
      open: (name, attributes) => {
        if (name === 'Relationship' && attributes['Id'] === relation) target = attributes['Target'] ?? ''
      },
    })
  }
  if (target === '') return 'xl/worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Texts that cells refer to by number. */
async function sharedTexts(parts: WorkbookParts): Promise<string[]> {
  const path = 'xl/sharedStrings.xml'
  if (!parts.has(path)) return []
  const texts: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  let size = 0
  await parts.drain(path, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text: (part) => {
      if (isText) text = joined(text, part)
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isPhonetic = false
      if (name !== 'si') return
      size += text.length + 16
      if (size > mostSharedBytes) throw new ZipFault('too_large', 'it holds too much text')
      if (text !== '') parts.empty.fill(1)
      texts.push(text)
    },
  })
  return texts
}

/** What the cells of a sheet refer to by number. */
interface Workbook {
  texts: readonly string[]
  percentStyles: ReadonlySet<number>
}

async function* rowsOf(parts: WorkbookParts, path: string, workbook: Workbook): AsyncGenerator<FileRow> {
  const sheet = new SheetReader(workbook)
  for await (const chunk of parts.parse(path, sheet)) {
    void chunk
    for (const row of sheet.take()) {
      parts.empty.fill(row.cells.filter((cell) => cell !== '').length)
      yield row
    }
  }
}

/** Gathers rows out of the XML of a sheet. */
class SheetReader implements XmlEvents {
  readonly #workbook: Workbook
  #rows: FileRow[] = []
  #cells: string[] = []
  #line = 0
  #column = 0
  #type = ''
  #isPercent = false
  #content = ''
  #isContent = false
  #share = 0

  constructor(workbook: Workbook) {
    this.#workbook = workbook
  }

  take(): FileRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'row') {
      const line = Number(attributes['r'] ?? this.#line + 1)
      if (!(line > this.#line && line <= mostRows)) throw new ZipFault('damaged', 'its rows are not in order')
      this.#line = line
      this.#cells = []
      this.#column = 0
    } else if (name === 'c') {
      this.#column = columnOf(attributes['r']) ?? this.#column
      this.#type = attributes['t'] ?? 'n'
      this.#isPercent = this.#workbook.percentStyles.has(Number(attributes['s'] ?? 0))
      this.#content = ''
    }
    this.#isContent = name === 'v' || name === 't'
  }

  text(part: string): void {
    if (this.#isContent) this.#content = joined(this.#content, part)
  }

  close(name: string): void {
    this.#isContent = false
    if (name === 'c') {
      if (this.#column < mostColumns) this.#setCell()
      this.#column += 1
    } else if (name === 'row' && this.#cells.some((cell) => cell !== '')) {
      // The share read is not known from within a stream that is being inflated: it nears 1 by rows.
      this.#share += (0.95 - this.#share) * 0.0002
      this.#rows.push({ line: this.#line, cells: this.#cells, read: this.#share })
    }
  }

  #setCell(): void {
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column] = this.#shown()
  }

  #shown(): string {
    if (this.#type === 's') return this.#workbook.texts[Number(this.#content)] ?? ''
    return this.#type === 'n' && this.#isPercent ? asShownPercent(this.#content) : this.#content
  }
}

function joined(text: string, part: string): string {
  if (text.length + part.length > longestCell) throw new ZipFault('too_large', 'a cell is longer than 64 kB')
  return text + part
}

/** 27 for "AB12"; null where a cell does not say where it stands. */
function columnOf(reference: string | undefined): number | null {
  const letters = reference?.match(/^[A-Z]+/)?.[0]
  if (!letters) return null
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** The prefix of this attribute is the writing program's choice. */
const relationOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
