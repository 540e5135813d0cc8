import { craftZip } from '@msdat/sdk/testing/craftZip'
import { describe, expect, it } from 'vitest'
import { readFileRows } from './readFileRows.ts'

const sheet = { name: 'xl/worksheets/sheet1.xml', content: '<worksheet/>' }
const book = { name: 'xl/workbook.xml', content: '<workbook/>' }
/** XML of some pieces, without anything a table needs. */
const nothing = `<a>${'<a/>'.repeat(50_000)}</a>`

async function read(bytes: Buffer, afterPiece: () => Promise<void>): Promise<number> {
  let rows = 0
  for await (const row of readFileRows(bytes, afterPiece).rows) rows += row ? 1 : 0
  return rows
}

describe('readFileRows', () => {
  it.each([
    ['the list of sheets', craftZip([{ ...book, content: nothing }, sheet])],
    ['relations', craftZip([book, sheet, { name: 'xl/_rels/workbook.xml.rels', content: nothing }])],
    ['shared texts', craftZip([book, sheet, { name: 'xl/sharedStrings.xml', content: nothing }])],
    ['styles', craftZip([book, sheet, { name: 'xl/styles.xml', content: nothing }])],
    ['a sheet', craftZip([book, { ...sheet, content: nothing }])],
    ['blank lines', Buffer.alloc(2_000_000, '\n')],
    ['blank cells', Buffer.alloc(2_000_000, ',,,\n')],
    ['blank cells after a quotation mark', Buffer.from(`""${',,\n'.repeat(700_000)}`)],
  ])('can be stopped in the middle of %s, where no row comes', async (_, bytes) => {
    let pieces = 0
    const stop = (): Promise<void> => {
      pieces += 1
      return pieces === 5 ? Promise.reject(new Error('stopped')) : Promise.resolve()
    }
    await expect(read(bytes, stop)).rejects.toThrow('stopped')
    expect(pieces).toBe(5)
  })

  it.each([
    [
      'sheet',
      craftZip([
        book,
        { ...sheet, content: `<a>${'<row><c><v>1</v></c></row>'}${'<a/>'.repeat(2_300_000)}` },
      ]),
    ],
    [
      'part',
      craftZip([book, sheet, { name: 'xl/sharedStrings.xml', content: Buffer.alloc(101_000_000, ' ') }]),
    ],
  ])('refuses a workbook with a %s that holds almost nothing', { timeout: 60_000 }, async (_, bytes) => {
    const reading = read(bytes, () => Promise.resolve())
    await expect(reading).rejects.toMatchObject({ kind: 'workbook_is_too_empty' })
  })

  it('refuses text with endlessly many rows of another length', { timeout: 60_000 }, async () => {
    const bytes = Buffer.from(`"a",b\n${'""\n'.repeat(60_000)}`)
    const reading = read(bytes, () => Promise.resolve())
    await expect(reading).rejects.toMatchObject({ kind: 'rows_are_uneven' })
  })
})
