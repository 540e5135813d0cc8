import type { ZipStreams } from '@msdat/sdk/toolchain/archive'
import { EmptyXml } from './EmptyXml.ts'
import type { AfterPiece } from './FileRow.ts'
import { parseXml, type XmlEvents } from './parseXml.ts'

/** The XML files inside a workbook. */
export class WorkbookParts {
  /** Over all parts that are read: any of them may be without end. */
  readonly empty = new EmptyXml()
  readonly #zip: ZipStreams
  readonly #afterPiece: AfterPiece

  constructor(zip: ZipStreams, afterPiece: AfterPiece) {
    this.#zip = zip
    this.#afterPiece = afterPiece
  }

  has(path: string): boolean {
    return this.#zip.has(path)
  }

  /** Parses one part; yields after each piece, so that the caller can take what has been gathered. */
  async *parse(path: string, events: XmlEvents): AsyncGenerator<void> {
    for await (const piece of parseXml(this.#zip.read(path), events)) {
      this.empty.add(piece)
      yield
      await this.#afterPiece()
    }
  }

  /** Parses one part to its end. */
  async drain(path: string, events: XmlEvents): Promise<void> {
    for await (const chunk of this.parse(path, events)) void chunk
  }
}
