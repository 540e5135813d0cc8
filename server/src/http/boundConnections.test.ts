import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { boundConnections } from './boundConnections.ts'

let server: Server
const clients: Socket[] = []
afterEach(() => {
  clients.splice(0).forEach((client) => client.destroy())
  server.close()
})

async function serve(most: number): Promise<{ connectOne: () => Promise<Socket>; answers: (() => void)[] }> {
  const answers: (() => void)[] = []
  server = createServer((_request, response) => void answers.push(() => response.end('well')))
  boundConnections(server, most)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const connectOne = async (): Promise<Socket> => {
    const client = connect(port, '127.0.0.1')
    client.on('error', () => {})
    client.resume()
    clients.push(client)
    await new Promise((resolve) => client.once('connect', resolve))
    return client
  }
  return { connectOne, answers }
}

const isClosed = (client: Socket): Promise<void> =>
  vi.waitFor(() => expect(client.readableEnded || client.destroyed).toBe(true), 20_000)

const ask = (client: Socket): void => void client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')

test('for one more than a network may have open, the one that has been idle the longest is closed', async () => {
  const { connectOne, answers } = await serve(3)
  const first = await connectOne()
  ask(first)
  await vi.waitFor(() => expect(answers).toHaveLength(1), 20_000)
  const second = await connectOne()
  const third = await connectOne()
  const fourth = await connectOne()
  await isClosed(second)
  expect([first, third, fourth].map((client) => client.readableEnded)).toEqual([false, false, false])
  // Answered just now, it has been idle for less time than the others.
  const answered = new Promise((resolve) => first.once('data', resolve))
  answers[0]?.()
  await answered
  await connectOne()
  await isClosed(third)
  expect(first.readableEnded).toBe(false)
})

test('where all are at work, the new one is refused', async () => {
  const { connectOne, answers } = await serve(2)
  const busy = [await connectOne(), await connectOne()]
  busy.forEach(ask)
  await vi.waitFor(() => expect(answers).toHaveLength(2), 20_000)
  await isClosed(await connectOne())
  expect(busy.map((client) => client.readableEnded)).toEqual([false, false])
})
