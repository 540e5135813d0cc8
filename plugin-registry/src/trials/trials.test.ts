import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SignedIndex } from '@msdat/sdk/contracts/registry'
import type { Submission } from '@msdat/sdk/contracts/submission'
import type { Trial } from '@msdat/sdk/contracts/trials'
import { removeUnusedArtifacts } from '../artifacts/removeUnusedArtifacts.ts'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { packTestPlugin, startTestRegistry, type TestRegistry } from '../testRegistry.fixture.ts'
import { findTrialFrame } from './trialFrames.ts'

const server = 'https://api.example.org'

describeDatabases('a trial', ({ makeDatabase }) => {
  let db: RegistryDb
  let registry: TestRegistry
  beforeEach(async () => {
    db = (await makeDatabase()).connect()
    registry = await startTestRegistry({ db })
  })
  afterEach(() => registry.close())

  async function submit(manifest: Record<string, unknown> = {}): Promise<Submission> {
    const response = await registry.submit(await packTestPlugin(manifest))
    expect(response.status).toBe(200)
    return registry.settled(((await response.json()) as Submission).id)
  }
  const pathOf = ({ id }: Submission): string => `/registry/submissions/${id}/trial/`
  async function tried(submission: Submission): Promise<Trial> {
    await registry.asAdmin('POST', pathOf(submission))
    for (;;) {
      const trial = await registry.asAdmin<Trial>('GET', pathOf(submission))
      if (trial.state !== 'building') return trial
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  it('gives an admin the code, which is in no index and behind no public address', async () => {
    const submission = await submit()
    expect(await registry.asAdmin('GET', pathOf(submission))).toMatchObject({ state: 'none', code: null })
    const trial = await tried(submission)
    expect(trial).toMatchObject({ state: 'ready', zip_digest: submission.zip_digest })
    expect(trial.release).toMatchObject({ plugin: 'stock-levels', version: '1.0.0' })
    expect(trial.code).toContain('@msdat/sdk')
    const { index } = await registry.asAdmin<SignedIndex>('GET', '/registry/index/')
    expect(index).not.toContain('stock-levels')
    const digest = trial.release?.bundle.digest
    expect((await registry.request('GET', `/registry/artifacts/${digest}`)).status).toBe(404)
    const audit = await db.selectFrom('registry_audit').select('action').execute()
    expect(audit.map(({ action }) => action)).toContain('tried')
  })

  it('is nobody’s but the admins’: not its author’s, not a visitor’s', async () => {
    const submission = await submit()
    await tried(submission)
    for (const method of ['GET', 'POST']) {
      expect((await registry.request(method, pathOf(submission))).status).toBe(401)
      const author = await registry.request(method, pathOf(submission), undefined, { 'x-account': 'amina' })
      expect(author.status).toBe(403)
      expect(await author.text()).not.toContain('@msdat/sdk')
    }
  })

  it('has a frame under a name of its own, with no network but where it is asked for, until the decision', async () => {
    const network = [{ host: server, reason: 'Reads stock levels of each state.' }]
    const permissions = [
      { name: 'data:read', reason: 'Shows stock levels of each state.' },
      { name: 'network', reason: 'Reads stock levels of each state.' },
    ]
    const submission = await submit({ network, permissions })
    const { frame } = await tried(submission)
    const policyAt = async (query: string): Promise<string | null> =>
      (await registry.request('GET', `/frames/${frame}/frame${query}`)).headers.get('content-security-policy')
    expect(await policyAt('')).toContain("connect-src 'none'")
    expect(await policyAt('')).toContain('sandbox allow-scripts')
    expect(await policyAt('?network=on')).toContain(`connect-src ${server};`)
    expect((await registry.request('GET', `/frames/${frame?.replace(/.$/, 'x')}/frame`)).status).toBe(404)
    await registry.asAdmin('POST', `/registry/submissions/${submission.id}/reject/`, { reason: 'Not now.' })
    expect((await registry.request('GET', `/frames/${frame}/frame`)).status).toBe(404)
    expect(await registry.asAdmin('GET', pathOf(submission))).toMatchObject({ state: 'none', code: null })
    expect(
      (await registry.request('POST', pathOf(submission), undefined, { 'x-role': 'admin' })).status,
    ).toBe(409)
    await removeUnusedArtifacts(db)
    expect(await db.selectFrom('registry_trials').select('frame').execute()).toEqual([])
    expect(await findTrialFrame(db, frame ?? '')).toBeNull()
  })

  it('is built once, however often it is asked for', async () => {
    const submission = await submit()
    const first = await tried(submission)
    expect(await tried(submission)).toEqual(first)
    const jobs = await db.selectFrom('registry_jobs').select('id').where('kind', '=', 'trial').execute()
    expect(jobs).toHaveLength(1)
  })
})
