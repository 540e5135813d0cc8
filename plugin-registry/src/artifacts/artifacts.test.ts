import { randomBytes } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { SubmissionState } from '@msdat/sdk/contracts/submission'
import { inTurn } from '../db/inTurn.ts'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { loadSigningKey, type SigningKey } from '../releases/SigningKey.ts'
import { shareModules } from '../releases/shareModules.ts'
import { addSubmission } from '../submissions/addSubmission.ts'
import { digestOf, prepareModule, readZip, storeModule, storeZip } from './artifacts.ts'
import { removeUnusedArtifacts } from './removeUnusedArtifacts.ts'

const day = 86_400_000

describeDatabases('artifacts', ({ makeDatabase }) => {
  let db: RegistryDb
  let key: SigningKey

  beforeEach(async () => {
    db = (await makeDatabase()).connect()
    key = await loadSigningKey(db)
  })

  const stored = async (kind: 'zip' | 'module'): Promise<string[]> => {
    const rows = await db.selectFrom('registry_artifacts').selectAll().where('kind', '=', kind).execute()
    const contents = rows.map(async ({ digest, content }) =>
      kind === 'zip' ? String(await readZip(db, digest)) : content.toString(),
    )
    return (await Promise.all(contents)).sort()
  }
  const share = (...codes: string[]) =>
    shareModules(
      db,
      key,
      codes.map((code) => ({ specifier: code, imports: [], code: Buffer.from(code) })),
    )

  /** A submission in some state, last moved so many days ago, and its release where it came so far. */
  async function put(
    zip: string,
    state: SubmissionState,
    { first = false, daysAgo = 0 } = {},
  ): Promise<void> {
    const sender = { name: 'Amina', email: 'a@example.org', actor: 'system' }
    const { id } = await inTurn(db, (tx) =>
      addSubmission(tx, { ...sender, zip: Buffer.from(zip), isFirstParty: first }),
    )
    const updated_at = new Date(Date.now() - daysAgo * day).toISOString()
    await db.updateTable('registry_submissions').set({ state, updated_at }).where('id', '=', id).execute()
    if (state !== 'deployed' && state !== 'superseded') return
    const code = Buffer.from(`module of ${zip}`)
    await inTurn(db, async (tx) => storeModule(tx, await prepareModule(code)))
    const release = JSON.stringify({ bundle: { digest: digestOf(code) }, icons: {} })
    await db
      .insertInto('registry_releases')
      .values({
        submission_id: id,
        plugin_id: zip,
        version: '1.0.0',
        state: state === 'deployed' ? 'live' : 'superseded',
        release,
        created_at: updated_at,
      })
      .execute()
  }

  it('of one digest and two kinds stand beside each other', async () => {
    const bytes = Buffer.from('the same bytes')
    await put('the same bytes', 'awaiting_approval')
    await inTurn(db, async (tx) => storeModule(tx, await prepareModule(bytes)))
    expect(await stored('module')).toEqual(['the same bytes'])
    expect(await readZip(db, digestOf(bytes))).toEqual(bytes)
  })

  it('of a large zip are kept in parts, which go with it', async () => {
    const zip = randomBytes(700_000)
    const digest = digestOf(zip)
    for (let time = 0; time < 2; time += 1) await inTurn(db, (tx) => storeZip(tx, digest, zip))
    const parts = () => db.selectFrom('registry_artifact_parts').select('part').orderBy('part').execute()
    expect(await parts()).toEqual([{ part: 0 }, { part: 1 }, { part: 2 }])
    expect((await readZip(db, digest))?.equals(zip)).toBe(true)
    await removeUnusedArtifacts(db)
    expect(await parts()).toEqual([])
  })

  it('of a zip that lost a part, or was changed, are no zip', async () => {
    const zip = randomBytes(700_000)
    const digest = digestOf(zip)
    await inTurn(db, (tx) => storeZip(tx, digest, zip))
    const last = db.deleteFrom('registry_artifact_parts').where('part', '=', 2)
    await last.execute()
    expect(await readZip(db, digest)).toBeNull()
    const content = zip.subarray(524_288).fill(0)
    await db.insertInto('registry_artifact_parts').values({ kind: 'zip', digest, part: 2, content }).execute()
    expect(await readZip(db, digest)).toBeNull()
  })

  it('that a reviewer, a build or a step back may need are kept', async () => {
    const states = ['submitted', 'checking', 'awaiting_approval', 'approved', 'building'] as const
    for (const state of [...states, 'build_failed', 'deployed', 'superseded'] as const)
      await put(state, state, { daysAgo: 400 })
    await put('rejected', 'rejected', { daysAgo: 29 })
    await put('own', 'superseded', { first: true })
    await share('react')
    const before = await stored('zip')
    await removeUnusedArtifacts(db)
    expect(await stored('zip')).toEqual(before.filter((zip) => zip !== 'own'))
    expect(await stored('module')).toEqual([
      'module of deployed',
      'module of own',
      'module of superseded',
      'react',
    ])
  })

  it('that nobody can ask for are removed', async () => {
    await put('rejected', 'rejected', { daysAgo: 31 })
    await put('own', 'superseded', { first: true, daysAgo: 2 })
    await put('current', 'deployed', { first: true, daysAgo: 2 })
    await removeUnusedArtifacts(db)
    expect(await stored('zip')).toEqual(['current'])
    expect(await stored('module')).toEqual(['module of current'])
  })

  it('of a refused zip stay while another submission has the same', async () => {
    await put('twice', 'rejected', { daysAgo: 31 })
    await put('twice', 'awaiting_approval')
    await removeUnusedArtifacts(db)
    expect(await stored('zip')).toEqual(['twice'])
  })

  it('shared by plugins stay until the second change after them', async () => {
    for (const code of ['first', 'second', 'third']) await share(code)
    await share('third')
    await removeUnusedArtifacts(db)
    expect(await stored('module')).toEqual(['second', 'third'])
  })

  it('that the stored index names are kept, whatever became of their release', async () => {
    await put('own', 'deployed', { first: true, daysAgo: 2 })
    await share('react')
    await db.updateTable('registry_releases').set({ state: 'superseded' }).execute()
    await db.updateTable('registry_submissions').set({ state: 'superseded' }).execute()
    await removeUnusedArtifacts(db)
    expect(await stored('module')).toEqual(['module of own', 'react'])
    await share('react')
    await removeUnusedArtifacts(db)
    expect(await stored('module')).toEqual(['react'])
  })
})
