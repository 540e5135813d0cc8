import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allMigrations } from '../allMigrations.ts'
import type { DataTables } from './DataTables.ts'
import { figuresFileOf, refuseWithoutFigures } from './figuresFile.ts'
import { migrate } from './migrate.ts'
import { openDatabase, type Database } from './openDatabase.ts'

describe('the file of the figures', () => {
  let folder: string
  let sqliteFile: string
  let database: Database<DataTables>
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'msdat-figures-'))
    sqliteFile = join(folder, 'test.sqlite')
    database = await openDatabase<DataTables>({ sqliteFile })
  })
  afterEach(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** An installation of before, in which the second of two imports was taken out again. */
  const makeBefore = async (): Promise<void> => {
    const { own_file_001_figures: _, ...before } = allMigrations('sqlite')
    await migrate(database.db, before)
    const { db } = database
    await db
      .insertInto('settings')
      .values([
        { name: 'built_in_set_digest', value: 'abc' },
        { name: 'platform', value: '{}' },
      ])
      .execute()
    await db.insertInto('factors').values({ id: 1, display_factor: '%', multiplier_factor: 100 }).execute()
    await db.insertInto('location_levels').values({ id: 1, name: 'National' }).execute()
    inOther((other) => {
      other.pragma('foreign_keys = OFF')
      for (const id of [1, 2])
        other.exec(`insert into imports (id, kind, name, digest, added, changed, removed, committed_at)
          values (${id}, 'file', 'file ${id}', '', 1, 0, 0, '2026-01-01')`)
      for (const [id, period] of [
        [1, '2014'],
        [7, '2016'],
      ])
        other.exec(`insert into data_values (id, indicator, datasource, location, period, value_type, value, note,
          created_import, updated_import) values (${id}, 1, 1, 1, '${period}', 2, 0.1, '', 1, 1)`)
      other.exec('delete from data_values where id = 7')
      other.exec('delete from imports where id = 2')
    })
  }
  const inOther = <Answer>(ask: (other: Sqlite.Database) => Answer, file = sqliteFile): Answer => {
    const other = new Sqlite(file)
    try {
      return ask(other)
    } finally {
      other.close()
    }
  }
  const namesIn = (file: string, type: string) =>
    inOther(
      (other) =>
        other.prepare('select name from sqlite_schema where type = ? order by name').pluck().all(type),
      file,
    ) as string[]
  const moveAll = () => migrate(database.db, allMigrations('sqlite'))
  const values = () =>
    database.db.selectFrom('data_values').select(['id', 'period', 'value']).orderBy('id').execute()

  it('takes over what an installation of before has in the first one, with its indexes and the ids given so far', async () => {
    await makeBefore()
    const indexes = namesIn(sqliteFile, 'index').filter((name) => /^(data_values|value_)/.test(name))
    expect(indexes.length).toBeGreaterThan(8)
    await moveAll()
    expect(await values()).toEqual([{ id: 1, period: '2014', value: 0.1 }])
    const moved = figuresFileOf(sqliteFile)
    expect(namesIn(moved, 'index')).toEqual(expect.arrayContaining(indexes))
    const tables = ['data_values', 'imports', 'indicator_datasources', 'value_flags', 'value_revisions']
    expect(namesIn(moved, 'table')).toEqual(expect.arrayContaining([...tables, 'figure_settings']))
    expect(namesIn(sqliteFile, 'table').filter((name) => tables.includes(name))).toEqual([])
    const next = { kind: 'file' as const, name: '', digest: '', added: 0, changed: 0, removed: 0 }
    const { id } = await database.db
      .insertInto('imports')
      .values({ ...next, committed_at: '2026-01-02' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBe(3)
    expect(await database.db.selectFrom('settings').selectAll().execute()).toEqual([
      { name: 'platform', value: '{}' },
    ])
    expect(await database.db.selectFrom('figure_settings').selectAll().execute()).toEqual([
      { name: 'built_in_set_digest', value: 'abc' },
    ])
  })

  it('goes on with a move that was broken off, in the middle of a table too', async () => {
    await makeBefore()
    const moved = figuresFileOf(sqliteFile)
    inOther((other) => other.exec('create table data_values (half integer)'), moved)
    // This one had come over whole.
    inOther((other) => other.exec('create table value_flags (value_id integer, code text)'), moved)
    inOther((other) => other.exec('drop table value_flags'))
    await moveAll()
    expect(await values()).toEqual([{ id: 1, period: '2014', value: 0.1 }])
    expect(namesIn(sqliteFile, 'table')).not.toContain('data_values')
    await refuseWithoutFigures(database.db, sqliteFile)
  })

  it('must not be left behind when the first one is brought back', async () => {
    await moveAll()
    await database.close()
    for (const ending of ['', '-wal', '-shm'])
      rmSync(`${figuresFileOf(sqliteFile)}${ending}`, { force: true })
    database = await openDatabase<DataTables>({ sqliteFile })
    await moveAll()
    await expect(refuseWithoutFigures(database.db, sqliteFile)).rejects.toThrow(
      /test-figures\.sqlite is missing or empty\. .* from the same backup\.$/,
    )
  })
})
