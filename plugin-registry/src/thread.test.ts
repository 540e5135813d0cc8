import { afterEach, beforeEach, expect, it } from 'vitest'
import { craftZip } from '@msdat/sdk/testing/craftZip'
import type { ReviewComment } from '@msdat/sdk/contracts/comments'
import type { OwnSubmission } from '@msdat/sdk/contracts/ownSubmissions'
import type { Submission } from '@msdat/sdk/contracts/submission'
import type { Review } from '@msdat/sdk/contracts/review'
import type { RegistryDb } from './db/RegistryTables.ts'
import { describeDatabases } from './db/testDatabases.fixture.ts'
import { removeUnusedArtifacts } from './artifacts/removeUnusedArtifacts.ts'
import { packTestPlugin, startTestRegistry, type TestRegistry } from './testRegistry.fixture.ts'

const better = { 'README.md': '# Better\n' }

describeDatabases('a request for changes', ({ makeDatabase }) => {
  let registry: TestRegistry
  let db: RegistryDb
  let submission: Submission
  const account = { 'x-account': 'amina' }

  beforeEach(async () => {
    db = (await makeDatabase()).connect()
    registry = await startTestRegistry({ db })
    const sent = await registry.submit(await packTestPlugin(), {}, 'plugin.zip', account)
    submission = (await sent.json()) as Submission
    await decide('request-changes', 'The chart needs a source.')
  })
  afterEach(() => registry.close())

  const decide = (what: string, reason: string) =>
    registry.asAdmin<Submission>('POST', `/registry/submissions/${submission.id}/${what}/`, { reason })
  const read = () => registry.asAdmin<Submission>('GET', `/registry/submissions/${submission.id}/`)
  const answer = (
    zip: Uint8Array,
    fields: Record<string, string> = {},
    headers: Record<string, string> = account,
  ) => registry.answer(submission.id, zip, fields, headers)

  it('is answered with a new zip in the same thread, and the review goes on', async () => {
    const response = await answer(await packTestPlugin({}, better), { note: 'It names its source now.' })
    expect(response.status).toBe(200)
    expect((await response.json()) as OwnSubmission).toMatchObject({
      id: submission.id,
      state: 'awaiting_approval',
      reason: 'The chart needs a source.',
      comments: [{ text: 'It names its source now.', is_submitter: true, is_current: true }],
    })
    const now = await read()
    expect(now.zip_digest).not.toBe(submission.zip_digest)
    await removeUnusedArtifacts(db)
    expect(await decide('approve', 'Better.')).toMatchObject({ state: 'approved' })
  })

  it('is approved only after an answer', async () => {
    await expect(decide('approve', 'Well.')).rejects.toThrow('409')
    expect(await decide('reject', 'No answer came.')).toMatchObject({ state: 'rejected' })
  })

  it('forgets the first yes of two: it was given to another zip', async () => {
    await answer(await packTestPlugin({}, better))
    const network = {
      permissions: ['network', 'data:read'].map((name) => ({ name, reason: 'The test needs this.' })),
      network: [{ host: 'https://api.example.org', reason: 'The test asks this server.' }],
    }
    await decide('request-changes', 'One more thing.')
    await answer(await packTestPlugin(network))
    expect(await decide('approve', 'Fine.')).toMatchObject({ state: 'awaiting_approval' })
    await decide('request-changes', 'One more thing.')
    await answer(await packTestPlugin(network, better))
    const path = `/registry/submissions/${submission.id}/approve/`
    const byOther = () => registry.asAdmin<Submission>('POST', path, { reason: 'Fine.' }, 'bola')
    expect(await byOther()).toMatchObject({ state: 'awaiting_approval' })
    expect(await decide('approve', 'Fine.')).toMatchObject({ state: 'approved' })
  })

  it('forgets the first yes for good: it does not come back with the zip it was given to', async () => {
    const network = {
      permissions: ['network', 'data:read'].map((name) => ({ name, reason: 'The test needs this.' })),
      network: [{ host: 'https://api.example.org', reason: 'The test asks this server.' }],
    }
    await answer(await packTestPlugin(network))
    await decide('approve', 'Fine.')
    for (const files of [better, {}]) {
      await decide('request-changes', 'One more thing.')
      await answer(await packTestPlugin(network, files))
    }
    const path = `/registry/submissions/${submission.id}/`
    const review = await registry.asAdmin<Review>('GET', `${path}review/`)
    expect(review.approvals).toEqual([])
    const byOther = await registry.asAdmin<Submission>('POST', `${path}approve/`, { reason: 'Fine.' }, 'bola')
    expect(byOther.state).toBe('awaiting_approval')
  })

  it('stays open when the new zip fails its checks, and the zip before is kept', async () => {
    const response = await answer(craftZip([{ name: '../../etc/passwd', content: 'x' }]))
    const own = (await response.json()) as OwnSubmission
    expect(own.state).toBe('changes_requested')
    expect(own.findings.map(({ rule }) => rule)).toContain('pathsAreSafe')
    expect(await read()).toMatchObject({
      zip_digest: submission.zip_digest,
      zip_bytes: submission.zip_bytes,
      plugin_id: 'stock-levels',
    })
    expect((await answer(await packTestPlugin({}, better))).status).toBe(200)
    expect(await read()).toMatchObject({ state: 'awaiting_approval' })
  })

  it('takes no zip of another plugin, nor the same zip again', async () => {
    const other = (await (
      await answer(await packTestPlugin({ id: 'cold-chain', name: 'Cold chain' }))
    ).json()) as OwnSubmission
    expect(other.state).toBe('changes_requested')
    expect(other.findings.map(({ rule }) => rule)).toContain('idStaysTheSame')
    expect((await answer(await packTestPlugin())).status).toBe(409)
  })

  it('is answered by the author alone', async () => {
    const zip = await packTestPlugin({}, better)
    for (const headers of [{}, { 'x-account': 'mallory' }, { 'x-role': 'admin' }] as Record<string, string>[])
      expect((await answer(zip, {}, headers)).status).toBe(404)
    expect((await answer(zip, { token: 'a'.repeat(43) }, {})).status).toBe(404)
    const sent = await registry.submit(await packTestPlugin({ version: '2.0.0' }))
    const anonymous = (await sent.json()) as { id: number; lookup: string }
    await registry.asAdmin('POST', `/registry/submissions/${anonymous.id}/request-changes/`, {
      reason: 'More.',
    })
    const own = await registry.answer(
      anonymous.id,
      await packTestPlugin({ version: '2.0.0' }, better),
      { token: anonymous.lookup },
      {},
    )
    expect(await own.json()).toMatchObject({ id: anonymous.id, state: 'awaiting_approval' })
  })

  it('holds comments on lines, which its author can read', async () => {
    const path = `/registry/submissions/${submission.id}/comments/`
    const said = await registry.asAdmin<ReviewComment>('POST', path, {
      text: 'Why?',
      path: 'src/main.tsx',
      line: 2,
    })
    expect(said).toMatchObject({ author: 'Admin', line: 2, is_current: true, is_submitter: false })
    await expect(registry.asAdmin('POST', path, { text: 'Why?', path: 'src/none.tsx' })).rejects.toThrow(
      '404',
    )
    await expect(registry.asAdmin('POST', path, { text: 'Why?', line: 3 })).rejects.toThrow('400')
    await answer(await packTestPlugin({}, better), { note: 'See the README.' })
    const { comments } = await registry.asAdmin<{ comments: ReviewComment[] }>('GET', path)
    expect(comments.map(({ text, is_current }) => [text, is_current])).toEqual([
      ['Why?', false],
      ['See the README.', true],
    ])
    const own = await registry.request('GET', '/registry/own-submissions/', undefined, account)
    const { results } = (await own.json()) as { results: OwnSubmission[] }
    expect(results[0]?.comments.map(({ text }) => text)).toEqual(['Why?', 'See the README.'])
  })
})
