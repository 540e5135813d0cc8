import express from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServe } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/search'
import { AppError } from '@msdat/sdk/contracts/problem'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { raiseDataVersion } from '../data/dataVersion.ts'
import type { DataTables } from '../db/DataTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { createSearch } from './createSearch.ts'
import { judgedQueries } from './judgedQueries.fixture.ts'

describeDatabases('search', ({ makeFilledDatabase }) => {
  let db: Kysely<DataTables>
  const servers: Server[] = []

  const start = async (limit?: { most: number; minutes: number }) => {
    const app = express()
    createSearch({ db, ...(limit && { limit }) }).mount(
      createServe(app, { actorOf: () => Promise.resolve(null) }),
    )
    app.use(((error, _request, response, _next) => {
      const problem =
        error instanceof AppError ? error.toProblem() : { code: 'internal', message: String(error) }
      response.status(error instanceof AppError ? error.status : 500).json(problem)
    }) satisfies express.ErrorRequestHandler)
    const server = app.listen(0, '127.0.0.1')
    servers.push(server)
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    return (path: string) => fetch(`http://127.0.0.1:${port}/api/search/${path}`)
  }
  let ask: Awaited<ReturnType<typeof start>>
  const find = async (text: string, more = ''): Promise<contracts.SearchAnswer> =>
    (await (await ask(`${encodeURIComponent(text)}${more}`)).json()) as contracts.SearchAnswer
  const keys = ({ result }: contracts.SearchAnswer) => result.map(({ kind, id }) => `${kind} ${id}`)

  beforeAll(async () => {
    const database = await makeFilledDatabase()
    db = database.db
    ask = await start({ most: 100_000, minutes: 1 })
  })
  afterAll(() => servers.forEach((server) => server.close()))

  it('has the expected answer among the first five for at least 95 % of the judged queries', async () => {
    const missed = []
    for (const { query, expected } of judgedQueries) {
      const first = keys(await find(query)).slice(0, 5)
      if (!first.some((key) => expected.includes(key))) missed.push({ query, expected, first })
    }
    expect(judgedQueries.length).toBeGreaterThanOrEqual(150)
    expect(missed.length / judgedQueries.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.05)
  })

  it('has it in the first place for at least three quarters of them', async () => {
    const notFirst = []
    for (const { query, expected } of judgedQueries) {
      const first = keys(await find(query))[0]
      if (!first || !expected.includes(first)) notFirst.push({ query, expected, first })
    }
    expect(notFirst.length / judgedQueries.length, JSON.stringify(notFirst, null, 1)).toBeLessThanOrEqual(
      0.25,
    )
  })

  it('answers in the shape of its contract, with what matched', async () => {
    const answer = await find('SBA')
    expect(validate(contracts.SearchAnswer, answer)).toMatchObject({ ok: true })
    expect(answer.result[0]).toMatchObject({
      kind: 'indicator',
      id: 7,
      name: 'Skilled birth attendance',
      matched: [{ word: 'SBA', how: 'synonym', where: 'synonym', meaning: 'skilled birth attendance' }],
    })
    expect((await find('mesles')).result[0]?.matched[0]).toMatchObject({ word: 'mesles', how: 'spelling' })
    expect((await find('contrac')).result[0]?.matched[0]).toMatchObject({ word: 'contrac', how: 'beginning' })
    expect((await find('BCG')).result[0]?.matched[0]).toMatchObject({
      word: 'BCG',
      how: 'word',
      where: 'name',
    })
  })

  it('finds both the indicator and the place where someone asks for one in the other', async () => {
    const found = keys(await find('DPT3 coverage in Kano')).slice(0, 5)
    expect(found).toContain('indicator 18')
    expect(found).toContain('location 27')
  })

  it('answers the one word it knows of a question, where no answer holds half of them', async () => {
    expect(keys(await find('chinwag, malaria and gobbledegook'))).toContain('indicator 24')
    // By likeness alone it guesses nothing.
    expect(keys(await find('chinwag, malariq and gobbledegook'))).toEqual([])
  })

  it('finds the indicator too where one long name holds every word', async () => {
    const found = keys(await find('antenatal clinic attendance')).slice(0, 5)
    expect(found).toEqual(expect.arrayContaining(['datasource 13', 'indicator 5']))
  })

  it.each([
    '',
    ' ',
    '%20',
    'xqzvwk',
    'qwertyuiop',
    '!!!',
    '???',
    '___',
    'the of and',
    '\u0000',
    '💉',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    "' or 1=1 --",
    '<script>',
    '../../etc/passwd',
    '%',
    '*',
    'zzzz zzzz zzzz',
    '٣',
  ])('finds nothing for %j', async (text) => {
    expect(await find(text).then(({ count, result }) => ({ count, result }))).toEqual({
      count: 0,
      result: [],
    })
  })

  it('finds nothing where nothing is asked', async () => {
    for (const path of ['', '?text=', '?text=%20']) {
      const response = await ask(path)
      expect(response.status, path).toBe(200)
      expect(await response.json()).toMatchObject({ count: 0, result: [] })
    }
  })

  it('takes the words as a query parameter too, and narrows to a kind and a number', async () => {
    const byQuery = (await (await ask('?text=kano')).json()) as contracts.SearchAnswer
    expect(keys(byQuery)).toEqual(keys(await find('kano')))
    const sources = await find('national', '/?kind=datasource&size=2')
    expect(sources.result.map(({ kind }) => kind)).toEqual(['datasource', 'datasource'])
    expect(sources.count).toBeGreaterThan(2)
  })

  it('refuses a text of more than 200 characters', async () => {
    expect((await ask('x'.repeat(201))).status).toBe(400)
  })

  it('comes to an end on two hundred characters of one-letter words', async () => {
    expect(keys(await find('a1b2c3d4e5'.repeat(20)))).toEqual([])
    expect(keys(await find('malaria vaccine child '.repeat(9)))).not.toEqual([])
  })

  it('shows new data within two seconds', async () => {
    expect(keys(await find('sickle cell'))).toEqual([])
    const { id, ...like } = await db
      .selectFrom('indicators')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('indicators')
      .values({
        ...like,
        id: id + 50_000,
        full_name: 'Prevalence of sickle cell disease',
        short_name: 'Sickle cell',
      })
      .execute()
    await raiseDataVersion(db)
    await expect
      .poll(async () => keys(await find('sickle cell')), { timeout: 2000 })
      .toEqual(['indicator 50001'])
  })

  it('asks a hasty client to wait', async () => {
    const limited = await start({ most: 3, minutes: 1 })
    const answers = [await limited('a'), await limited('b'), await limited('c'), await limited('d')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('the judged queries', () => {
  it('are all different', () => {
    expect(new Set(judgedQueries.map(({ query }) => query)).size).toBe(judgedQueries.length)
  })
})
