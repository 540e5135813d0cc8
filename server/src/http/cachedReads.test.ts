import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VersionedData } from '../data/VersionedData.ts'
import { createCachedReads } from './cachedReads.ts'

let version = 'v1'
const data = {
  get recentVersion() {
    return version
  },
  version: () => Promise.resolve(version),
} as unknown as VersionedData

let made = 0
let open: () => void = () => {}
let gate = Promise.resolve()
const { keepAnswer } = createCachedReads(data)
const app = express()
app.get('/:name/', keepAnswer)
app.get('/slow/', keepAnswer, async (_request, response) => {
  made += 1
  const number = made
  await gate
  response.json({ number, text: 'coverage '.repeat(500) })
})
app.get('/refused/', async (_request, response) => {
  made += 1
  await gate
  response.status(404).json({ number: made })
})
const server = createServer(app)
const ask = async (path: string, encoding = 'gzip', signal?: AbortSignal) => {
  const { port } = server.address() as AddressInfo
  const init = { headers: { 'accept-encoding': encoding }, ...(signal && { signal }) }
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
  return {
    status: response.status,
    coding: response.headers.get('content-encoding'),
    body: await response.json(),
  }
}
const untilMade = (count: number) => vi.waitFor(() => expect(made).toBe(count))
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

beforeAll(() => once(server.listen(0), 'listening'))
afterAll(() => void server.close())
beforeEach(() => {
  made = 0
  gate = new Promise((resolve) => (open = resolve))
})

describe('cached reads', () => {
  it('are worked out once for all who ask the same meanwhile, in the encoding that each wants', async () => {
    const asked = ['gzip', 'gzip', 'br', 'identity'].map((encoding) => ask('/slow/?once', encoding))
    await untilMade(1)
    await settle()
    open()
    const answers = await Promise.all(asked)
    expect(made).toBe(1)
    expect(answers.map(({ coding }) => coding)).toEqual(['gzip', 'gzip', 'br', null])
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
  })

  it('are worked out anew for whoever asks after the data have changed', async () => {
    const before = ask('/slow/?changed')
    await untilMade(1)
    version = 'v2'
    const after = ask('/slow/?changed')
    await untilMade(2)
    open()
    expect((await before).body).toMatchObject({ number: 1 })
    expect((await after).body).toMatchObject({ number: 2 })
    expect((await ask('/slow/?changed')).body).toMatchObject({ number: 2 })
  })

  it('answer those who wait although the first to ask has gone', async () => {
    const leaving = new AbortController()
    const first = ask('/slow/?gone', 'gzip', leaving.signal)
    await untilMade(1)
    const second = ask('/slow/?gone')
    await settle()
    leaving.abort()
    await expect(first).rejects.toThrow()
    open()
    expect(await second).toMatchObject({ status: 200, body: { number: 1 } })
  })

  it('share no problem: each gets its own', async () => {
    const asked = [ask('/refused/'), ask('/refused/')]
    await untilMade(1)
    open()
    for (const { status } of await Promise.all(asked)) expect(status).toBe(404)
    expect(made).toBe(2)
  })
})
