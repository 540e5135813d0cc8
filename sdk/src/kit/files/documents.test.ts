import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import type { Column } from '../tables/Column.ts'
import { makePdf, type PdfPage } from './makePdf.ts'
import { cutPages } from './paintPages.ts'
import { tableToXlsx } from './tableToXlsx.ts'

interface Row {
  name: string
  value: number | null
}
const columns: Column<Row>[] = [
  { id: 'name', header: 'State', value: ({ name }) => name },
  { id: 'value', header: 'Value', value: ({ value }) => value, isNumber: true },
]

describe('tableToXlsx', () => {
  const read = async (path: string) => {
    const rows = [
      { name: '=1+1 & <Ìjọ\u0000>', value: 20.5 },
      { name: 'Abia', value: null },
    ]
    const bytes = tableToXlsx({ columns, rows }, [['Citation', 'NDHS 2018']])
    // The reader checks sizes and checksums of a zip that is not ours.
    const zip = await JSZip.loadAsync(bytes, { checkCRC32: true })
    return zip.file(path)?.async('string')
  }

  it('writes numbers as numbers, text as text, and leaves a missing value empty', async () => {
    const sheet = await read('xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<c><v>20.5</v></c>')
    expect(sheet).toContain('=1+1 &amp; &lt;Ìjọ&gt;</t>')
    expect(sheet).not.toContain('<f>')
    expect(sheet).toContain('Abia</t></is></c><c/></row>')
  })

  it('carries what must be known of the figures on a sheet of its own', async () => {
    expect(await read('xl/worksheets/sheet2.xml')).toContain('NDHS 2018')
    expect(await read('xl/workbook.xml')).toMatch(/name="Figures".*name="About"/)
  })
})

describe('makePdf', () => {
  const page: PdfPage = {
    image: Uint8Array.of(0xff, 0xd8, 0xff, 0xd9),
    imageWidth: 600,
    imageHeight: 300,
    width: 200,
    height: 100,
    texts: [{ text: 'Ɗan, Ẹ̀kọ́, Ụlọ', x: 10, y: 20, fontSize: 12, width: 80 }],
  }
  const bytes = makePdf('Allurar DPT3', [page, page])
  const text = new TextDecoder('latin1').decode(bytes)

  it('has its offsets where it says, so that readers need not repair it', () => {
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(start, start + 4)).toBe('xref')
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
    expect(offsets.length).toBe(13)
    offsets.forEach((offset, at) => expect(text.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj\\n`)))
    for (const [, length, body] of text.matchAll(/\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream/g))
      expect(body).toHaveLength(Number(length))
  })

  it('holds the letters of Hausa, Yoruba and Igbo as text that can be searched', () => {
    const [, letters = ''] = /<([0-9a-f]+)> Tj/.exec(text) ?? []
    const codes = (letters.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16))
    expect(String.fromCharCode(...codes)).toBe('Ɗan, Ẹ̀kọ́, Ụlọ')
    expect(text).toContain('<0000> <FFFF> <0000>')
  })

  it('lays a wide picture on landscape paper, inside its margins', () => {
    expect(text).toContain('/MediaBox[0 0 841.89 595.28]')
    const [, width, height] = /q ([\d.]+) 0 0 ([\d.]+) 36 [\d.]+ cm/.exec(text) ?? []
    expect(Number(width)).toBeCloseTo(841.89 - 72)
    expect(Number(width) / Number(height)).toBeCloseTo(2)
    expect(text.match(/\/Type\/Page\//g)).toHaveLength(2)
  })
})

describe('cutPages', () => {
  it('cuts a long picture between its lines of text', () => {
    const texts = Array.from({ length: 40 }, (_, at) => ({ y: 20 + at * 24, fontSize: 12 }))
    const cuts = cutPages(1000, 300, texts)
    expect(cuts.length).toBeGreaterThan(3)
    for (const cut of cuts.slice(1))
      for (const { y } of texts) expect(y - 12 < cut && y + 4 > cut, `cut at ${cut} through ${y}`).toBe(false)
    expect(cutPages(200, 300, texts)).toEqual([0])
  })
})
