import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { refuseExpectations } from './refuseExpectations.ts'

test('an expectation that nobody knows ends its connection, whatever else was sent', async () => {
  const server = createServer((_request, response) => void response.end('answered'))
  refuseExpectations(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const one = (more: string): string => `GET / HTTP/1.1\r\nHost: a\r\n${more}\r\n`
  const answersTo = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let said = ''
      socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
      socket.on('close', () => resolve(said)).on('error', () => {})
    })
  const said = await answersTo(one('Expect: x\r\n').repeat(50))
  expect(said.match(/HTTP\/1.1 417/g)).toHaveLength(1)
  expect(await answersTo(one('Expect: 100-continue\r\nConnection: close\r\n'))).toContain('answered')
  server.close()
})
