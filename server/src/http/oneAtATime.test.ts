import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { oneAtATime } from './oneAtATime.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(oneAtATime(listener))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

/** Sends all in one piece; resolves with what was answered once that holds `end`, or the connection is closed. */
function sendAtOnce(port: number, paths: readonly string[], end: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(paths.map(get).join('')))
    let said = ''
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(end)) socket.destroy()
    })
    socket.on('close', () => resolve(said))
    socket.on('error', reject)
  })
}

test('of many requests down one connection one is worked on at a time, in order, and others come between', async () => {
  const order: string[] = []
  let atWork = 0
  let most = 0
  const answer = async (path = '', response: ServerResponse): Promise<void> => {
    most = Math.max(most, (atWork += 1))
    order.push(path)
    // Without a real wait, as where the answer is worked out at once.
    await Promise.resolve()
    atWork -= 1
    response.end(`${path};`)
  }
  const port = await serve(({ url }, response) => void answer(url, response))
  const other = fetch(`http://127.0.0.1:${port}/other`)
  const said = await sendAtOnce(
    port,
    Array.from({ length: 50 }, (_, at) => `/${at}`),
    '/49;',
  )
  await other
  expect(most).toBe(1)
  expect(order.filter((path) => path !== '/other')).toEqual(Array.from({ length: 50 }, (_, at) => `/${at}`))
  expect(order.indexOf('/other')).toBeLessThan(50)
  expect(said.match(/200 OK/g)).toHaveLength(50)
})

test('who sends on without end is cut off', async () => {
  let begun = 0
  const port = await serve(() => void (begun += 1))
  await sendAtOnce(
    port,
    Array.from({ length: 200 }, () => '/'),
    'never',
  )
  expect(begun).toBe(1)
})

test('nothing is kept of what comes after that: all is closed with the connection', async () => {
  const open = new Set<ServerResponse>()
  let came = 0
  const server = createServer((_request, response) => {
    came += 1
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  server.on(
    'request',
    oneAtATime(() => {}),
  )
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await sendAtOnce(
    port,
    Array.from({ length: 300 }, () => '/'),
    'never',
  )
  expect(came).toBeGreaterThan(101)
  await expect.poll(() => open.size).toBe(0)
})

test('what waits for a connection that is gone is not worked on', async () => {
  const begun: string[] = []
  let finish = (): void => {}
  const isBegun = new Promise<void>((resolve) => (finish = resolve))
  const port = await serve(({ url = '' }, response) => {
    begun.push(url)
    if (url === '/0') finish()
    else response.end()
  })
  const socket = connect(port, '127.0.0.1', () => socket.write(['/0', '/1', '/2'].map(get).join('')))
  await isBegun
  socket.destroy()
  await fetch(`http://127.0.0.1:${port}/after`)
  expect(begun).toEqual(['/0', '/after'])
})
