import Sqlite from 'better-sqlite3'
import { AppError } from '@msdat/sdk/contracts/problem'
import { expect, it } from 'vitest'
import { saidOf } from './takeOrder.ts'

const said = (error: unknown) =>
  saidOf(() => {
    throw error
  })

it('tells of a failure what the server needs to answer it', async () => {
  expect(await saidOf(() => Promise.resolve(1))).toEqual({ ok: true, answer: 1 })
  expect(await said(new AppError('conflict', 'Not now.'))).toMatchObject({
    ok: false,
    problem: { code: 'conflict', message: 'Not now.' },
    trouble: undefined,
  })
  expect(await said(new Sqlite.SqliteError('database or disk is full', 'SQLITE_FULL'))).toMatchObject({
    ok: false,
    problem: null,
    trouble: 'full',
    message: expect.stringContaining('database or disk is full') as string,
  })
  expect(await said('a fault')).toMatchObject({ problem: null, trouble: undefined, message: 'a fault' })
})
