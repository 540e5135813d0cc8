import { craftZip } from '@msdat/sdk/testing/craftZip'
import { expect, it } from 'vitest'
import { readFigure } from '../columns/figure.ts'
import { readPeriod } from '../columns/readPeriod.ts'
import { FileFault } from './FileFault.ts'
import { readXlsxRows } from './readXlsxRows.ts'

/** Cells of a workbook of one row. */
async function cellsOf(cells: string, styles?: string): Promise<string[]> {
  const bytes = craftZip([
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    ...(styles === undefined
      ? []
      : [{ name: 'xl/styles.xml', content: `<styleSheet>${styles}</styleSheet>` }]),
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet><sheetData><row>${cells}</row></sheetData></worksheet>`,
    },
  ])
  const rows: string[][] = []
  for await (const row of readXlsxRows(bytes).rows) rows.push(row.cells)
  return rows.flat()
}

const formats = (...codes: string[]): string =>
  `<numFmts>${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts>`

/** Styles of cells, after named styles and before those of conditions, which are not theirs. */
const styled = (...ids: number[]): string =>
  '<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>' +
  `<cellXfs>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>` +
  '<dxfs><dxf><numFmt numFmtId="164" formatCode="0%"/></dxf></dxfs>'

it('reads a number that is shown with a percent sign as it is shown', async () => {
  const cells = ['0.573', '0.57', '1', '-0.0005', '']
    .map((value, at) => `<c s="${1 + (at % 2)}"><v>${value}</v></c>`)
    .join('')
  expect(await cellsOf(cells, styled(0, 9, 10))).toEqual(['57.3%', '57%', '100%', '-0.05%', ''])
})

it('leaves texts, and numbers of other styles, as they are', async () => {
  const cells =
    '<c><v>0.573</v></c><c s="0"><v>43282</v></c><c s="7"><v>3</v></c>' +
    '<c s="1" t="str"><v>0.5</v></c><c s="1" t="inlineStr"><is><t>2</t></is></c><c s="1"><v>x</v></c>'
  const asWritten = ['0.573', '43282', '3', '0.5', '2', 'x']
  expect(await cellsOf(cells, styled(0, 9))).toEqual(asWritten)
  expect(await cellsOf(cells)).toEqual(asWritten)
})

it.each([
  ['0.0%', '57.3%'],
  ['[Red]0.00\\ %;-0.00\\ %', '57.3%'],
  ['0.0&quot;%&quot;', '0.573'],
  ['0.0\\%', '0.573'],
  ['0.0_%', '0.573'],
  ['0.0', '0.573'],
])('knows a format of its own that multiplies by 100: %s', async (code, shown) => {
  expect(await cellsOf('<c s="1"><v>0.573</v></c>', formats(code) + styled(0, 164))).toEqual([shown])
})

it('gives cells that the rules refuse, where a percent sign or a date is shown', async () => {
  const [percent = '', date = ''] = await cellsOf(
    '<c s="1"><v>0.573</v></c><c s="2"><v>43282</v></c>',
    styled(0, 10, 14),
  )
  expect(readFigure(percent, false)).toMatchObject({
    kind: 'percent_sign',
    remedy: 'Write the number alone: 57.3. In a spreadsheet, format the cell as a number first.',
  })
  expect(readPeriod(date, '2026-01')).toMatchObject({ kind: 'period_is_a_date' })
})

it('refuses a workbook of endlessly many formats', async () => {
  const styles = `<cellXfs>${'<xf numFmtId="9"/>'.repeat(65_537)}</cellXfs>`
  const refused = cellsOf('<c><v>1</v></c>', styles)
  await expect(refused).rejects.toThrow('too many cell formats')
  await expect(refused).rejects.toBeInstanceOf(FileFault)
})

it.each([
  ['attributes on one element', `<workbook><sheet ${attributes(100_000)}/></workbook>`],
  ['elements inside each other', `<workbook>${'<a>'.repeat(100_000)}`],
])('refuses a workbook of endlessly many %s at the first few', async (words, workbook) => {
  const bytes = craftZip([
    { name: 'xl/workbook.xml', content: workbook },
    { name: 'xl/worksheets/sheet1.xml', content: '<worksheet/>' },
  ])
  const reading = readXlsxRows(bytes).rows[Symbol.asyncIterator]().next()
  await expect(reading).rejects.toThrow(words)
  await expect(reading).rejects.toMatchObject({ kind: 'workbook_is_too_large' })
})

function attributes(count: number): string {
  return Array.from({ length: count }, (_, at) => `a${at}=""`).join(' ')
}
