import { headerText, type Cell, type FigureTable } from '../tables/Column.ts'
import { withHyphen } from '../../contracts/minus.ts'
import { storeZip } from './storeZip.ts'

type Row = readonly Cell[]

/** A workbook with the table on its first sheet, and on its second what must be known of the figures. */
export function tableToXlsx<Data>(
  { columns, rows }: Pick<FigureTable<Data>, 'columns' | 'rows'>,
  facts: readonly (readonly [string, string])[],
): Uint8Array {
  const body = rows.map((row) => columns.map((column) => column.value(row)))
  const sheets = [
    { name: 'Figures', rows: [columns.map(headerText), ...body] },
    { name: 'About', rows: facts },
  ]
  return storeZip([
    { path: '[Content_Types].xml', text: contentTypes(sheets.length) },
    { path: '_rels/.rels', text: relationships([['officeDocument', 'xl/workbook.xml']]) },
    { path: 'xl/workbook.xml', text: workbook(sheets.map(({ name }) => name)) },
    {
      path: 'xl/_rels/workbook.xml.rels',
      text: relationships(sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`])),
    },
    ...sheets.map(({ rows }, at) => ({ path: `xl/worksheets/sheet${at + 1}.xml`, text: worksheet(rows) })),
  ])
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function contentTypes(count: number): string {
  const sheets = Array.from(
    { length: count },
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`,
  )
  return (
    `${head}<Types xmlns="${packages}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>${sheets.join('')}</Types>`
  )
}

function relationships(list: readonly (readonly [type: string, target: string])[]): string {
  const all = list.map(
    ([type, target], at) => `<Relationship Id="r${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `${head}<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`
}

function workbook(names: readonly string[]): string {
  const sheets = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`
}

function worksheet(rows: readonly Row[]): string {
  const all = rows.map((row) => `<row>${row.map(cellText).join('')}</row>`)
  return `${head}<worksheet xmlns="${main}"><sheetData>${all.join('')}</sheetData></worksheet>`
}

// Text is written as text: a cell that begins with "=" is no formula here.
function cellText(cell: Cell): string {
  if (cell === null) return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(withHyphen(cell))}</t></is></c>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
