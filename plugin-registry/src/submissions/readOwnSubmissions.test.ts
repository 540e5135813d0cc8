import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOwnSubmissions, OwnSubmission, type submitPlugin } from '@msdat/sdk/contracts/ownSubmissions'
import type { OutputOf } from '@msdat/sdk/contracts/endpoint'
import { validate } from '@msdat/sdk/contracts/validate/node'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { packTestPlugin, startTestRegistry, type TestRegistry } from '../testRegistry.fixture.ts'

type Submitted = OutputOf<typeof submitPlugin>

describeDatabases('an author', ({ makeDatabase }) => {
  let registry: TestRegistry
  let db: RegistryDb
  beforeAll(async () => {
    db = (await makeDatabase()).connect()
    registry = await startTestRegistry({ db })
  })
  afterAll(() => registry.close())

  async function submit(id: string, account?: string): Promise<Submitted> {
    const headers: Record<string, string> = account ? { 'x-account': account } : {}
    // Everybody types the same e-mail address.
    const zip = await packTestPlugin({ id, name: id })
    return (await (await registry.submit(zip, {}, 'plugin.zip', headers)).json()) as Submitted
  }
  async function listOf(account: string): Promise<OwnSubmission[]> {
    const answer = await registry.request('GET', '/registry/own-submissions/', undefined, {
      'x-account': account,
    })
    const page: unknown = await answer.json()
    expect(validate(listOwnSubmissions.output, page)).toMatchObject({ ok: true })
    return (page as OutputOf<typeof listOwnSubmissions>).results
  }
  const lookUp = (token: string | null) => registry.request('POST', '/registry/submission-lookup/', { token })
  const decide = (id: number, decision: 'approve' | 'reject', reason: string) =>
    registry.asAdmin('POST', `/registry/submissions/${id}/${decision}/`, { reason })

  it('reads what became of what their account submitted, and why, and nothing of others', async () => {
    const own = await submit('ward-visits', 'amina')
    expect(own.lookup).toBeNull()
    await submit('other-visits', 'bola')
    await submit('third-visits')
    await decide(own.id, 'reject', 'It shows names of patients.')
    const [listed, ...others] = await listOf('amina')
    expect(others).toEqual([])
    expect(listed).toMatchObject({
      id: own.id,
      state: 'rejected',
      plugin_id: 'ward-visits',
      reason: 'It shows names of patients.',
      faults: [],
    })
    expect(JSON.stringify(listed)).not.toContain('admin@example.org')
    expect((await registry.request('GET', '/registry/own-submissions/')).status).toBe(401)
  })

  it('reads what failed in the versions that ran, with the words visitors were shown', async () => {
    const { id } = await submit('lab-tests', 'amina')
    await decide(id, 'approve', 'Useful.')
    await registry.settled(id)
    const fault = { plugin: 'lab-tests', version: '1.0.0', kind: 'threw', message: 'rows is undefined' }
    await registry.request('POST', '/registry/faults/', fault)
    const listed = (await listOf('amina')).find((one) => one.id === id)
    expect(listed).toMatchObject({ state: 'deployed', reason: 'Useful.', faults: [{ ...fault, count: 1 }] })
  })

  it('without an account gets a token that opens this one submission and is not stored', async () => {
    const { id, lookup } = await submit('cold-rooms')
    expect(lookup).toMatch(/^[A-Za-z0-9_-]{43}$/)
    await decide(id, 'reject', 'No use for it.')
    const answer = await lookUp(lookup)
    const found: unknown = await answer.json()
    expect(validate(OwnSubmission, found)).toMatchObject({ ok: true })
    expect(found).toMatchObject({ id, state: 'rejected', reason: 'No use for it.' })
    expect((await lookUp('a'.repeat(43))).status).toBe(404)
    expect((await lookUp(null)).status).toBe(400)
    const rows = await db.selectFrom('registry_submissions').selectAll().where('id', '=', id).execute()
    expect(JSON.stringify(rows)).not.toContain(lookup)
  })
})
