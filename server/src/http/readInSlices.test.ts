import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readInSlices } from './readInSlices.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function serve(listener: RequestListener): Promise<number> {
  server = createServer(listener)
  readInSlices(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

test('of a connection that is closed, little of what had come in already is begun', async () => {
  let begun = 0
  const port = await serve(({ socket }) => {
    begun += 1
    if (begun === 100) socket.destroy()
  })
  const client: Socket = connect(port, '127.0.0.1').on('error', () => {})
  client.resume().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(5000))
  await new Promise((resolve) => client.once('close', resolve))
  expect(begun).toBeGreaterThanOrEqual(100)
  expect(begun).toBeLessThan(400)
})

test('a body comes in whole, read at once or late', async () => {
  const port = await serve((request, response) => {
    const chunks: Buffer[] = []
    setTimeout(() => {
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => response.end(Buffer.concat(chunks)))
    }, Number(request.headers['x-late']))
  })
  const body = Buffer.alloc(3_000_001, 'The whole of it, and in order. ')
  for (const late of ['0', '100']) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'x-late': late },
      body,
    })
    expect(body.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true)
  }
})
