import { craftBomb } from '@msdat/sdk/testing/craftBomb'
import { craftZip } from '@msdat/sdk/testing/craftZip'
import { expect, it } from 'vitest'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { findingsAsCsv, listFindings } from './readImports.ts'
import { bringIn, commit, csv, digestOf, undo } from './testImport.fixture.ts'
import { writeSmallSet } from './builtInSet/testSet.fixture.ts'

type Cells = [
  indicator: string,
  source: string,
  place: string,
  period: string,
  type: string,
  value: string,
  citation: string,
  note: string,
]

const columns = ['indicator', 'datasource', 'location', 'period', 'value_type', 'value', 'citation', 'note']

/** A thousand right rows: three indicators in two places, month by month. */
function rightRows(): Cells[] {
  return Array.from({ length: 1000 }, (_, at) => {
    const month = Math.floor(at / 6)
    const period = `${1995 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
    return [String((at % 3) + 1), '1', String((at % 2) + 1), period, '5', String(20 + (at % 40)), '1', '']
  })
}

const faults: readonly (readonly [column: string, content: string])[] = [
  ...[
    'n/a',
    '-',
    'x',
    '57%',
    '1,234',
    '0x1A',
    '1e999',
    'Infinity',
    '12 34',
    '#REF!',
    '5..3',
    '1O',
    '5-7',
  ].map((content) => ['value', content] as const),
  ...['', '99', 'Onne', 'Rainfall', '-1', '1.5', '0'].map((content) => ['indicator', content] as const),
  ...['', '9', 'NDHSS', 'Nobody'].map((content) => ['datasource', content] as const),
  ...['', '77', 'Nigera', 'Atlantis'].map((content) => ['location', content] as const),
  ...['', '2018-19', '2018-13', '18', '2090', '1850', '43282', '2018-Q1', 'last year'].map(
    (content) => ['period', content] as const,
  ),
  ['value_type', 'Surveyy'],
  ['citation', '99'],
  ['note', 'x'.repeat(501)],
]

/** The rows with one fault in each 25th of them. */
function wrongRows(): Cells[] {
  const rows = rightRows()
  faults.forEach(([column, content], at) => {
    const row = rows[at * 25]
    if (row) row[columns.indexOf(column)] = content
  })
  return rows
}

const toCsv = (rows: readonly Cells[]): Buffer =>
  csv(...rows.map((row) => row.map((cell) => (/[",]/.test(cell) ? `"${cell}"` : cell)).join(',')))

describeDatabases('a wrong file', ({ makeDatabase }) => {
  const prepared = async (): Promise<Database<DataTables>> => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,'], new Date())
    return database
  }
  const findingsOf = async (database: Database<DataTables>, bytes: Buffer) => {
    const job = await bringIn(database, bytes)
    return { job, findings: (await listFindings(database.db, job.id, { size: 1000 })).results }
  }

  it('of a thousand rows with forty faults yields forty findings, and mended goes in and out', async () => {
    const database = await prepared()
    const before = await digestOf(database)
    expect(faults).toHaveLength(40)
    const { job, findings } = await findingsOf(database, toCsv(wrongRows()))
    expect(job).toMatchObject({ state: 'rejected', errors: 40 })
    expect(findings.map(({ line, column }) => [line, column])).toEqual(
      faults.map(([column], at) => [at * 25 + 2, column]),
    )
    for (const [at, { value, problem, remedy }] of findings.entries()) {
      expect(value).toBe(faults[at]?.[1].slice(0, 200))
      expect(problem).toMatch(/^[A-Z].*\.$/)
      expect(remedy).toMatch(/^[A-Z].*\.$/)
    }
    const mended = await commit(database, await bringIn(database, toCsv(rightRows())))
    expect(mended).toMatchObject({ state: 'committed', added: 1000, errors: 0 })
    expect(await digestOf(database)).not.toBe(before)
    await undo(database, mended)
    expect(await digestOf(database)).toBe(before)
  })

  it('is quoted in part, however long its headings and cells are', async () => {
    const database = await prepared()
    // Letters that say nothing, so that the column is known by the word before them.
    const head = columns.map((name) => `${name} ${'!'.repeat(6_000)}`).join(',')
    const cell = (words: string): string => `"${words.repeat(1_000)}"`
    const row = (value: string): string => `1,1,1,2016,2,${value},1,`
    const lines = [row(cell('57%')), row(cell('1,2 ')), `${cell('Indicat')},1,1,x,2,1,1,`]
    const { findings } = await findingsOf(database, Buffer.from([head, ...lines, ''].join('\n')))
    expect(findings.length).toBeGreaterThan(3)
    for (const { column, value, problem, remedy } of findings) {
      expect([column, value].map((text) => text?.length ?? 0).every((length) => length <= 200)).toBe(true)
      expect(Math.max(problem.length, remedy.length)).toBeLessThanOrEqual(1_000)
    }
  })

  it('has no control characters in its notes, each of which takes six bytes of an answer', async () => {
    const { job, findings } = await findingsOf(
      await prepared(),
      csv('1,1,1,2014,2,51,1,a\u0001b', '1,1,1,2015,2,51,1,"a\tb\nc"'),
    )
    expect(job).toMatchObject({ state: 'rejected', errors: 1 })
    expect(findings[0]).toMatchObject({ kind: 'note_is_binary', line: 2 })
  })

  it('with notes that are too long together is read no further', { timeout: 60_000 }, async () => {
    const row = `1,1,1,2014,2,51,1,${'n'.repeat(500)}`
    const bytes = csv(...Array.from({ length: 80_001 }, () => row))
    const { job, findings } = await findingsOf(await prepared(), bytes)
    expect(job).toMatchObject({ state: 'rejected', errors: 1 })
    expect(findings[0]).toMatchObject({ kind: 'too_many_notes' })
  })

  it('names the rows that stand twice', async () => {
    const database = await prepared()
    const { findings } = await findingsOf(
      database,
      csv('1,1,1,2016,2,1,1,', '2,1,1,2016,2,1,1,', '1,1,1,2016,2,2,1,'),
    )
    expect(findings).toMatchObject([
      { line: 4, kind: 'row_twice', problem: expect.stringContaining('Line 2') },
    ])
  })

  it('cut in half says so, as text and as a workbook', async () => {
    const database = await prepared()
    const whole = toCsv(rightRows())
    const { findings } = await findingsOf(database, whole.subarray(0, whole.length / 2 - 7))
    expect(findings.at(-1)).toMatchObject({ kind: expect.stringMatching(/row_too_short|end_is_open/) })
    const book = workbook('<row r="1"><c r="A1"><v>1</v></c></row>')
    const half = await findingsOf(database, book.subarray(0, book.length / 2))
    expect(half.findings).toMatchObject([{ kind: 'workbook_is_damaged', line: null }])
  })

  it('that unpacks to hundreds of megabytes is stopped on the way', { timeout: 60_000 }, async () => {
    const database = await prepared()
    const bomb = craftZip([
      { name: 'xl/workbook.xml', content: '<workbook/>' },
      craftBomb('xl/worksheets/sheet1.xml', 1000),
    ])
    const { job, findings } = await findingsOf(database, bomb)
    expect(job.state).toBe('rejected')
    expect(findings).toHaveLength(1)
    expect(findings[0]?.kind).toMatch(/^workbook_is_(too_large|damaged)$/)
  })

  it.each([
    ['an empty file', Buffer.alloc(0), 'file_is_empty'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'not_a_table'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'old_workbook'],
    ['headings alone', csv(), 'no_values'],
    ['one row of millions of cells', csv('"1",1,1,2016,2,1,1,', ','.repeat(5_000_000)), 'row_too_long'],
    ['an open quotation mark', csv('1,1,1,2016,2,"1,1,'), 'quotes_do_not_pair'],
  ])('that is %s is refused with its reason', async (_, bytes, kind) => {
    const { job, findings } = await findingsOf(await prepared(), bytes)
    expect(job.state).toBe('rejected')
    expect(findings).toMatchObject([{ kind }])
  })

  it('with other headings is told all of them at once', async () => {
    const { findings } = await findingsOf(
      await prepared(),
      Buffer.from('Indicator,Wert,Place,Place\n1,2,3,4\n'),
    )
    expect(findings.map(({ kind, column }) => `${kind} ${column}`).sort()).toEqual([
      'column_missing datasource',
      'column_missing period',
      'column_missing value',
      'column_twice Place',
      'column_unknown Wert',
    ])
  })

  it('runs no formula in the spreadsheet of whoever reads the findings', async () => {
    const database = await prepared()
    const { job } = await findingsOf(database, csv('=HYPERLINK(1),1,1,2016,2,@x,1,'))
    let text = ''
    for await (const part of findingsAsCsv(database.db, job.id)) text += part
    expect(text).toContain("'=HYPERLINK(1)")
    expect(text).toContain("'@x")
    expect(text).not.toMatch(/(^|,)"?[=@]/m)
  })
})

const workbook = (rows: string): Buffer =>
  craftZip([
    {
      name: 'xl/workbook.xml',
      content: '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="rId7" Target="worksheets/data.xml"/></Relationships>',
    },
    {
      name: 'xl/sharedStrings.xml',
      content: '<sst><si><t>Nigeria</t></si><si><r><t>North</t></r><r><t>-West</t></r></si></sst>',
    },
    { name: 'xl/worksheets/data.xml', content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  ])

describeDatabases('a file in the form that its owner writes', ({ makeDatabase }) => {
  const valuesOf = async (bytes: Buffer): Promise<unknown[]> => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,'], new Date())
    const job = await bringIn(database, bytes, { source: 1 })
    const { results } = await listFindings(database.db, job.id, { severity: 'error' })
    expect(results).toEqual([])
    await commit(database, job)
    const rows = await database.db
      .selectFrom('data_values')
      .select(['indicator', 'location', 'period', 'value_type', 'value', 'note'])
      .where('created_import', '=', 2)
      .orderBy('id')
      .execute()
    return rows.map((row) => Object.values(row))
  }

  it('has semicolons, decimal commas, names, and the letters of Windows', async () => {
    const text =
      'INDICATOR;Place;Year;Value;Remarks\r\none;Nígeria;2018;57,3;Enquête\r\nTwo;north west;Jul 2019;1.234,5;\r\n'
    expect(await valuesOf(Buffer.from(text, 'latin1'))).toEqual([
      [1, 1, '2018', 2, 57.3, 'Enquête'],
      [2, 2, '2019-07', 2, 1234.5, ''],
    ])
  })

  it('has a byte order mark, tabs, and blank values that are not zero', async () => {
    const text = '\ufeffIndicator\tLocation\tPeriod\tValue\nOne\tNigeria\t2018\t0\nOne\tNigeria\t2019\t\n\n'
    expect(await valuesOf(Buffer.from(text))).toEqual([[1, 1, '2018', 2, 0, '']])
    expect(await valuesOf(Buffer.from(text, 'utf16le'))).toEqual([[1, 1, '2018', 2, 0, '']])
  })

  it('is a workbook', async () => {
    const text = (at: string, content: string): string =>
      `<c r="${at}" t="inlineStr"><is><t>${content}</t></is></c>`
    const book = workbook(
      `<row r="1">${text('A1', 'Indicator')}${text('B1', 'Place')}${text('C1', 'Year')}${text('D1', 'Value')}${text('E1', 'Note')}</row>` +
        `<row r="3">${text('A3', 'Two &amp; a half'.slice(0, 3))}<c r="B3" t="s"><v>1</v></c><c r="C3"><v>2018</v></c><c r="D3"><v>57.300000000000004</v></c></row>` +
        `<row r="4"><c r="A4"><v>1</v></c><c r="B4" t="s"><v>0</v></c><c r="C4"><v>2019</v></c></row>` +
        `<row r="5"><c r="A5"><v>1</v></c><c r="B5" t="s"><v>0</v></c><c r="C5"><v>2019</v></c><c r="D5"><v>0</v></c>${text('E5', 'a &lt; b')}</row>`,
    )
    expect(await valuesOf(book)).toEqual([
      [1, 1, '2019', 2, 0, 'a < b'],
      [2, 2, '2018', 2, 57.300000000000004, ''],
    ])
  })
})
