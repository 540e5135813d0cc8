import express from 'express'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createServe } from '@msdat/sdk/http/serve'
import { addDashboardPlace } from '@msdat/sdk/contracts/interactions'
import { subscribe } from '@msdat/sdk/contracts/newsletter'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { onlyOnce } from './onlyOnce.ts'

describeDatabases('a call with a key', ({ makeDatabase }) => {
  it('is done once, also where two come together; one that failed can come again', async () => {
    const once = onlyOnce((await makeDatabase()).db)
    let done = 0
    const work = async (): Promise<number> => (done += 1)
    const key = 'a-key-that-was-made-up'
    const both = await Promise.allSettled([once(key, work), once(key, work)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(once(key, work)).rejects.toMatchObject({ code: 'conflict' })
    expect(done).toBe(1)
    const other = 'another-key-altogether'
    const failing = (): Promise<never> => Promise.reject(new Error('The disk is full.'))
    await expect(once(other, failing)).rejects.toThrow('The disk is full.')
    expect(await once(other, work)).toBe(2)
    await expect(once('short', work)).rejects.toMatchObject({ code: 'invalid_input' })
  })
})

it('is remembered for calls alone that strangers can make so often and no more', async () => {
  const kept: string[] = []
  const app = express()
  const serve = createServe(app, {
    actorOf: () => Promise.resolve(null),
    readBody: express.json(),
    once: (key, work) => {
      kept.push(key)
      return work()
    },
  })
  serve(subscribe, () => ({}) as never)
  serve(addDashboardPlace, () => ({}) as never)
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const { path } of [subscribe, addDashboardPlace]) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': `key-of ${path}` }
    const body = JSON.stringify(path === subscribe.path ? { email: 'a@example.org' } : {})
    expect((await fetch(base + path, { method: 'POST', headers, body })).ok).toBe(true)
  }
  server.close()
  expect(kept).toEqual([`key-of ${subscribe.path}`])
})
