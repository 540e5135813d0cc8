import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { TextMessages } from './TextMessages.ts'

interface Received {
  type: string | undefined
  authorization: string | undefined
  body: string
}

let server: Server
let url = ''
let answer: number | 'never' | 'elsewhere' = 200
const received: Received[] = []
const warnings: string[] = []
const message = { to: '+2348012345678', text: 'Your code is 123456 & "more"' }

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { 'content-type': type, authorization } = request.headers
      received.push({ type, authorization, body })
      if (answer === 'never') return
      if (answer === 'elsewhere') return response.writeHead(302, { location: '/other' }).end()
      response.writeHead(answer).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  received.length = 0
  warnings.length = 0
  answer = 200
})
const messages = (body: string, limits = {}) =>
  new TextMessages({
    gateway: { url, body, authorization: 'Bearer key' },
    warn: (text) => warnings.push(text),
    limits,
    patience: 300,
  })
const asJson = '{"to":"{to}","content":{"text":"{text}"},"tries":2}'

it('posts JSON, whatever the text holds', async () => {
  await messages(asJson).send(message)
  expect(received).toMatchObject([{ type: 'application/json', authorization: 'Bearer key' }])
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    to: message.to,
    content: { text: message.text },
    tries: 2,
  })
})

it('posts a form, whatever the text holds', async () => {
  await messages('from=MSDAT&to={to}&text={text}').send(message)
  expect(received).toMatchObject([{ type: 'application/x-www-form-urlencoded' }])
  expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({ from: 'MSDAT', ...message })
})

it.each(['never', 500, 401, 'elsewhere'] as const)('tells where the gateway answers %s', async (given) => {
  answer = given
  await expect(messages(asJson).send(message)).rejects.toMatchObject({ code: 'unavailable' })
  expect(warnings).toHaveLength(1)
  expect(warnings.join()).not.toMatch(/123456|80123/)
  expect(received).toHaveLength(1)
})

it('sends only so many to one number, and only so many in all', async () => {
  const few = messages(asJson, { byNumber: { most: 2, minutes: 60 }, inAll: { most: 3, minutes: 60 } })
  await few.send(message)
  await few.send(message)
  await expect(few.send(message)).rejects.toMatchObject({ code: 'rate_limited' })
  await few.send({ ...message, to: '+2348000000000' })
  await expect(few.send({ ...message, to: '+2348000000001' })).rejects.toMatchObject({ code: 'rate_limited' })
  expect(received).toHaveLength(3)
})
