import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type { ThinkAnswer, ThinkProfile, ThinkQuestion, ThinkThread } from '@msdat/sdk/contracts/healthThink'
import { toUserRow } from '../customDashboards/people.fixture.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { startTestApp, type TestApp } from '../testApp.fixture.ts'
import type { Tables } from './Forum.ts'

const view = '/dashboard/Health_Outcomes_and_Service_Coverage?indicator=18'
const question = { title: 'Why do survey and routine figures differ?', body: 'In Kano they do.', view }
const reply = { body: 'The denominators differ.', view: '', sources: 'NDHS 2018, chapter 10.' }

const person = (name: string, role: Actor['role'] = 'user'): Actor => {
  return { id: name, name, email: `${name}@example.org`, role }
}
const [ada, ben, moderator] = [person('ada'), person('ben'), person('mo', 'moderator')]

describeDatabases('Health Think', ({ makeFilledDatabase }) => {
  let app: TestApp
  beforeAll(async () => {
    const database = await makeFilledDatabase()
    const db = database.db as unknown as Kysely<Tables>
    await db.insertInto('users').values([ada, ben, moderator].map(toUserRow)).execute()
    app = await startTestApp(database)
  })
  afterAll(() => app.close())

  const send = async <Body>(actor: Actor | null, method: string, path: string, body?: object) => {
    app.actAs(actor)
    const response = await fetch(`${app.base}/api/health-think/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    app.actAs(null)
    return { status: response.status, body: (await response.json()) as Body }
  }
  const ask = async (actor: Actor, change = {}): Promise<number> =>
    (await send<ThinkQuestion>(actor, 'POST', 'questions/', { ...question, ...change })).body.id
  const listed = async (actor: Actor | null, query = ''): Promise<ThinkQuestion[]> =>
    (await send<{ results: ThinkQuestion[] }>(actor, 'GET', `questions/?${query}`)).body.results

  it('shows a question to everyone once a moderator let it through, before that to its author', async () => {
    const id = await ask(ada)
    expect((await listed(null)).map((one) => one.id)).not.toContain(id)
    expect((await listed(ben, 'status=waiting')).map((one) => one.id)).not.toContain(id)
    expect((await listed(ada, 'mine=true')).map((one) => one.id)).toContain(id)
    expect((await listed(moderator, 'status=waiting')).map((one) => one.id)).toContain(id)
    expect((await send(ben, 'GET', `questions/${id}/`)).status).toBe(404)
    expect((await send(ben, 'PUT', `questions/${id}/status/`, { status: 'shown' })).status).toBe(403)
    expect((await send(moderator, 'PUT', `questions/${id}/status/`, { status: 'shown' })).status).toBe(200)
    expect((await listed(null)).find((one) => one.id === id)).toMatchObject({
      title: question.title,
      author: 'ada-name',
      view,
    })
    expect(await listed(null, 'search=ROUTINE figures')).toHaveLength(1)
    expect(await listed(null, 'search=cholera')).toEqual([])
  })

  it('takes answers with sources only, and counts those that are shown', async () => {
    const id = await ask(ada)
    await send(moderator, 'PUT', `questions/${id}/status/`, { status: 'shown' })
    expect((await send(null, 'POST', 'answers/', { question: id, ...reply })).status).toBe(401)
    expect((await send(ben, 'POST', 'answers/', { question: id, ...reply, sources: ' ' })).status).toBe(400)
    expect(
      (await send(ben, 'POST', 'answers/', { question: id, ...reply, view: 'https://other.example' })).status,
    ).toBe(400)
    const { status, body } = await send<ThinkAnswer>(ben, 'POST', 'answers/', { question: id, ...reply })
    expect(status).toBe(201)
    const thread = async (actor: Actor | null) =>
      (await send<ThinkThread>(actor, 'GET', `questions/${id}/`)).body
    expect((await thread(null)).answers).toEqual([])
    expect((await thread(ben)).answers).toMatchObject([{ is_own: true, status: 'waiting' }])
    await send(moderator, 'PUT', `answers/${body.id}/status/`, { status: 'shown' })
    expect(await thread(null)).toMatchObject({
      question: { answers: 1 },
      answers: [{ sources: reply.sources }],
    })
    const link = `/health-think/question/${id}`
    app.actAs(ada)
    const { results } = (await app.getJson('/api/user_notifications/')).body as {
      results: { title: string; link: string }[]
    }
    expect(results.filter((one) => one.link === link).map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^Your question was answered: /),
    )
    await send(moderator, 'PUT', `answers/${body.id}/status/`, { status: 'hidden' })
    expect(await thread(null)).toMatchObject({ question: { answers: 0 }, answers: [] })
  })

  it('counts one vote a person, which can be taken back', async () => {
    const id = await ask(ada)
    expect((await send(ben, 'POST', `questions/${id}/vote/`)).status).toBe(404)
    await send(moderator, 'PUT', `questions/${id}/status/`, { status: 'shown' })
    expect((await send(null, 'POST', `questions/${id}/vote/`)).status).toBe(401)
    expect((await send(ben, 'POST', `questions/${id}/vote/`)).body).toEqual({ score: 1, is_voted: true })
    expect((await send(ada, 'POST', `questions/${id}/vote/`)).body).toEqual({ score: 2, is_voted: true })
    expect((await send<ThinkThread>(ben, 'GET', `questions/${id}/`)).body.question).toMatchObject({
      score: 2,
      is_voted: true,
    })
    expect((await send(ben, 'POST', `questions/${id}/vote/`)).body).toEqual({ score: 1, is_voted: false })
  })

  it('has profiles with expertise and with what their owners contributed', async () => {
    expect((await send(ben, 'GET', 'profile/')).status).toBe(404)
    const given = { name: 'Ben Okoro', expertise: 'Immunization', about: 'Works with routine data.' }
    const { body } = await send<ThinkProfile>(ben, 'PUT', 'profile/', given)
    expect(body).toMatchObject(given)
    await send(ben, 'PUT', 'profile/', { ...given, expertise: 'Surveys' })
    const id = await ask(ben, { title: 'Which survey has most households?' })
    await send(moderator, 'PUT', `questions/${id}/status/`, { status: 'shown' })
    const waiting = await ask(ben, { title: 'A question that still waits' })
    const shown = (await send<ThinkProfile>(null, 'GET', `profiles/${body.id}/`)).body
    expect(shown).toMatchObject({ expertise: 'Surveys' })
    expect(shown.questions.map((one) => one.id)).toContain(id)
    expect(shown.questions.map((one) => one.id)).not.toContain(waiting)
    expect(shown.questions[0]).toMatchObject({ author: 'Ben Okoro', profile: body.id })
  })
})
