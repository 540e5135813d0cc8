import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { settleLog } from './bulkWriting.ts'
import { filesOf } from './figuresFile.ts'
import { LogKeeper } from './LogKeeper.ts'
import { openDatabase } from './openDatabase.ts'

const megabyte = 1024 * 1024

it('the log that an import leaves is copied by another process, and by no commit of the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-log-'))
  const file = join(folder, 'test.sqlite')
  const server = await openDatabase<never>({ sqliteFile: file })
  const worker = await openDatabase<never>({ sqliteFile: file })
  onTestFinished(async () => {
    await Promise.all([server.close(), worker.close()])
    rmSync(folder, { recursive: true, force: true })
  })
  const [bytes, logBytes] = [() => statSync(file).size, () => statSync(`${file}-wal`).size]
  await sql`create table t (text text)`.execute(server.db)
  let settled = 0
  const settle = async (): Promise<void> => {
    settled += 1
    await settleLog(worker)
  }
  const keeper = new LogKeeper({
    db: server.db,
    files: filesOf(file),
    settle,
    tell: (error) => expect.unreachable(String(error)),
  })
  await keeper.start()
  expect(logBytes()).toBe(0)
  await keeper.look()
  expect(settled).toBe(0)

  await sql`pragma wal_autocheckpoint = 0`.execute(worker.db)
  await sql`insert into t values (printf('%.*c', ${8 * megabyte}, 'x'))`.execute(worker.db)
  await sql`insert into t values ('a visit')`.execute(server.db)
  expect(bytes()).toBeLessThan(megabyte)
  expect(logBytes()).toBeGreaterThan(8 * megabyte)

  await keeper.look()
  expect(settled).toBe(1)
  expect(bytes()).toBeGreaterThan(8 * megabyte)
  expect(logBytes()).toBe(0)
  await keeper.look()
  expect(settled).toBe(1)
  await keeper.stop()
})
