import { once } from 'node:events'
import { createServer, request as ask, type ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Request, Response } from 'express'
import { expect, it } from 'vitest'
import type { AppError } from '@msdat/sdk/contracts/problem'
import { readUpload } from './readUpload.ts'

const megabyte = 1024 * 1024
const upload = { field: 'file', maxBytes: 60 * megabyte }
const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n1,2\r\n--x--\r\n'

it('holds so much of all uploads, half of it for one network, refuses what is more, and takes files again later', async () => {
  let arrived = 0
  const server = createServer((request, response) => {
    arrived += 1
    const asked = Object.assign(request, { ip: request.headers['x-address'] }) as Request
    readUpload(upload, asked, response as Response).then(
      (read) => response.end(read?.bytes.toString()),
      (error: AppError) => response.writeHead(503).end(error.code),
    )
  }).listen(0)
  const { port } = server.address() as AddressInfo
  const begin = (bytes: number, address = '192.0.2.1'): ClientRequest => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': bytes,
      'x-address': address,
    }
    const sent = ask({ port, method: 'POST', headers }).on('error', () => {})
    sent.flushHeaders()
    return sent
  }
  const answerOf = async (sent: ClientRequest): Promise<string> => {
    const [response] = (await once(sent, 'response')) as [AsyncIterable<Buffer>]
    let text = ''
    for await (const piece of response) text += piece.toString()
    return text
  }
  const send = (): Promise<string> => answerOf(begin(file.length).end(file))
  try {
    expect(await send()).toBe('1,2')
    const slow = [begin(50 * megabyte), begin(50 * megabyte)]
    await expect.poll(() => arrived).toBe(3)
    expect(await answerOf(begin(50 * megabyte))).toBe('unavailable')
    slow.push(begin(50 * megabyte, '192.0.2.2'), begin(50 * megabyte, '192.0.2.2'))
    slow.push(begin(50 * megabyte, '192.0.2.3'))
    await expect.poll(() => arrived).toBe(7)
    expect(await answerOf(begin(50 * megabyte, '192.0.2.3'))).toBe('unavailable')
    for (const one of slow) one.destroy()
    const answerOrWait = () => Promise.race([answerOf(begin(50 * megabyte)), setTimeout(200, 'taken')])
    await expect.poll(answerOrWait).toBe('taken')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

it('takes names of fields as they are, and refuses one with a bracket, which would become a list of any length', async () => {
  const server = createServer((request, response) => {
    readUpload(upload, request as Request, response as Response).then(
      () => response.end(JSON.stringify((request as Request).body)),
      (error: AppError) => response.writeHead(error.status).end(error.message),
    )
  }).listen(0)
  const { port } = server.address() as AddressInfo
  const send = async (...names: string[]): Promise<[number, string]> => {
    const body = new FormData()
    for (const name of names) body.append(name, 'x')
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })
    return [answer.status, await answer.text()]
  }
  try {
    expect(await send('name', '__proto__', 'a.b')).toEqual([200, '{"name":"x","__proto__":"x","a.b":"x"}'])
    for (const names of [['z[1000]', 'z[y][w]'], ['z[]'], ['z[y]'], ['[']]) {
      expect(await send(...names)).toEqual([400, expect.stringContaining('brackets')])
    }
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
