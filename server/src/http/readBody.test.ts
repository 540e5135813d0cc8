import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerProblems } from './answerProblems.ts'
import { readBody } from './readBody.ts'

let server: Server
let read = 0
beforeAll(async () => {
  const app = express()
  app.post('/', readBody(), (request, response) => {
    read += 1
    response.send(request.body)
  })
  app.use(answerProblems(pino({ level: 'silent' })))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

const send = (type: string, body: string | Uint8Array<ArrayBuffer>, headers = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    method: 'POST',
    headers: { 'Content-Type': type, ...headers },
    body,
  })

test.each([
  'application/json',
  'application/json;charset=utf-8',
  'application/json; charset=UTF-8',
  'application/json; charset="utf-8"',
])('the bytes of JSON in UTF-8 are read: %s', async (type) => {
  const answer = await send(type, '{"name":"Ọṣun"')
  expect(await answer.text()).toBe('{"name":"Ọṣun"')
})

test.each([
  'application/json; charset=utf-7',
  'application/json; CHARSET = "UTF-7"',
  'application/json; charset=utf-8; charset=utf-7',
  'application/json; charset=utf-7; charset=utf-8',
  'application/json; charset=utf-16le',
  'application/json; charset="\\utf-7"',
  "application/json; charset*=utf-8''utf-7",
])('a body in another set of characters is refused in words: %s', async (type) => {
  const before = read
  const answer = await send(type, '+A.')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    code: 'invalid_input',
    message: expect.stringContaining('send JSON in UTF-8') as string,
  })
  expect(read).toBe(before)
})

test('one that is packed is refused in words', async () => {
  const packed = new Uint8Array(gzipSync('['.repeat(127_000) + ']'.repeat(127_000)))
  const answer = await send('application/json', packed, { 'Content-Encoding': 'gzip' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    message: 'The body is packed ("Content-Encoding: gzip"). Please send it as it is, without this header.',
  })
})

test('one that is too long is refused', async () => {
  expect((await send('application/json', `"${'a'.repeat(300_000)}"`)).status).toBe(413)
})
