import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AuditCheck, AuditEntry } from '@msdat/sdk/contracts/audit'
import type { AuditHead } from '@msdat/sdk/contracts/auditHead'
import type { Index, SignedIndex } from '@msdat/sdk/contracts/registry'
import type { Submission } from '@msdat/sdk/contracts/submission'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { packTestPlugin, startTestRegistry, type TestRegistry } from '../testRegistry.fixture.ts'

describeDatabases('the audit trail', ({ makeDatabase }) => {
  let registry: TestRegistry
  let db: RegistryDb
  let submission: Submission

  beforeAll(async () => {
    db = (await makeDatabase()).connect()
    registry = await startTestRegistry({ db, namesOf: async () => new Map([['1', 'Amina Bello']]) })
    submission = (await (await registry.submit(await packTestPlugin())).json()) as Submission
    await registry.asAdmin('POST', `/registry/submissions/${submission.id}/approve/`, { reason: 'Right.' })
    await registry.settled(submission.id)
  })
  afterAll(() => registry.close())

  const check = (query = '') => registry.asAdmin<AuditCheck>('GET', `/registry/audit/check/${query}`)
  const publishedHead = async (): Promise<AuditHead | undefined> => {
    const { index } = await registry.asAdmin<SignedIndex>('GET', '/registry/index/')
    return (JSON.parse(index) as Index).audit
  }

  it('says which names are accounts and which were only typed', async () => {
    const { results } = await registry.asAdmin<{ results: AuditEntry[] }>('GET', '/registry/audit/')
    expect(results.map(({ actor }) => actor)).toEqual([
      'submitter:amina@example.org',
      'checks',
      'checks',
      'user:1 admin@example.org',
      'builder',
      'builder',
    ])
  })

  it('names an account as it is called today, and nobody else', async () => {
    const { results } = await registry.asAdmin<{ results: AuditEntry[] }>('GET', '/registry/audit/')
    expect(results.map(({ actor_name }) => actor_name)).toEqual(['', '', '', 'Amina Bello', '', ''])
  })

  it('has its head in the signed index, with the move that the index was published for', async () => {
    const head = await publishedHead()
    expect(head?.entries).toBe(6)
    expect(await check()).toEqual({
      head,
      broken_at: null,
      published: head,
      reaches_published: true,
      reaches_kept: null,
    })
  })

  it('is checked by admins only', async () => {
    expect((await registry.request('GET', '/registry/audit/check/')).status).toBe(401)
  })

  it('is not compared with half a head', async () => {
    await expect(check('?entries=6')).rejects.toThrow('entries and hash')
  })

  it('shows that its newest entries were cut off', async () => {
    const kept = await publishedHead()
    const cut = await db.deleteFrom('registry_audit').where('sequence', '>', 4).returningAll().execute()
    expect(await check()).toMatchObject({ head: { entries: 4 }, broken_at: null, reaches_published: false })
    const query = `?entries=${kept?.entries}&hash=${kept?.hash}`
    expect(await check(query)).toMatchObject({ reaches_kept: false })
    await db.insertInto('registry_audit').values(cut).execute()
    expect(await check(query)).toMatchObject({ reaches_published: true, reaches_kept: true })
  })

  it('does not believe a stored index that this installation did not sign', async () => {
    const stored = db.selectFrom('registry_state').select('value').where('name', '=', 'signed_index')
    const { value } = await stored.executeTakeFirstOrThrow()
    const signed = JSON.parse(value) as SignedIndex
    const forged = JSON.stringify({ ...signed, index: signed.index.replace('"entries":6', '"entries":4') })
    await db.updateTable('registry_state').set({ value: forged }).where('name', '=', 'signed_index').execute()
    expect(await check()).toMatchObject({ published: null, reaches_published: null })
    await db.updateTable('registry_state').set({ value }).where('name', '=', 'signed_index').execute()
  })

  it('shows every change and every gap', async () => {
    const third = db.updateTable('registry_audit').where('sequence', '=', 3)
    await third.set({ reason: 'Something else.' }).execute()
    expect(await check()).toMatchObject({ broken_at: 3, head: { entries: 2 } })
    await db.deleteFrom('registry_audit').where('sequence', '=', 2).execute()
    expect(await check()).toMatchObject({ broken_at: 3, head: { entries: 1 } })
  })
})
