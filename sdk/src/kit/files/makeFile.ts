import type { HostInput } from '../../contracts/bridge.ts'
import type { FigureTable } from '../tables/Column.ts'
import { drawPicture, paintPicture, pictureText, type PictureWords } from './drawPicture.ts'
import { drawTable } from './drawTable.ts'
import { fileNameOf } from './fileNameOf.ts'
import { makePdf } from './makePdf.ts'
import { paintPages } from './paintPages.ts'
import { tableToCsv } from './tableToCsv.ts'
import { tableToXlsx } from './tableToXlsx.ts'
import { withConstants, type TableConstant } from './withConstants.ts'

export const fileKinds = ['CSV', 'XLSX', 'PDF', 'SVG', 'PNG', 'JPEG'] as const
export type FileKind = (typeof fileKinds)[number]

const mediaTypes = {
  CSV: 'text/csv',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  PDF: 'application/pdf',
  SVG: 'image/svg+xml',
  PNG: 'image/png',
  JPEG: 'image/jpeg',
} as const satisfies Record<FileKind, HostInput<'files.save'>['mediaType']>

interface Content<Row> {
  table: FigureTable<Row>
  /** The same in every row: where the figures are from. */
  provenance: readonly TableConstant[]
  /** What is known of the figures, by name. */
  about: readonly (readonly [string, string])[]
  words: PictureWords
  /** Words of the file's name. */
  name: readonly string[]
  /** What is drawn on the card; null where that is a table. */
  drawing: SVGSVGElement | null
  colour: (name: string) => string
}

/** A card as a file. Where it shows a table, pictures show that table. */
export async function makeFile<Row>(kind: FileKind, content: Content<Row>): Promise<HostInput<'files.save'>> {
  const file = { name: fileNameOf(content.name, kind.toLowerCase()), mediaType: mediaTypes[kind] }
  return { ...file, bytes: await bytesOf(kind, content) }
}

async function bytesOf<Row>(kind: FileKind, content: Content<Row>): Promise<Uint8Array> {
  const encode = (text: string) => new TextEncoder().encode(text)
  if (kind === 'CSV') return encode(tableToCsv(withConstants(content.table, content.provenance, 'last')))
  if (kind === 'XLSX') return tableToXlsx(content.table, content.about)
  const picture = pictureOf(content)
  if (kind === 'SVG') return encode(pictureText(picture))
  if (kind === 'PDF') {
    const pages = await paintPages(picture, pictureText(picture))
    return makePdf(content.words.title, pages)
  }
  return paintPicture(picture, kind === 'PNG' ? 'image/png' : 'image/jpeg')
}

function pictureOf<Row>({ drawing, table, words, colour }: Content<Row>): SVGSVGElement {
  const colours = {
    surface: colour('surface'),
    text: colour('text'),
    muted: colour('text-muted'),
    line: colour('border'),
  }
  return drawPicture(drawing ?? drawTable(table, colours), words, colours)
}
