import type { HostInput } from '../../contracts/bridge.ts'
import type { FigureTable } from '../tables/Column.ts'
import { drawPicture, paintPicture, pictureText, type PictureWords } from './drawPicture.ts'
import { fileNameOf } from './fileNameOf.ts'
import { tableToCsv } from './tableToCsv.ts'

export const fileKinds = ['CSV', 'SVG', 'PNG', 'JPEG'] as const
export type FileKind = (typeof fileKinds)[number]

interface Content<Row> {
  table: FigureTable<Row>
  words: PictureWords
  /** Words of the file's name. */
  name: readonly string[]
  /** The chart's drawing; null while the table is shown. */
  drawing: SVGSVGElement | null
  colour: (name: string) => string
}

export async function makeFile<Row>(
  kind: FileKind,
  content: Content<Row>,
): Promise<HostInput<'files.save'> | null> {
  const name = fileNameOf(content.name, kind.toLowerCase())
  const encode = (text: string) => new TextEncoder().encode(text)
  if (kind === 'CSV') return { name, mediaType: 'text/csv', bytes: encode(tableToCsv(content.table)) }
  if (!content.drawing) return null
  const { colour } = content
  const picture = drawPicture(content.drawing, content.words, {
    surface: colour('surface'),
    text: colour('text'),
    muted: colour('text-muted'),
  })
  if (kind === 'SVG') return { name, mediaType: 'image/svg+xml', bytes: encode(pictureText(picture)) }
  const mediaType = kind === 'PNG' ? 'image/png' : 'image/jpeg'
  return { name, mediaType, bytes: await paintPicture(picture, mediaType) }
}
