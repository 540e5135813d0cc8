import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { inFairTurns, untilItsTurn } from './inFairTurns.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** A server that takes the network of a request from a header. */
async function serve(answer: Answer, areWritesHeld?: () => boolean) {
  const server = createServer(
    inFairTurns(
      (...given) => void answer(...given),
      ({ headers }) => String(headers['x-network']),
      areWritesHeld,
    ),
  )
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (path: string, network: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { 'x-network': network } })
  return Object.assign(ask, { port })
}

const aTurn = () => new Promise((resolve) => setImmediate(resolve))

const times = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at))

test('one network that asks a hundred times at once is in turn with another that asks once', async () => {
  const order: string[] = []
  const held: (() => void)[] = []
  const ask = await serve(({ url = '', headers }, response) => {
    order.push(String(headers['x-network']))
    const answer = (): void => void response.end()
    // The first fill what their network may have at work, so that all others wait.
    if (url === '/held') held.push(answer)
    else answer()
  })
  const first = times(8, () => ask('/held', 'many'))
  await vi.waitFor(() => expect(held).toHaveLength(8), 20_000)
  const many = times(100, () => ask('/', 'many'))
  await (await ask('/', 'one')).text()
  expect(order.filter((network) => network === 'many')).toHaveLength(8)
  held.forEach((answer) => answer())
  await Promise.all([...first, ...many])
  expect(order).toHaveLength(109)
})

test('of one network eight are worked on at once, until the first of them is answered', async () => {
  const held: (() => void)[] = []
  const ask = await serve((_request, response) => void held.push(() => response.end()))
  const all = times(20, () => ask('/', 'a'))
  await vi.waitFor(() => expect(held).toHaveLength(8), 20_000)
  const other = ask('/', 'b')
  await vi.waitFor(() => expect(held).toHaveLength(9), 20_000)
  held[0]?.()
  await vi.waitFor(() => expect(held).toHaveLength(10), 20_000)
  for (let at = 1; at < 21; at += 1) {
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(at), 20_000)
    held[at]?.()
  }
  expect((await Promise.all([...all, other])).every(({ ok }) => ok)).toBe(true)
})

test('whatever is asked keeps its place until it is answered, or half a minute has passed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  try {
    const held: (() => void)[] = []
    const ask = await serve((_request, response) => void held.push(() => response.end()))
    const reads = times(8, () => ask('/', 'reads'))
    const writes = times(8, () => ask('/', 'writes', { method: 'POST', body: '{}' }))
    while (held.length < 16) await aTurn()
    const later = [ask('/', 'reads'), ask('/', 'writes')]
    for (let passed = 0; passed < 28_000; passed += 2000) vi.advanceTimersByTime(2000)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(held).toHaveLength(16)
    vi.advanceTimersByTime(2000)
    while (held.length < 18) await aTurn()
    held.forEach((answer) => answer())
    expect((await Promise.all([...reads, ...writes, ...later])).every(({ ok }) => ok)).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('writes that wait for the lock of the database keep out no read of their network', async () => {
  const held: (() => void)[] = []
  let areHeld = false
  const ask = await serve(
    ({ method }, response) => (method === 'POST' ? held.push(() => response.end()) : response.end()),
    () => areHeld,
  )
  const writes = times(20, () => ask('/', 'a', { method: 'POST' }))
  await vi.waitFor(() => expect(held).toHaveLength(8), 20_000)
  const read = ask('/', 'a')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(held).toHaveLength(8)
  areHeld = true
  expect((await read).ok).toBe(true)
  expect(held).toHaveLength(20)
  held.forEach((answer) => answer())
  expect((await Promise.all(writes)).every(({ ok }) => ok)).toBe(true)
})

test('what is on its way out, or still coming in, keeps nobody out for long', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  try {
    const held: (() => void)[] = []
    const ask = await serve((request, response) => {
      if (request.url === '/download') response.write('a part')
      else request.resume()
      held.push(() => response.end())
    })
    const downloads = times(8, () => ask('/download', 'downloads'))
    const uploads = times(8, () => comingIn(ask.port, 'uploads'))
    while (held.length < 16) await aTurn()
    const later = [ask('/', 'downloads'), ask('/', 'uploads')]
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(held).toHaveLength(16)
    vi.advanceTimersByTime(2000)
    while (held.length < 18) await aTurn()
    held.forEach((answer) => answer())
    await Promise.all([...downloads, ...later])
    uploads.forEach((socket) => socket.destroy())
  } finally {
    vi.useRealTimers()
  }
})

