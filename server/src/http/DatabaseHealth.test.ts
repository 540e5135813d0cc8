import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { DatabaseHealth } from './DatabaseHealth.ts'

const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
const damaged = Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' })

describeDatabases('what is known of the database', ({ makeDatabase }) => {
  it('is nothing but good while it answers, has room, and nobody has met trouble', async () => {
    const { db } = await makeDatabase()
    const health = new DatabaseHealth(db, () => Promise.resolve(1e9))
    await expect(health.check()).resolves.toBeUndefined()
    const mistake = await sql`select * from nowhere`.execute(db).catch((error: unknown) => error)
    expect(health.note(mistake)).toBeNull()
    await expect(health.check()).resolves.toBeUndefined()
  })

  it('is the trouble that a visitor met, where a question alone does not show it', async () => {
    const { db } = await makeDatabase()
    for (const [error, words] of [
      [full, /disk .* is full/],
      [damaged, /damaged/],
    ] as const) {
      const health = new DatabaseHealth(db)
      expect(health.note(error)).toMatchObject({ status: 503, message: words })
      await expect(health.check()).rejects.toMatchObject({ status: 503, message: words })
    }
  })

  it('is a full disk before anybody has met it', async () => {
    const { db } = await makeDatabase()
    const health = new DatabaseHealth(db, () => Promise.resolve(0))
    await expect(health.check()).rejects.toMatchObject({ trouble: 'full' })
  })

  it('is that it does not answer', async () => {
    const { db, close } = await makeDatabase()
    const health = new DatabaseHealth(db)
    await health.check()
    await close()
    await expect(health.check()).rejects.toMatchObject({ trouble: 'silent' })
  })
})
