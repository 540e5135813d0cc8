import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readDataVersion } from '../../data/dataVersion.ts'
import type { AnalysisTables } from '../../analysis/analysisMigrations.ts'
import type { DataTables } from '../../db/DataTables.ts'
import type { Database } from '../../db/openDatabase.ts'
import { describeDatabases } from '../../db/testDatabases.fixture.ts'
import { importBuiltInSet } from './importBuiltInSet.ts'
import { SetRefused, textOfFinding } from './SetFinding.ts'
import { readBuiltInSet, readSetTexts } from './readBuiltInSet.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const realSet = new URL('../../../data', import.meta.url).pathname

/** A copy of the built-in files, with some of them rewritten. */
function copySet(changes: Record<string, (text: string) => string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-set-'))
  folders.push(folder)
  cpSync(realSet, folder, { recursive: true })
  for (const [file, change] of Object.entries(changes)) {
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
  }
  return folder
}

const fewValues = (text: string): string => text.split('\n').slice(0, 21).join('\n') + '\n'
const countValues = async ({ db }: Database<DataTables>): Promise<number> =>
  (
    await db
      .selectFrom('data_values')
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

describe('the built-in data set', () => {
  it('passes every check', () => {
    const { set, findings } = readBuiltInSet(readSetTexts(realSet).files, new Date())
    expect(findings.map(textOfFinding)).toEqual([])
    expect(set.values.rows).toHaveLength(11_252)
  })

  it('describes every source and every indicator that has figures', () => {
    const { set } = readBuiltInSet(readSetTexts(realSet).files, new Date())
    const used = new Set(set.values.rows.map(({ row }) => row.indicator))
    const bare = set.indicators.rows.filter(({ row }) => used.has(row.id) && row.description === '')
    expect(bare).toEqual([])
    expect(set.datasources.rows.filter(({ row }) => !row.description || !row.methodology)).toEqual([])
  })

  it('cites a publication for every figure', () => {
    const { set } = readBuiltInSet(readSetTexts(realSet).files, new Date())
    expect(set.values.rows.filter(({ row }) => row.citation === null)).toEqual([])
  })
})

describeDatabases('importBuiltInSet', ({ makeDatabase }) => {
  it('takes in the whole set, once', async () => {
    const database = await makeDatabase()
    expect(await importBuiltInSet(database, realSet)).toEqual({
      added: 11_252,
      changed: 0,
      removed: 0,
      own: 0,
      same: 0,
    })
    expect(await countValues(database)).toBe(11_252)
    const version = await readDataVersion(database.db)
    expect(await importBuiltInSet(database, realSet)).toBeNull()
    expect(await readDataVersion(database.db)).toBe(version)
    const pairs = await database.db
      .selectFrom('indicator_datasources')
      .selectAll()
      .where('indicator', '=', 18)
      .execute()
    expect(pairs).toHaveLength(11)
  })

  it('writes only what a later edition of the files changes, under a new number', async () => {
    const database = await makeDatabase()
    await importBuiltInSet(database, copySet({ 'values.csv': fewValues }))
    const before = await readDataVersion(database.db)
    const later = copySet({
      'values.csv': (text) =>
        fewValues(text)
          .replace('1,2,1,1990,2,6,1,', '1,2,1,1990,2,6.25,1,')
          .replace(/\n1,2,1,2003.*/, ''),
    })
    expect(await importBuiltInSet(database, later)).toEqual({
      added: 0,
      changed: 1,
      removed: 1,
      own: 0,
      same: 18,
    })
    expect(await readDataVersion(database.db)).not.toBe(before)
    const [changed, other] = await database.db
      .selectFrom('data_values')
      .selectAll()
      .orderBy('id')
      .limit(2)
      .execute()
    expect(changed).toMatchObject({ value: 6.25, created_import: 1, updated_import: 2 })
    expect(other).toMatchObject({ created_import: 1, updated_import: 1 })
  })

  it('keeps the time of a reference row that did not change', async () => {
    const database = await makeDatabase()
    await importBuiltInSet(database, copySet({ 'values.csv': fewValues }), new Date('2026-01-01T00:00:00Z'))
    const renamed = copySet({
      'values.csv': fewValues,
      'locations.csv': (text) => text.replace('8,Abia', '8,Abia State'),
    })
    await importBuiltInSet(database, renamed, new Date('2026-02-01T00:00:00Z'))
    const rows = await database.db
      .selectFrom('locations')
      .selectAll()
      .where('id', 'in', [8, 9])
      .orderBy('id')
      .execute()
    expect(rows.map((row) => [row.name, row.created_at.slice(0, 7), row.updated_at.slice(0, 7)])).toEqual([
      ['Abia State', '2026-01', '2026-02'],
      ['Adamawa', '2026-01', '2026-01'],
    ])
  })

  it('refuses a set with faults, names all of them, and writes nothing', async () => {
    const database = await makeDatabase()
    const wrong = copySet({
      'values.csv': (text) =>
        `${fewValues(text)}999,2,1,2003,2,1,1,\n1,2,1,1990,2,7,1,\n1,2,99,2190,2,x,1,\n`,
      'indicators.csv': (text) => text.replace(',Negative,Impact,RMNCH', ',Downwards,Impact,RMNCH'),
    })
    const refusal = await importBuiltInSet(database, wrong).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(SetRefused)
    const places =
      refusal instanceof SetRefused ? refusal.findings.map((f) => `${f.file} ${f.line} ${f.column}`) : []
    expect(places).toEqual(
      expect.arrayContaining([
        'values.csv 22 indicator',
        'values.csv 23 indicator+datasource+location+period+value_type',
        'values.csv 24 period',
        'values.csv 24 value',
        'indicators.csv 2 desirable_slope',
      ]),
    )
    expect(await countValues(database)).toBe(0)
    expect(await database.db.selectFrom('indicators').selectAll().execute()).toEqual([])
    expect(await readDataVersion(database.db)).toBe('empty')
  })

  it('leaves nothing behind when the database fails in the middle', async () => {
    const database = await makeDatabase()
    await database.db.schema.dropTable('indicator_datasources').execute()
    await expect(importBuiltInSet(database, copySet({ 'values.csv': fewValues }))).rejects.toThrow()
    expect(await countValues(database)).toBe(0)
    expect(await database.db.selectFrom('imports').selectAll().execute()).toEqual([])
  })

  it('lets the figures of an own file stand where the built-in set has the same key', async () => {
    const database = await makeDatabase()
    await importBuiltInSet(database, copySet({ 'values.csv': fewValues }))
    const own = await database.db
      .insertInto('imports')
      .values({
        kind: 'file',
        name: 'own.csv',
        digest: '',
        actor: 'x',
        added: 0,
        changed: 1,
        removed: 0,
        committed_at: '2026-01-01',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database.db
      .updateTable('data_values')
      .set({ value: 9, updated_import: own.id })
      .where('id', '=', 1)
      .execute()
    const outcome = await importBuiltInSet(
      database,
      copySet({ 'values.csv': (text) => fewValues(text) + '1,2,1,1991,2,6,1,\n' }),
    )
    expect(outcome).toEqual({ added: 1, changed: 0, removed: 0, own: 1, same: 19 })
    const { added } = await database.db
      .selectFrom('imports')
      .select('added')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(added).toBe(1)
    const row = await database.db
      .selectFrom('data_values')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(row.value).toBe(9)
    expect(await countValues(database)).toBe(21)
  })

  it('takes in which source feeds which, and leaves it alone once somebody has edited it', async () => {
    const database = await makeDatabase()
    const tables = database.db.withTables<AnalysisTables>()
    const read = () => tables.selectFrom('lineage').select(['datasource', 'indicators', 'reason']).execute()
    const heading = 'datasource,feeds_from,indicators,relation,reason\n'
    const take = (lineage: string) =>
      importBuiltInSet(
        database,
        copySet({ 'values.csv': fewValues, 'lineage.csv': () => `${heading}${lineage}` }),
      )
    await take('9,10,17 18,echo,First.\n')
    expect(await read()).toEqual([{ datasource: 9, indicators: '[17,18]', reason: 'First.' }])
    await take('7,10,,input,Second.\n')
    expect(await read()).toEqual([{ datasource: 7, indicators: '[]', reason: 'Second.' }])
    await tables.updateTable('lineage').set({ reason: 'Edited.' }).execute()
    await take('8,10,,input,Third.\n')
    expect(await read()).toEqual([{ datasource: 7, indicators: '[]', reason: 'Edited.' }])
  })
})

it('tells every wrong row of the lineage by its line', () => {
  const { files } = readSetTexts(realSet)
  const lineage =
    'datasource,feeds_from,indicators,relation,reason\n999,10,17 998,echo,A.\n9,9,,input,B.\n9,10,,copy,C.\n'
  const { findings } = readBuiltInSet({ ...files, lineage }, new Date())
  expect(findings.map(({ file, line, column, value }) => `${file} ${line} ${column} ${value}`)).toEqual([
    'lineage.csv 4 relation copy',
    'lineage.csv 2 datasource 999',
    'lineage.csv 2 indicators 998',
    'lineage.csv 3 feeds_from 9',
  ])
})
