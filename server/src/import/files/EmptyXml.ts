import { FileFault } from './FileFault.ts'

// A million empty rows, which some programs write below a table, take some 90 bytes each.
const mostBytes = 100_000_000
/** Such rows with a cell each, or some seconds of parsing. */
const mostElements = 2_200_000
/** What programs write at most around the content of one cell: its style, its place, runs of letters in several fonts. */
const ofOneCell = { elements: 8, bytes: 1000 }

/**
 * Counts the XML of a workbook that fills no cell. A few hundred kilobytes can unpack to hundreds of megabytes of it,
 * which take minutes to parse, and no row comes out whose number could be limited.
 */
export class EmptyXml {
  #elements = 0
  #bytes = 0

  /** Throws FileFault where there is more than any table needs. */
  add({ elements, bytes }: { elements: number; bytes: number }): void {
    this.#elements += elements
    this.#bytes += bytes
    if (this.#elements > mostElements || this.#bytes > mostBytes) throw tooEmpty()
  }

  /** Tells that so many cells with content have come. */
  fill(cells: number): void {
    this.#elements = Math.max(0, this.#elements - cells * ofOneCell.elements)
    this.#bytes = Math.max(0, this.#bytes - cells * ofOneCell.bytes)
  }
}

const tooEmpty = (): FileFault =>
  new FileFault(
    'workbook_is_too_empty',
    'The workbook is refused: most of what it unpacks to fills no cell, such as millions of empty cells below or beside the table.',
    'Copy the table alone into a new workbook, or save it as CSV.',
  )
