import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatAnswer } from '@msdat/sdk/contracts/chatbot'
import { seedArticles } from '../articles/seedArticles.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { dataFolder, serveTestApp, startTestApp, type TestApp } from '../testApp.fixture.ts'
import { VersionedData } from '../data/VersionedData.ts'
import { Chatbot } from './Chatbot.ts'
import { judgedQuestions, type JudgedQuestion } from './judgedQuestions.fixture.ts'
import { strayNumbers } from './strayNumbers.fixture.ts'

/** The values as the file of the built-in set has them, read here without the product's help. */
const rows = readFileSync(join(dataFolder, 'values.csv'), 'utf8')
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
const storedOf = (...types: string[]): Map<string, number> =>
  new Map(
    rows
      .filter(([, , , , type = '']) => types.includes(type))
      .map((row) => [row.slice(0, 4).join('/'), Number(row[5])]),
  )
const stored = storedOf('1', '2', '5')
const bounds = [storedOf('3'), storedOf('4')]
const keyOf = (one: ChatAnswer['figures'][number]): string =>
  `${one.indicator}/${one.datasource}/${one.location}/${one.period}`

const boundsOf = (one: ChatAnswer['figures'][number]): number[] =>
  bounds.flatMap((of) => of.get(keyOf(one)) ?? [])

function isRight({ kind, figures, says }: JudgedQuestion, answer: ChatAnswer): boolean {
  return (
    answer.kind === kind &&
    figures.every((key, at) => answer.figures[at] !== undefined && keyOf(answer.figures[at]) === key) &&
    says.every((words) => answer.text.includes(words))
  )
}

describeDatabases('the chatbot', ({ makeFilledDatabase }) => {
  let app: TestApp
  let wording: TestApp
  let words: () => Promise<string> = () => Promise.resolve('')
  const answers: { judged: JudgedQuestion; answer: ChatAnswer }[] = []
  const ask = async (of: TestApp, question: string, sessionId?: string): Promise<ChatAnswer> => {
    const body = { question, ...(sessionId && { overrideConfig: { sessionId } }) }
    return (await of.postJson('/api/assistant/chat/', body)).body as ChatAnswer
  }

  beforeAll(async () => {
    const database = await makeFilledDatabase()
    await seedArticles(database.db, join(dataFolder, 'articles/'))
    app = await startTestApp(database)
    wording = await serveTestApp(database, {}, undefined, { model: { write: () => words() } })
    const { db } = database
    const chatbot = new Chatbot({ context: { db, data: new VersionedData(db) }, model: null, warn: () => {} })
    for (const judged of judgedQuestions)
      answers.push({ judged, answer: await chatbot.answer(judged.question) })
  })
  afterAll(async () => {
    await app.close()
    await wording.close()
  })

  it('answers at least 95 % of the judged questions rightly', () => {
    const wrong = answers.filter(({ judged, answer }) => !isRight(judged, answer))
    expect(judgedQuestions.length).toBeGreaterThanOrEqual(120)
    expect(wrong.length / answers.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.05)
  })

  it('answers as many rightly as the README says, and misses those it names', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8').replace(/\s+/g, ' ')
    const wrong = answers.filter(({ judged, answer }) => !isRight(judged, answer))
    expect(readme).toContain(`${answers.length} judged questions`)
    expect(readme).toContain(`${answers.length - wrong.length} are answered as judged`)
    for (const { judged } of wrong) expect(readme).toContain(judged.question)
  })

  it('says no number that is not stored', () => {
    const figures = answers.flatMap(({ answer }) => answer.figures)
    expect(figures.length).toBeGreaterThan(100)
    expect(figures.filter((one) => stored.get(keyOf(one)) !== one.value)).toEqual([])
    const stray = answers
      .map(({ judged, answer }) => ({ question: judged.question, numbers: strayNumbers(answer, boundsOf) }))
      .filter(({ numbers }) => numbers.length > 0)
    expect(stray).toEqual([])
  })

  it('names the publication of every figure that has one', () => {
    const uncited = answers.filter(({ answer }) => answer.figures.length > 0 && answer.citations.length === 0)
    expect(uncited.map(({ judged }) => judged.question)).toEqual([])
  })

  it('understands a follow-up within a session, and only there', async () => {
    const session = 'a-session-of-a-browser'
    await ask(app, 'DPT3 in Kano, NDHS 2024', session)
    const next = await ask(app, 'And in Lagos, NDHS 2018?', session)
    expect(next.figures.map(keyOf)).toEqual(['18/2/32/2018'])
    expect((await ask(app, 'And in Lagos, NDHS 2018?')).figures).toEqual([])
    expect((await ask(app, 'And in Lagos, NDHS 2018?', 'another-session')).figures).toEqual([])
  })

  describe('with a model', () => {
    it('shows its words where their numbers are those of the facts', async () => {
      words = () => Promise.resolve('In Lagos coverage was 90.8 % (NDHS 2018). Soon it will be 99 %.')
      const answer = await ask(wording, 'Penta3 coverage in Lagos NDHS 2018')
      expect(answer).toMatchObject({ writer: 'model', text: 'In Lagos coverage was 90.8 % (NDHS 2018).' })
    })

    it('falls back on its own words where the model fails or makes all of it up', async () => {
      for (const next of [() => Promise.reject(new Error('down')), () => Promise.resolve('It is 99 %.')]) {
        words = next
        const answer = await ask(wording, 'Penta3 coverage in Lagos NDHS 2018')
        expect(answer.writer).toBe('built-in')
        expect(answer.text).toContain('90.8 %')
      }
    })

    it('does not ask it where the answer is a refusal', async () => {
      words = () => Promise.resolve('Sure, it is high.')
      expect((await ask(wording, 'DPT3 in Ghana')).kind).toBe('refusal')
      expect((await ask(wording, 'DPT3 in Ghana')).writer).toBe('built-in')
    })
  })

  it('refuses an empty question and a flood of them', async () => {
    expect((await app.postJson('/api/assistant/chat/', { question: '  ' })).status).toBe(400)
    const statuses = []
    for (let at = 0; at < 40; at += 1) {
      statuses.push((await wording.postJson('/api/assistant/chat/', { question: 'hello' })).status)
    }
    expect(statuses).toContain(429)
  })
})
