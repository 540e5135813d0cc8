import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { boundUnread } from './boundUnread.ts'

const answerBytes = 20 * 1024 * 1024

async function serve(options: Parameters<typeof boundUnread>[1]) {
  const body = Buffer.alloc(answerBytes)
  const server: Server = createServer()
  boundUnread(server, options)
  server.on('request', (_request, response) => void response.end(body))
  const isClosed: boolean[] = []
  server.on('connection', (socket) => {
    const at = isClosed.push(false) - 1
    socket.once('close', () => (isClosed[at] = true))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, isClosed }
}

/** Asks, and reads nothing after the first bytes. */
async function askAndWait(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'data')
  socket.pause()
  return socket
}

/** How much still comes. */
function readOn(socket: Socket): Promise<number> {
  let bytes = 0
  socket.on('data', ({ length }: Buffer) => (bytes += length))
  socket.resume()
  return new Promise((resolve) => {
    const look = setInterval(() => bytes > 0.9 * answerBytes && resolve(bytes), 20)
    socket.once('close', () => resolve(bytes))
    socket.once('close', () => clearInterval(look))
    onTestFinished(() => clearInterval(look))
  })
}

it(
  'who has too much unread loses what has waited longest, and no other network does',
  { timeout: 120_000 },
  async () => {
    const { port } = await serve({ mostBytes: 3.5 * answerBytes })
    const other = await askAndWait(port, '127.0.0.2')
    const asked: Socket[] = []
    for (let count = 0; count < 6; count += 1) asked.push(await askAndWait(port))
    const read = await Promise.all([other, ...asked].map(readOn))
    expect(read.map((bytes) => bytes > 0.9 * answerBytes)).toEqual([
      true,
      false,
      false,
      false,
      true,
      true,
      true,
    ])
  },
)

it(
  'who takes nothing is cut off, and who takes a little at a time is not',
  { timeout: 120_000 },
  async () => {
    const { port, isClosed } = await serve({ stalledMs: 5000 })
    const stalled = await askAndWait(port)
    const slow = await askAndWait(port)
    let bytes = 0
    slow.on('data', ({ length }: Buffer) => {
      bytes += length
      slow.pause()
    })
    const steps = setInterval(() => slow.resume(), 5)
    onTestFinished(() => clearInterval(steps))
    await expect.poll(() => bytes, { timeout: 60_000 }).toBeGreaterThan(0.9 * answerBytes)
    await expect.poll(() => isClosed[0], { timeout: 60_000 }).toBe(true)
    expect(await readOn(stalled)).toBeLessThan(0.9 * answerBytes)
  },
)