test('whose body came in slowly waits in line once more; whose body nobody takes keeps its place', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  try {
    const taken: unknown[] = []
    const begun: (() => void)[] = []
    const ask = await serve(async (request, response) => {
      taken.push(request)
      if (request.headers['x-network'] === 'unread') return
      for await (const part of request) void part
      await untilItsTurn(request)
      begun.push(() => response.end())
    })
    const slow = times(20, () => comingIn(ask.port, 'slow'))
    const unread = times(9, () => comingIn(ask.port, 'unread'))
    for (const most of [16, 24, 28]) {
      while (taken.length < most) await aTurn()
      vi.advanceTimersByTime(2000)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
    // All of the slow ones, and eight whose body nobody takes.
    expect(taken).toHaveLength(28)
    slow.forEach((socket) => socket.write('!'))
    while (begun.length < 8) await aTurn()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(begun).toHaveLength(8)
    for (let at = 0; at < 20; at += 1) {
      while (begun.length <= at) await aTurn()
      begun[at]?.()
    }
    for (const socket of [...slow, ...unread]) socket.destroy()
  } finally {
    vi.useRealTimers()
  }
})

/** A request whose body lacks its last letter. */
function comingIn(port: number, network: string): Socket {
  const socket = connect(port, '127.0.0.1')
  const head = `POST / HTTP/1.1\r\nHost: localhost\r\nX-Network: ${network}\r\nContent-Length: 4\r\n\r\n`
  socket.on('error', () => {}).write(`${head}abc`)
  return socket
}

test('who closes a connection early has his place until the work for it is done', async () => {
  const held: (() => void)[] = []
  const begun: unknown[] = []
  let closed = 0
  const ask = await serve(({ headers }, response) => {
    begun.push(headers['x-network'])
    held.push(() => response.end('late'))
    response.once('close', () => (closed += 1))
  })
  const leaving = new AbortController()
  const left = times(8, () => ask('/', 'a', { signal: leaving.signal }).catch(() => null))
  await vi.waitFor(() => expect(held).toHaveLength(8), 20_000)
  const next = ask('/', 'a')
  leaving.abort()
  await Promise.all(left)
  await vi.waitFor(() => expect(closed).toBe(8), 20_000)
  const other = ask('/', 'b')
  await vi.waitFor(() => expect(held).toHaveLength(9), 20_000)
  // Of the other network, though this one has asked before.
  expect(begun[8]).toBe('b')
  held[8]?.()
  await other
  held[0]?.()
  await vi.waitFor(() => expect(held).toHaveLength(10), 20_000)
  held[9]?.()
  expect((await next).ok).toBe(true)
})

test('whoever went while waiting is not worked on', async () => {
  const begun: string[] = []
  const held: (() => void)[] = []
  const server = createServer(
    inFairTurns(
      ({ url = '' }, response) => {
        begun.push(url)
        held.push(() => response.end())
      },
      () => 'a',
    ),
  )
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const first = times(8, () => fetch(`${base}/first`))
  await vi.waitFor(() => expect(held).toHaveLength(8), 20_000)
  const leaving = new AbortController()
  let seen = 0
  server.on('request', ({ socket }: IncomingMessage) => {
    seen += 1
    socket.once('close', () => (seen += 1))
  })
  const left = fetch(`${base}/left`, { signal: leaving.signal }).catch(() => null)
  await vi.waitFor(() => expect(seen).toBe(1), 20_000)
  leaving.abort()
  await left
  await vi.waitFor(() => expect(seen).toBe(2), 20_000)
  held.splice(0).forEach((answer) => answer())
  await Promise.all(first)
  const last = fetch(`${base}/last`)
  await vi.waitFor(() => expect(begun).toContain('/last'), 20_000)
  held.forEach((answer) => answer())
  await last
  expect(begun).not.toContain('/left')
})

test('beyond five hundred that wait the network is told to come again', async () => {
  const held: (() => void)[] = []
  const handler = inFairTurns(
    (_request, response) => void held.push(() => response.end()),
    () => 'a',
  )
  const told: number[] = []
  const response = (): ServerResponse =>
    ({
      once() {
        return this
      },
      writeHead: (status: number) => told.push(status),
      end() {},
    }) as unknown as ServerResponse
  for (let at = 0; at < 600; at += 1) handler({} as IncomingMessage, response())
  expect(told.length).toBeGreaterThan(90)
  expect(new Set(told)).toEqual(new Set([503]))
})
