import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { boundBodies } from './boundBodies.ts'
import { readInSlices } from './readInSlices.ts'

let server: Server
const clients: Socket[] = []
afterEach(() => {
  clients.splice(0).forEach((client) => client.destroy())
  server.close()
  server.closeAllConnections()
})

/** Sends a head, then this block again and again until the server closes the connection. */
async function send(
  listener: RequestListener,
  head: string,
  block: string,
  graceMs = 500,
): Promise<{ client: Socket; text: () => string; bytesRead: () => number }> {
  let socket: Socket | undefined
  server = createServer(listener).on('connection', (one: Socket) => (socket = one))
  readInSlices(server)
  boundBodies(server, graceMs)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  clients.push(client)
  let text = ''
  client.on('error', () => {}).on('data', (data) => (text += data.toString()))
  client.write(`POST / HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n`)
  const go = (): void => {
    while (!client.destroyed && client.write(block));
    client.once('drain', () => setImmediate(go))
  }
  if (block !== '') go()
  return { client, text: () => text, bytesRead: () => socket?.bytesRead ?? 0 }
}

const isClosed = (client: Socket): Promise<void> =>
  vi.waitFor(() => expect(client.destroyed).toBe(true), 20_000)

const chunked = 'Transfer-Encoding: chunked'
const piece = (length: number): string => `${length.toString(16)}\r\n${'x'.repeat(length)}\r\n`

const readWhole: RequestListener = (request, response) => {
  let bytes = 0
  request.on('data', (data: Buffer) => (bytes += data.length)).on('end', () => response.end(String(bytes)))
}

test('a body in very many tiny pieces is refused in words, and its connection closed', async () => {
  let seen = 0
  const count: RequestListener = (request) => void request.on('data', () => (seen += 1)).on('error', () => {})
  const { client, text, bytesRead } = await send(count, chunked, piece(1).repeat(100_000))
  await isClosed(client)
  expect(text()).toMatch(/^HTTP\/1\.1 400 [^]*"code":"invalid_input"[^]*too many small pieces/)
  expect(seen).toBeLessThan(600)
  expect(bytesRead()).toBeLessThan(1_000_000)
})

test('it is closed as well where the request is answered all the same', async () => {
  const answerLate: RequestListener = (request, response) => {
    request.on('data', () => {}).on('error', () => {})
    setTimeout(() => response.end('late'), 50)
  }
  const { client, text } = await send(answerLate, chunked, piece(1).repeat(100_000))
  await isClosed(client)
  expect(text()).toMatch(/^HTTP\/1\.1 400 /)
})

test('some tiny pieces, and many of a fair length, are taken', async () => {
  const fair = piece(3).repeat(400) + piece(500).repeat(4000) + piece(1).repeat(2000)
  const { client, text } = await send(readWhole, chunked, '')
  client.write(`${fair}0\r\n\r\n`)
  await vi.waitFor(() => expect(text()).toContain('2003200'), 20_000)
})

test('what still comes of a body in chunks is not read once its request is answered', async () => {
  const { client, text, bytesRead } = await send(
    (_request, response) => void response.end('refused'),
    chunked,
    piece(16_000).repeat(20),
  )
  await isClosed(client)
  expect(text()).toMatch(/^HTTP\/1\.1 200 [^]*refused/)
  expect(bytesRead()).toBeLessThan(8_000_000)
})

test('nor while somebody still takes it', async () => {
  const readAndAnswer = (request: IncomingMessage, response: Parameters<RequestListener>[1]): void => {
    request.on('data', () => {}).on('error', () => {})
    response.end('refused')
  }
  const { client, text, bytesRead } = await send(readAndAnswer, chunked, piece(16_000).repeat(20))
  await isClosed(client)
  expect(text()).toContain('refused')
  expect(bytesRead()).toBeLessThan(8_000_000)
})

test('nor of one that says that it is longer than any file may be', async () => {
  const { client, text, bytesRead } = await send(
    (_request, response) => void response.end('refused'),
    'Content-Length: 1000000000000',
    'x'.repeat(60_000),
  )
  await isClosed(client)
  expect(text()).toContain('refused')
  expect(bytesRead()).toBeLessThan(8_000_000)
})

test('who is still sending, and reads late, gets the answer before the connection is cut off', async () => {
  const { client, text } = await send(
    (_request, response) => void response.end('refused'),
    'Content-Length: 1000000000000',
    'x'.repeat(60_000),
    5000,
  )
  client.pause()
  await wait(1500)
  expect(client.destroyed).toBe(false)
  client.resume()
  await vi.waitFor(() => expect(text()).toContain('refused'), 20_000)
  await isClosed(client)
})

test('an upload that is refused at once is read to its end, and the connection is used again', async () => {
  const bytes = 5_000_000
  const { client, text } = await send(
    (_request, response) => void response.end('refused'),
    `Content-Length: ${bytes}`,
    '',
  )
  await vi.waitFor(() => expect(text()).toContain('refused'), 20_000)
  client.write('x'.repeat(bytes))
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await vi.waitFor(() => expect(text().split('refused')).toHaveLength(3), 20_000)
})
