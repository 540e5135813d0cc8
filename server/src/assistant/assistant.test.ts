import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Simulation } from '@msdat/sdk/contracts/assistant'
import type { Writer } from './ModelServer.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { serveTestApp, startTestApp, type TestApp } from '../testApp.fixture.ts'

const figure = { indicator: 18, datasource: 2, location: 1, period: '2018' }

describeDatabases('the assistant', ({ makeFilledDatabase }) => {
  let app: TestApp
  let answering: TestApp
  let words: () => Promise<string> = () => Promise.resolve('')
  let parts: NonNullable<Writer['stream']> = async function* () {}
  beforeAll(async () => {
    const database = await makeFilledDatabase()
    app = await startTestApp(database)
    answering = await serveTestApp(database, {}, undefined, {
      model: {
        write: () => words(),
        stream: (prompt, signal) => parts(prompt, signal),
      },
    })
  })
  afterAll(async () => {
    await app.close()
    await answering.close()
  })
  const simulate = async (of: TestApp, extra = {}) => {
    const { status, body } = await of.postJson('/api/assistant/simulate/', { ...figure, ...extra })
    return { status, body: body as Simulation }
  }

  it('proposes two published interventions beside the stored figure', async () => {
    const { status, body } = await simulate(app)
    expect(status).toBe(200)
    const { pack, interventions, text, writer } = body
    expect(writer).toBe('built-in')
    expect(interventions).toHaveLength(2)
    expect(text).toContain(String(pack.value))
    expect(text).toContain('Advantage: ')
    expect(text).toContain('Disadvantage: ')
    expect(text).toContain(interventions[0]?.source.title)
  })

  it('answers a follow-up about the target from the pack', async () => {
    const { body } = await simulate(app, { question: 'How far from the target?' })
    expect(body.text).toMatch(/target/)
  })

  it('refuses where the figure is missing', async () => {
    const { status, body } = await simulate(app, { period: '1901' })
    expect(status).toBe(404)
    expect(JSON.stringify(body)).toContain('nothing can be said about it')
  })

  it('removes what a model makes up', async () => {
    words = () => Promise.resolve('Coverage is low. It will be 99.9 next year.')
    const { body } = await simulate(answering)
    expect(body).toMatchObject({ text: 'Coverage is low.', writer: 'model', removed: 1 })
  })

  it('says "An Error Occured" where the model fails', async () => {
    words = () => Promise.reject(new Error('down, with a key'))
    const { status, body } = await simulate(answering)
    expect(status).toBe(503)
    expect(JSON.stringify(body)).toContain('An Error Occured')
    expect(JSON.stringify(body)).not.toContain('key')
  })

  const askInParts = (of: TestApp, signal?: AbortSignal) =>
    fetch(`${of.base}/api/assistant/simulate/stream/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(figure),
      ...(signal && { signal }),
    })
  const linesOf = async (response: Response) =>
    (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { add?: string; simulation?: Simulation })

  it('gives checked sentences while they are written, and the whole at the end', async () => {
    const first = 'Coverage is low in many places, and has been for long.'
    const more = 'It will be 99.9 next year. Outreach helps.'
    parts = async function* () {
      yield `${first} `
      yield more
    }
    const lines = await linesOf(await askInParts(answering))
    expect(lines.slice(0, -1).map(({ add }) => add)).toEqual([first])
    expect(lines.at(-1)?.simulation).toMatchObject({ text: `${first} Outreach helps.`, removed: 1 })
  })

  it('without a model, the whole is the only line', async () => {
    const lines = await linesOf(await askInParts(app))
    expect(lines).toHaveLength(1)
    expect(lines[0]?.simulation?.writer).toBe('built-in')
  })

  it('a model that fails before its first word is a problem; later the answer breaks off', async () => {
    parts = () => {
      throw new Error('down, with a key')
    }
    const refused = await askInParts(answering)
    expect(refused.status).toBe(503)
    expect(await refused.text()).not.toContain('key')
    parts = async function* () {
      yield 'Coverage is low in many places, and has been for long. And'
      throw new Error('down')
    }
    const broken = await askInParts(answering)
    expect(broken.status).toBe(200)
    await expect(broken.text()).rejects.toThrow()
  })

  it('whoever goes away ends the writing', async () => {
    let ended = false
    parts = async function* (_, signal) {
      yield 'Coverage is low in many places, and has been for long. And'
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      ended = true
    }
    const end = new AbortController()
    await askInParts(answering, end.signal)
    end.abort()
    await expect.poll(() => ended).toBe(true)
  })

  it('answers the call of the first client in the field "response"', async () => {
    const ask = (text: string) =>
      app.postJson('/api/e4e/ask/', { text, temperature: 1, max_new_tokens: 1500 })
    expect(JSON.stringify(await ask('DPT3/Penta3 coverage in Nigeria, NDHS 2018'))).toContain('by NDHS 2018')
    expect(JSON.stringify(await ask('What is the weather?'))).toContain('No stored figure fits')
  })
})
