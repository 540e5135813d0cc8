import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerProblems } from './answerProblems.ts'
import { readJson } from './readJson.ts'

let server: Server
let decoded = 0
beforeAll(async () => {
  const app = express()
  app.post('/', readJson(), (request, response) => {
    decoded += 1
    response.json(request.body)
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
])('JSON in UTF-8 is read: %s', async (type) => {
  const answer = await send(type, '{"name":"Ọṣun"}')
  expect(await answer.json()).toEqual({ name: 'Ọṣun' })
})

test.each([
  'application/json; charset=utf-7',
  'application/json; CHARSET = "UTF-7"',
  'application/json; charset=utf-8; charset=utf-7',
  'application/json; charset=utf-7; charset=utf-8',
  'application/json; charset=utf-16le',
  'application/json; charset="\\utf-7"',
  "application/json; charset*=utf-8''utf-7",
])('a body that says that it is not is refused in words: %s', async (type) => {
  const before = decoded
  const packed = new Uint8Array(gzipSync('+A.'.repeat(85_000)))
  const answer = await send(type, packed, { 'Content-Encoding': 'gzip' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining('send JSON in UTF-8') as string,
  })
  expect(decoded).toBe(before)
})
