import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { StartupFault } from '../config/StartupFault.ts'
import { allMigrations } from '../allMigrations.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'
import { readSetting, writeSetting } from './settings.ts'
import { describeDatabases } from './testDatabases.fixture.ts'

describeDatabases('migrate', ({ dialect, makeDatabase }) => {
  it('runs each migration once', async () => {
    const { db } = await makeDatabase()
    await writeSetting(db, 'kept', 'before')
    await migrate(db, allMigrations(dialect))
    expect(await readSetting(db, 'kept')).toBe('before')
  })

  it('takes in a part of the house that comes later', async () => {
    const { db } = await makeDatabase()
    let runs = 0
    const later = { a_part_001_of_its_own: { up: async () => void (runs += 1) } }
    await migrate(db, { ...allMigrations(dialect), ...later })
    await migrate(db, { ...allMigrations(dialect), ...later })
    expect(runs).toBe(1)
  })

  it('keeps figures exactly and refuses a second figure with the same key', async () => {
    const { db } = await makeDatabase()
    await db.insertInto('location_levels').values({ id: 1, name: 'National' }).execute()
    await db
      .insertInto('factors')
      .values({ id: 7, display_factor: 'x', multiplier_factor: 0.1 + 0.2 })
      .execute()
    const factor = await db.selectFrom('factors').selectAll().executeTakeFirstOrThrow()
    expect(factor.multiplier_factor).toBe(0.1 + 0.2)
    await expect(
      db.insertInto('factors').values({ id: 7, display_factor: 'y', multiplier_factor: 1 }).execute(),
    ).rejects.toThrow()
  })

  it('counts in numbers, not in text', async () => {
    const { db } = await makeDatabase()
    const row = await db
      .selectFrom('settings')
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(row.count).toBe(0)
  })

  it('overwrites a setting', async () => {
    const { db } = await makeDatabase()
    expect(await readSetting(db, 'a')).toBeNull()
    await writeSetting(db, 'a', '1')
    await writeSetting(db, 'a', '2')
    expect(await readSetting(db, 'a')).toBe('2')
  })
})

describe('openDatabase', () => {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-test-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('says in one line that a file is no database', async () => {
    const file = join(folder, 'notes.sqlite')
    writeFileSync(
      file,
      'these are notes, not a database, and long enough to be read as a header of one'.repeat(20),
    )
    await expect(openDatabase({ sqliteFile: file })).rejects.toThrow(StartupFault)
  })

  it('says in one line that a PostgreSQL server does not answer', async () => {
    const opening = openDatabase({ postgresUrl: 'postgres://u:secret@127.0.0.1:1/x' })
    await expect(opening).rejects.toThrow(/^DATABASE_URL [^\n]*ECONNREFUSED[^\n]*$/)
    await expect(opening).rejects.not.toThrow(/secret/)
  })
})
