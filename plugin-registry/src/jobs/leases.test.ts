import { hostname } from 'node:os'
import { beforeEach, expect, it } from 'vitest'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { inTurn } from '../db/inTurn.ts'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { addSubmission } from '../submissions/addSubmission.ts'
import { claimJob, holdsJob, returnJob } from './leases.ts'

const me = `${hostname()}:${process.pid}:me`
const soon = () => new Date(Date.now() + 60_000).toISOString()
const past = () => new Date(Date.now() - 1).toISOString()
// Linux gives out no process number this high.
const deadPid = 99_999_999

describeDatabases('leases', ({ makeDatabase }) => {
  let db: RegistryDb
  let other: RegistryDb

  beforeEach(async () => {
    const { connect } = await makeDatabase()
    db = connect()
    other = connect()
    const plugin = {
      name: 'Amina',
      email: 'a@example.org',
      actor: 'submitter:a@example.org',
      zip: Buffer.from('zip'),
      isFirstParty: false,
    }
    await inTurn(db, (tx) => addSubmission(tx, plugin))
  })

  const hold = (worker: string, leased_until: string) =>
    db.updateTable('registry_jobs').set({ state: 'running', worker, leased_until }).execute()

  it('give a job to one of many that ask at once', async () => {
    const claims = [1, 2, 3, 4].map((number) => claimJob(number % 2 ? db : other, `${me}${number}`))
    const got = (await Promise.all(claims)).filter((job) => job !== null)
    expect(got).toHaveLength(1)
    expect(got[0]).toMatchObject({ kind: 'check', attempt: 1, state: 'running' })
  })

  it.each([
    ['a process of this machine that is dead', `${hostname()}:${deadPid}:x`, soon, true],
    ['a process of another machine, past its lease', 'elsewhere:1:x', past, true],
    ['a process of another machine, within its lease', 'elsewhere:1:x', soon, false],
    ['a process of this machine that is alive', `${hostname()}:${process.ppid}:x`, soon, false],
  ])('held by %s', async (_, worker, until, isFree) => {
    await hold(worker, until())
    expect((await claimJob(db, me)) !== null).toBe(isFree)
  })

  it('do not let a worker write that has lost its job', async () => {
    const job = await claimJob(db, me)
    if (!job) throw new Error('There was a job to claim.')
    await hold(me, past())
    const again = await claimJob(other, `${hostname()}:${process.pid}:second`)
    expect(again?.attempt).toBe(2)
    expect(await inTurn(db, (tx) => holdsJob(tx, job))).toBe(false)
  })

  it('give out builds of one plugin one after the other, in the order of their approval', async () => {
    const plugin = { name: 'Amina', email: 'a@example.org', actor: 'system', isFirstParty: false }
    for (const zip of ['second', 'third'])
      await inTurn(db, (tx) => addSubmission(tx, { ...plugin, zip: Buffer.from(zip) }))
    await db.updateTable('registry_jobs').set({ kind: 'build' }).execute()
    await db.updateTable('registry_submissions').set({ plugin_id: 'one' }).execute()
    await db.updateTable('registry_submissions').set({ plugin_id: 'two' }).where('id', '=', 2).execute()
    const claims = [await claimJob(db, me), await claimJob(db, me), await claimJob(db, me)]
    expect(claims.map((job) => job?.submission_id)).toEqual([1, 2, undefined])
    const open = { state: 'waiting', leased_until: null } as const
    await db.updateTable('registry_jobs').set(open).where('submission_id', '=', 1).execute()
    expect(await claimJob(db, me, 3)).toMatchObject({ submission_id: 1 })
    await db.updateTable('registry_jobs').set({ state: 'done' }).where('submission_id', '=', 1).execute()
    expect(await claimJob(db, me, 3)).toMatchObject({ submission_id: 3 })
  })

  it.each([
    ['account', { accountId: 'a' }, { accountId: 'b' }],
    ['network', { network: '192.0.2.1' }, { network: '192.0.2.2' }],
  ])('give one lane to one %s, and the other lane to the next sender', async (_, sender, other) => {
    const plugin = { name: 'Amina', email: 'a@example.org', actor: 'x', isFirstParty: false }
    await db.deleteFrom('registry_jobs').execute()
    for (const [zip, from] of [
      ['1', sender],
      ['2', sender],
      ['3', other],
    ] as const)
      await inTurn(db, (tx) => addSubmission(tx, { ...plugin, ...from, zip: Buffer.from(zip) }))
    const claims = [await claimJob(db, me), await claimJob(db, me), await claimJob(db, me)]
    expect(claims.map((job) => job?.submission_id)).toEqual([2, 4, undefined])
    await db.updateTable('registry_jobs').set({ state: 'done' }).where('submission_id', '=', 2).execute()
    expect(await claimJob(db, me)).toMatchObject({ submission_id: 3 })
  })

  it('do not keep the lane of a sender for a worker that has died', async () => {
    const plugin = {
      name: 'Amina',
      email: 'a@example.org',
      actor: 'x',
      isFirstParty: false,
      network: '192.0.2.1',
    }
    await db.deleteFrom('registry_jobs').execute()
    for (const zip of ['1', '2'])
      await inTurn(db, (tx) => addSubmission(tx, { ...plugin, zip: Buffer.from(zip) }))
    const first = await claimJob(db, `${hostname()}:${deadPid}:x`)
    expect(await claimJob(db, me)).toMatchObject({ submission_id: first?.submission_id, attempt: 2 })
    await db.updateTable('registry_jobs').set({ leased_until: past() }).execute()
    expect(await claimJob(db, me, 3)).toMatchObject({ submission_id: 3 })
  })

  it('count no attempt for a job that is given back', async () => {
    const job = await claimJob(db, me)
    if (!job) throw new Error('There was a job to claim.')
    await returnJob(db, job)
    expect(await claimJob(db, me)).toMatchObject({ attempt: 1 })
  })
})
