import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { llamaTexts, type ChatAnswer } from '@msdat/sdk/contracts/chatbot'
import { modelOf } from '../assistant/modelOf.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { serveTestApp, startTestApp, type TestApp } from '../testApp.fixture.ts'

describeDatabases('Llama AI', ({ makeFilledDatabase }) => {
  let app: TestApp
  let asked: unknown
  let reply: RequestListener = (_request, response) => response.end()
  let service: Server
  const behind: TestApp[] = []
  let serve: (isWebhook: boolean) => Promise<TestApp>
  beforeAll(async () => {
    const database = await makeFilledDatabase()
    app = await startTestApp(database)
    service = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        asked = { path: request.url, ...(JSON.parse(body) as object) }
        reply(request, response)
      })
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => service.once('listening', resolve))
    const baseUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    serve = async (isWebhook) => {
      const model = modelOf({ baseUrl, model: 'llama3.2', apiKey: null, isWebhook })
      const started = await serveTestApp(database, {}, undefined, { model })
      behind.push(started)
      return started
    }
  })
  afterEach(() => (asked = undefined))
  afterAll(async () => {
    await Promise.all([app, ...behind].map((one) => one.close()))
    service.close()
  })
  const ask = (of: TestApp, question = 'What was it in Lagos, NDHS 2018?') =>
    of.postJson('/api/assistant/llama/', { indicator: 18, question })
  const answering = (content: string) => {
    reply = (_request, response) => response.end(JSON.stringify({ message: { content } }))
  }

  it('answers about the indicator without a service, from what is stored', async () => {
    const { status, body } = await ask(app)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      writer: 'built-in',
      kind: 'figure',
      figures: [{ location: 32, value: 90.8 }],
    })
    const unknown = await app.postJson('/api/assistant/llama/', { indicator: 999_999, question: 'What?' })
    expect(unknown.status).toBe(404)
  })

  it('asks with context 32768, temperature 0.7 and no streaming, the facts before the question', async () => {
    answering('Coverage in Lagos was **90.8 %** (NDHS 2018).')
    const { body } = await ask(await serve(false))
    expect(body).toMatchObject({ writer: 'model', text: 'Coverage in Lagos was **90.8 %** (NDHS 2018).' })
    expect(asked).toMatchObject({
      path: '/api/chat',
      stream: false,
      options: { temperature: 0.7, num_ctx: 32_768 },
      messages: [{ role: 'system' }, { role: 'user', content: 'What was it in Lagos, NDHS 2018?' }],
    })
    expect(JSON.stringify(asked)).toContain('Desirable slope: Positive')
    expect(JSON.stringify(asked)).toContain('90.8 %')
  })

  it('shows no number that the model made up', async () => {
    answering('It is 99 %.')
    const { body } = await ask(await serve(false))
    expect((body as ChatAnswer).text).not.toContain('99')
    expect(body).toMatchObject({ writer: 'built-in' })
  })

  it.each([
    ['an answer without words', '{"message":{}}', 200, llamaTexts.unexpected],
    ['no JSON', '<html>', 200, llamaTexts.unexpected],
    ['a fault', '{}', 500, llamaTexts.failure],
  ])('says what the specification says for %s', async (_, text, status, message) => {
    reply = (_request, response) => response.writeHead(status).end(text)
    const answer = await ask(await serve(false))
    expect(answer).toMatchObject({ status: 503, body: { message } })
  })

  it('speaks to a webhook as it wants: a question and a session', async () => {
    reply = (_request, response) =>
      response.end(JSON.stringify({ text: 'In Lagos it was 90.8 % (NDHS 2018).' }))
    const { body } = await (
      await serve(true)
    ).postJson('/api/assistant/chat/', {
      question: 'Penta3 coverage in Lagos NDHS 2018',
      overrideConfig: { sessionId: 'session-1234' },
    })
    expect(body).toMatchObject({ writer: 'model', text: 'In Lagos it was 90.8 % (NDHS 2018).' })
    expect(asked).toMatchObject({ overrideConfig: { sessionId: 'session-1234' } })
    expect((asked as { question: string }).question).toContain('Penta3 coverage in Lagos NDHS 2018')
  })
})
