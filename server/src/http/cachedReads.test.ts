import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type ErrorRequestHandler } from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VersionedData } from '../data/VersionedData.ts'
import { createCachedReads } from './cachedReads.ts'
import { leavePlace } from './placeOfRead.ts'

let version = 'v1'
let isBroken = false
const data = {
  get recentVersion() {
    return version
  },
  version: () => (isBroken ? Promise.reject(new Error('The database has gone.')) : Promise.resolve(version)),
} as unknown as VersionedData

let made = 0
let open: () => void = () => {}
let gate = Promise.resolve()
const { keepAnswer } = createCachedReads(data)
const app = express()
app.get('/:name/', keepAnswer)
app.get('/slow/', async (_request, response) => {
  made += 1
  const number = made
  await gate
  response.json({ number, text: 'coverage '.repeat(500) })
})
app.get('/beside/', async (_request, response) => {
  made += 1
  leavePlace()
  await gate
  response.json({ number: made })
})
app.get('/linked/', (request, response) => {
  made += 1
  const next = request.query['last'] === undefined ? `http://${request.headers.host}/linked/?page=2` : null
  response.json({ count: 2, next, previous: null, results: [] })
})
app.get('/refused/', async (_request, response) => {
  made += 1
  await gate
  response.status(404).json({ number: made })
})
app.get('/written/', async (_request, response) => {
  made += 1
  await gate
  response.type('text/plain').write('the beginning')
})
app.get('/table/', (_request, response) => {
  response.type('text/csv').end('id,value\n'.repeat(500))
})
app.get('/file/', (_request, response) => {
  response.type('text/plain').write('the beginning')
})
app.use(((_error, _request, response, _next) => {
  response.status(500).json({ message: 'broken' })
}) satisfies ErrorRequestHandler)
const server = createServer(app)
const addressOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
const ask = async (path: string, encoding = 'gzip', signal?: AbortSignal) => {
  const init = { headers: { 'accept-encoding': encoding }, ...(signal && { signal }) }
  const response = await fetch(addressOf(path), init)
  return {
    status: response.status,
    coding: response.headers.get('content-encoding'),
    body: await response.json(),
  }
}
const untilMade = (count: number) => vi.waitFor(() => expect(made).toBe(count), { timeout: 20_000 })
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

  it.each(['/refused/', '/written/'])(
    'leave nobody waiting who waits behind one that has gone, where there is nothing to share: %s',
    async (path) => {
      const leaving = new AbortController()
      const first = ask(`${path}?gone`, 'gzip', leaving.signal)
      await untilMade(1)
      const second = fetch(addressOf(`${path}?gone`))
      await settle()
      expect(made).toBe(1)
      leaving.abort()
      await expect(first).rejects.toThrow()
      await settle()
      open()
      const { status, body } = await second
      expect(status).toBe(path === '/refused/' ? 404 : 200)
      expect(made).toBe(2)
      await body?.cancel()
    },
  )

  it('are not held up by those that answer something else, and read it slowly', async () => {
    const leaving = new AbortController()
    const slow = Array.from({ length: 20 }, (_, each) =>
      fetch(addressOf(`/file/?${each % 15}`), { signal: leaving.signal }),
    )
    for (const response of await Promise.all(slow)) {
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    }
    open()
    expect((await ask('/slow/?beside-files')).status).toBe(200)
    leaving.abort()
  })

  it('take every way of writing format=csv for a download', async () => {
    const queries = ['format=csv', 'format=csv&format=', 'format=&format=csv']
    for (const query of queries) {
      const response = await fetch(addressOf(`/table/?${query}`), { headers: { 'accept-encoding': 'gzip' } })
      expect(response.headers.get('content-encoding'), query).toBe('gzip')
      await response.text()
    }
  })

  it('go on after the data could not be read, for those who waited as well', async () => {
    const others = Array.from({ length: 10 }, (_, each) => ask(`/slow/?turn-${each}`))
    await untilMade(10)
    const asked = [ask('/slow/?broken'), ask('/slow/?broken')]
    await settle()
    isBroken = true
    open()
    for (const { status } of await Promise.all(asked)) expect(status).toBe(500)
    isBroken = false
    for (const { status } of await Promise.all(others)) expect(status).toBe(200)
    expect((await ask('/slow/?broken')).status).toBe(200)
  })

  it('go on after many have left while they waited for their turn', async () => {
    const leaving = new AbortController()
    const working = Array.from({ length: 10 }, (_, each) => ask(`/slow/?works-${each}`))
    await untilMade(10)
    const waiting = Array.from({ length: 30 }, (_, each) =>
      ask(`/slow/?waits-${each}`, 'gzip', leaving.signal),
    )
    const beside = Array.from({ length: 30 }, (_, each) => ask(`/slow/?waits-${each}`))
    await settle()
    leaving.abort()
    await Promise.allSettled(waiting)
    await settle()
    open()
    await Promise.all([...working, ...beside])
    const after = Array.from({ length: 12 }, (_, each) => ask(`/slow/?after-${each}`))
    for (const { status } of await Promise.all(after)) expect(status).toBe(200)
  })

  it('are not held up by those that wait for what is read beside', async () => {
    const beside = Array.from({ length: 12 }, (_, each) => ask(`/beside/?${each}`))
    await untilMade(12)
    const working = Array.from({ length: 12 }, (_, each) => ask(`/slow/?not-beside-${each}`))
    await untilMade(22)
    await settle()
    expect(made).toBe(22)
    open()
    for (const { status } of await Promise.all([...beside, ...working])) expect(status).toBe(200)
  })

  it('are worked out anew for another name of the site only where they hold links', async () => {
    const port = (server.address() as AddressInfo).port
    const under = async (path: string, host: string): Promise<unknown> =>
      (
        await fetch(`http://${host}:${port}${path}`, {
          headers: { 'x-forwarded-proto': String(Math.random()) },
        })
      ).json()
    for (const host of ['127.0.0.1', 'localhost', '127.0.0.1'])
      expect(await under('/linked/', host)).toMatchObject({ next: `http://${host}:${port}/linked/?page=2` })
    expect(made).toBe(2)
    for (const host of ['127.0.0.1', 'localhost']) await under('/linked/?last', host)
    expect(made).toBe(3)
  })
})
