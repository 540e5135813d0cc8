import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AuditEntry } from '@msdat/sdk/contracts/audit'
import type { Submission } from '@msdat/sdk/contracts/submission'
import type { Review } from '@msdat/sdk/contracts/review'
import { addChecked, addDeployed, type Sent } from './checkedSubmission.fixture.ts'
import type { RegistryDb } from './db/RegistryTables.ts'
import { describeDatabases } from './db/testDatabases.fixture.ts'
import { packTestPlugin, startTestRegistry, type TestRegistry } from './testRegistry.fixture.ts'

const permission = (name: string) => ({ name, reason: 'The test needs this to work.' })
const server = { host: 'https://api.example.org', reason: 'The test asks this server.' }

describeDatabases('an approval', ({ makeDatabase }) => {
  let registry: TestRegistry
  let db: RegistryDb
  let plugin = 'plugin-0'
  let number = 0
  const former = new Set<string>()

  beforeAll(async () => {
    db = (await makeDatabase()).connect()
    const adminsNow = () => Promise.resolve({ has: (id: string) => !former.has(id) })
    registry = await startTestRegistry({ db, isBuilder: false, adminsNow })
  })
  afterAll(() => registry.close())
  // A plugin of its own for each test.
  beforeEach(() => (plugin = `plugin-${(number += 1)}`))

  const named = (sent: Sent): Sent => ({ ...sent, manifest: { id: plugin, ...sent.manifest } })
  const send = (sent: Sent = {}) => addChecked(db, named(sent))
  const deploy = (sent: Sent = {}) => addDeployed(db, named(sent))
  const approve = ({ id }: { id: number }, by?: string, grants?: string[]) =>
    registry.asAdmin<Submission>(
      'POST',
      `/registry/submissions/${id}/approve/`,
      { reason: 'Fine.', grants },
      by,
    )
  const review = ({ id }: { id: number }, by?: string) =>
    registry.asAdmin<Review>('GET', `/registry/submissions/${id}/review/`, undefined, by)
  const kinds = async (submission: { id: number }) => (await review(submission)).facts.map(({ kind }) => kind)

  it("is never given to one's own, whether sent signed in or under the same address", async () => {
    const signedIn = await send({ account: 'bola' })
    await expect(approve(signedIn, 'bola')).rejects.toThrow('403')
    expect(await review(signedIn, 'bola')).toMatchObject({ may_approve: false, facts: [{ kind: 'own' }] })
    const signedOut = await send({ manifest: { version: '1.1.0' }, email: 'Bola@example.org' })
    await expect(approve(signedOut, 'bola')).rejects.toThrow('403')
    expect(await review(signedIn)).toMatchObject({ may_approve: true, facts: [] })
    expect(await approve(signedIn)).toMatchObject({ state: 'approved' })
  })

  it("is not got round by switching one's own plugin on again", async () => {
    await deploy({ account: 'bola' })
    const turn = (what: string, by?: string) =>
      registry.asAdmin('POST', `/registry/plugins/${plugin}/${what}/`, { reason: 'Because.' }, by)
    await turn('disable')
    await expect(turn('enable', 'bola')).rejects.toThrow('403')
    expect(await turn('enable')).toMatchObject({ state: 'deployed' })
  })

  it('of a plugin that may use the network takes two admins', async () => {
    const manifest = { permissions: [permission('network')], network: [server] }
    const submission = await send({ manifest, account: 'amina' })
    expect(await review(submission)).toMatchObject({ admins_needed: 2, facts: [{ kind: 'network' }] })
    expect(await approve(submission)).toMatchObject({ state: 'awaiting_approval' })
    // The same admin again is still one.
    expect(await approve(submission)).toMatchObject({ state: 'awaiting_approval' })
    expect(await review(submission)).toMatchObject({
      may_approve: false,
      approvals: [{ actor: 'user:1 admin@example.org', reason: 'Fine.' }],
    })
    expect(await approve(submission, 'bola')).toMatchObject({ state: 'approved' })
    const path = `/registry/audit/?submission=${submission.id}`
    const { results } = await registry.asAdmin<{ results: AuditEntry[] }>('GET', path)
    expect(results.map(({ action }) => action)).toContain('approved by the first of two')
  })

  it('by somebody who is no admin any more does not count', async () => {
    const manifest = { permissions: [permission('network')], network: [server] }
    const submission = await send({ manifest, account: 'amina' })
    await approve(submission, 'chidi')
    expect((await review(submission)).approvals).toHaveLength(1)
    former.add('chidi')
    expect((await review(submission)).approvals).toEqual([])
    expect(await approve(submission)).toMatchObject({ state: 'awaiting_approval' })
    expect(await approve(submission, 'bola')).toMatchObject({ state: 'approved' })
  })

  it('of a version that somebody else sent is a red fact, and takes two admins', async () => {
    await deploy({ account: 'amina' })
    const typed = await send({ manifest: { version: '1.1.0' } })
    const other = await send({ manifest: { version: '1.2.0' }, account: 'mallory' })
    for (const submission of [typed, other]) {
      const { facts, admins_needed } = await review(submission)
      expect(facts[0]).toMatchObject({ kind: 'other_author', tone: 'negative' })
      expect(admins_needed).toBe(2)
      expect(await approve(submission)).toMatchObject({ state: 'awaiting_approval' })
    }
    expect(await approve(other, 'bola')).toMatchObject({ state: 'approved' })
  })

  it("of the same account's next version takes one", async () => {
    await deploy({ account: 'amina' })
    const next = await send({ manifest: { version: '1.1.0' }, account: 'amina', email: 'else@example.org' })
    expect(await kinds(next)).toEqual([])
    expect(await approve(next)).toMatchObject({ state: 'approved' })
  })

  it('believes an address only once it is proven', async () => {
    await deploy({ email: 'Amina@example.org' })
    expect(await kinds(await send({ manifest: { version: '1.1.0' }, account: 'amina' }))).toEqual([
      'other_author',
    ])
    const proven = { account: 'amina', provenEmail: 'amina@example.org' }
    expect(await kinds(await send({ manifest: { version: '1.2.0' }, ...proven }))).toEqual([])
  })

  it('names each new permission of what runs for everyone', async () => {
    const asks = (version: string, ...names: string[]) => ({
      version,
      contributes: [{ point: 'section', id: 'levels', title: 'Stock levels' }],
      permissions: ['data:read', ...names].map(permission),
    })
    await deploy({ manifest: asks('1.0.0'), account: 'amina' })
    const next = await send({ manifest: asks('1.1.0', 'selection:write'), account: 'amina' })
    expect(await review(next)).toMatchObject({
      grants_needed: ['selection:write'],
      facts: [{ kind: 'new_permission' }],
      runs: { version: '1.0.0' },
    })
    await expect(approve(next)).rejects.toThrow('409')
    await expect(approve(next, undefined, ['storage'])).rejects.toThrow('409')
    expect(await approve(next, undefined, ['selection:write'])).toMatchObject({ state: 'approved' })
    // One more server is a permission of its own.
    const wide = { ...asks('1.3.0', 'network'), network: [server] }
    expect((await review(await send({ manifest: wide, account: 'amina' }))).grants_needed).toEqual([
      'network',
      'network https://api.example.org',
    ])
    // And so is one more topic; a command is for the visitor to choose, and needs none.
    const hearing = {
      ...asks('1.4.0', 'events:subscribe'),
      subscribes: [{ topic: 'other-plugin/chosen' }],
      contributes: [
        { point: 'section', id: 'levels', title: 'Stock levels' },
        { point: 'command', id: 'show', title: 'Show stock levels', runsIn: 'levels' },
      ],
    }
    expect((await review(await send({ manifest: hearing, account: 'amina' }))).grants_needed).toEqual([
      'events:subscribe',
      'events:subscribe other-plugin/chosen',
    ])
  })

  it('of a panel names none: its visitors are asked', async () => {
    await deploy({ account: 'amina' })
    const permissions = ['data:read', 'storage'].map(permission)
    const next = await send({ manifest: { version: '1.1.0', permissions }, account: 'amina' })
    expect((await review(next)).grants_needed).toEqual([])
  })

  it('is asked for by nobody whose name speaks for the platform', async () => {
    const answer = await registry.submit(await packTestPlugin(), { name: 'МSDАТ team' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: { name: ['is reserved for the platform'] } })
  })
})
