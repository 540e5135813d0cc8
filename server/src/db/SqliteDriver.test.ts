import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { figuresFileOf } from './figuresFile.ts'
import { openDatabase, type Database } from './openDatabase.ts'

interface Tables {
  places: { id: number; name: string }
}

describe('SQLite behind Kysely', () => {
  let folder: string
  let database: Database<Tables>
  let db: Kysely<Tables>
  let other: Sqlite.Database
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'msdat-driver-'))
    const sqliteFile = join(folder, 'test.sqlite')
    database = await openDatabase<Tables>({ sqliteFile })
    db = database.db
    await sql`create table places (id integer primary key, name text not null unique)`.execute(db)
    await add(1, 'Kano')
    other = new Sqlite(sqliteFile, { timeout: 0 })
  })
  afterEach(async () => {
    other.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const add = async (id: number, name: string, to = db) => {
    await to.insertInto('places').values({ id, name }).execute()
  }
  const names = async () =>
    (await db.selectFrom('places').select('name').orderBy('id').execute()).map(({ name }) => name)

  it('answers every read while another connection holds the lock, and writes when it is free', async () => {
    other.exec("begin immediate; insert into places values (2, 'Abia')")
    const order: string[] = []
    const written = add(3, 'Edo').then(() => order.push('written'))
    const inTransaction = db
      .transaction()
      .execute((tx) => add(4, 'Yobe', tx))
      .then(() => order.push('transaction'))
    for (let turn = 0; turn < 100; turn += 1) {
      expect(await names()).toEqual(['Kano'])
      await nextTurn()
      order.push('read')
    }
    other.exec('commit')
    order.push('free')
    await Promise.all([written, inTransaction])
    expect(order).toEqual([...Array<string>(100).fill('read'), 'free', 'written', 'transaction'])
    expect(await names()).toEqual(['Kano', 'Abia', 'Edo', 'Yobe'])
  })

  it('locks only the file that a transaction writes to first, and waits where a later write finds the other one locked', async () => {
    await sql`create table figures.counts (n integer unique)`.execute(db)
    const count = (n: number) => sql`insert into counts values (${n})`
    const order: string[] = []
    const counted = db.transaction().execute(async (tx) => {
      await count(1).execute(tx)
      // Somebody else writes to the other file meanwhile, from the first word to the last.
      other.exec("begin immediate; insert into places values (2, 'Abia')")
      const added = add(3, 'Edo', tx).then(() => order.push('added'))
      await pause(50)
      order.push('free')
      other.exec('commit')
      await added
    })
    await counted
    expect(order).toEqual(['free', 'added'])
    const held = db.transaction().execute(async (tx) => {
      await tx.selectFrom('places').selectAll().execute()
      await expect(async () => other.exec("insert into places values (4, 'Oyo')")).rejects.toThrow('locked')
      await add(4, 'Yobe', tx)
    })
    await held
    expect(await names()).toEqual(['Kano', 'Abia', 'Edo', 'Yobe'])
  })

  it('keeps nobody from the one file who waits for the other', async () => {
    await sql`create table figures.counts (n integer)`.execute(db)
    const otherOfFigures = new Sqlite(figuresFileOf(join(folder, 'test.sqlite')), { timeout: 0 })
    otherOfFigures.exec('begin immediate')
    const order: string[] = []
    const counted = db
      .transaction()
      .execute((tx) => sql`insert into counts values (1)`.execute(tx))
      .then(() => order.push('counted'))
    await pause(50)
    await add(2, 'Abia')
    await db.transaction().execute((tx) => add(3, 'Edo', tx))
    order.push('added')
    otherOfFigures.close()
    await counted
    expect(order).toEqual(['added', 'counted'])
  })

  it('goes on in a transaction whose first statement was refused', async () => {
    await db.transaction().execute(async (tx) => {
      await expect(add(1, 'Kano', tx)).rejects.toThrow('UNIQUE')
      await add(2, 'Abia', tx)
    })
    expect(await names()).toEqual(['Kano', 'Abia'])
    await db.transaction().execute(async () => {})
    await add(3, 'Edo')
  })

  it('says while writes wait, and refuses all of them once each has waited for half a minute', async () => {
    expect(database.areWritesHeld()).toBe(false)
    other.exec('begin immediate')
    const refused = [2, 3, 4].map((id) =>
      add(id, `place ${id}`).then(String, ({ code }: { code: string }) => code),
    )
    await pause(300)
    expect(database.areWritesHeld()).toBe(true)
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 30_000)
    expect(await Promise.all(refused)).toEqual(['SQLITE_BUSY', 'SQLITE_BUSY', 'SQLITE_BUSY'])
    vi.restoreAllMocks()
    expect(database.areWritesHeld()).toBe(false)
    other.exec('rollback')
    await add(5, 'Edo')
    expect(await names()).toEqual(['Kano', 'Edo'])
  })

  it('lets a transaction that reads first write what it decided, whoever writes meanwhile', async () => {
    const count = () =>
      db.transaction().execute(async (tx) => {
        const { length } = await tx.selectFrom('places').selectAll().execute()
        await nextTurn()
        await add(length + 1, `place ${length + 1}`, tx)
      })
    await Promise.all([count(), count(), count()])
    expect(await names()).toEqual(['Kano', 'place 2', 'place 3', 'place 4'])
  })

  it('shows readers nothing of a transaction before its end, and nothing at all of one that fails', async () => {
    const failed = db.transaction().execute(async (tx) => {
      await add(2, 'Abia', tx)
      expect(await names()).toEqual(['Kano'])
      expect(await tx.selectFrom('places').selectAll().execute()).toHaveLength(2)
      await add(3, 'Kano', tx)
    })
    await expect(failed).rejects.toThrow('UNIQUE')
    expect(await names()).toEqual(['Kano'])
    await add(3, 'Edo')
    expect(await names()).toEqual(['Kano', 'Edo'])
  })

  it('goes on after a disk that was full, with the reason told', async () => {
    await sql`pragma max_page_count = 4`.execute(db)
    const large = 'x'.repeat(100_000)
    await expect(add(2, large)).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    await expect(db.transaction().execute((tx) => add(2, large, tx))).rejects.toMatchObject({
      code: 'SQLITE_FULL',
    })
    await sql`pragma max_page_count = 1000`.execute(db)
    await add(2, large)
    expect(await names()).toHaveLength(2)
  })

  it('takes no lock for a transaction that only reads', async () => {
    other.exec('begin immediate')
    const found = await db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await sql`create temporary table found as select name from places`.execute(tx)
        const { rows } = await sql`select name from found`.execute(tx)
        await sql`drop table found`.execute(tx)
        return rows
      })
    expect(found).toEqual([{ name: 'Kano' }])
    other.exec('rollback')
  })
})
