import { createHash, createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getAuditTrail } from '@msdat/sdk/contracts/audit'
import type { OutputOf } from '@msdat/sdk/contracts/endpoint'
import { listPluginFaults } from '@msdat/sdk/contracts/faults'
import { Index, SignedIndex, type Release } from '@msdat/sdk/contracts/registry'
import type { Submission } from '@msdat/sdk/contracts/submission'
import { listSubmissions } from '@msdat/sdk/contracts/submissions'
import { validate } from '@msdat/sdk/contracts/validate/node'
import type { RegistryDb } from './db/RegistryTables.ts'
import { describeDatabases } from './db/testDatabases.fixture.ts'
import { packTestPlugin, startTestRegistry, type TestRegistry } from './testRegistry.fixture.ts'
import { isDrawnIcon } from './workers/isDrawnIcon.ts'

const reason = { reason: 'Looks right.' }

describeDatabases('the registry', ({ makeDatabase }) => {
  let registry: TestRegistry
  let db: RegistryDb
  let connect: () => RegistryDb

  beforeAll(async () => {
    ;({ connect } = await makeDatabase())
    db = connect()
    registry = await startTestRegistry({ db })
  })
  afterAll(() => registry.close())

  async function submit(manifest: Record<string, unknown> = {}): Promise<Submission> {
    const response = await registry.submit(await packTestPlugin(manifest), {}, 'plugin.zip', {
      'x-account': 'amina',
    })
    expect(response.status).toBe(200)
    return (await response.json()) as Submission
  }
  async function deploy(manifest: Record<string, unknown> = {}): Promise<Submission> {
    const { id } = await submit(manifest)
    await registry.asAdmin('POST', `/registry/submissions/${id}/approve/`, reason)
    return registry.settled(id)
  }
  async function readIndex(from = registry): Promise<Index> {
    const signed = (await (await from.request('GET', '/registry/index/')).json()) as SignedIndex
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(signed.key, 'base64').toString('base64url') },
      format: 'jwk',
    })
    expect(verify(null, Buffer.from(signed.index), key, Buffer.from(signed.signature, 'base64'))).toBe(true)
    return JSON.parse(signed.index) as Index
  }
  const released = async (plugin: string): Promise<Release | undefined> =>
    (await readIndex()).releases.find((release) => release.plugin === plugin)

  it('takes a zip from its submission through approval and build into the signed index', async () => {
    const before = await readIndex()
    const submission = await submit()
    expect(submission).toMatchObject({
      state: 'awaiting_approval',
      plugin_id: 'stock-levels',
      title: 'Stock levels',
      findings: [],
    })
    expect(await released('stock-levels')).toBeUndefined()
    await registry.asAdmin('POST', `/registry/submissions/${submission.id}/approve/`, {
      ...reason,
      zip_digest: submission.zip_digest,
    })
    const deployed = await registry.settled(submission.id)
    expect(deployed).toMatchObject({
      state: 'deployed',
      build: { state: 'done', attempt: 1 },
      first_party: false,
    })
    expect(deployed.build?.log).toContain('Built twice')
    const index = await readIndex()
    expect(index.sequence).toBeGreaterThan(before.sequence)
    expect(index.shared).toMatchObject([{ specifier: 'react', bytes: 22 }])
    const release = await released('stock-levels')
    expect(release).toMatchObject({
      version: '1.0.0',
      firstParty: false,
      bundle: { imports: ['@msdat/sdk', 'react/jsx-runtime'] },
    })
    expect(isDrawnIcon(release?.icons['levels'] ?? '')).toBe(true)
    const module = await registry.request('GET', `/registry/artifacts/${release?.bundle.digest}`)
    const bytes = Buffer.from(await module.arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(release?.bundle.digest)
    expect(bytes.length).toBe(release?.bundle.bytes)
    expect(Object.fromEntries(module.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    })
  })

  it('answers 304 where the index has not changed', async () => {
    const first = await registry.request('GET', '/registry/index/')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    // Node's fetch adds "cache-control: no-cache" to such a request; a browser does not.
    const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
    expect((await registry.request('GET', '/registry/index/', undefined, headers)).status).toBe(304)
  })

  it('serves modules compressed, and never a zip', async () => {
    const release = await released('stock-levels')
    for (const encoding of ['br', 'gzip']) {
      const path = `/registry/artifacts/${release?.bundle.digest}`
      const response = await registry.request('GET', path, undefined, { 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(
        createHash('sha256')
          .update(Buffer.from(await response.arrayBuffer()))
          .digest('hex'),
      ).toBe(release?.bundle.digest)
    }
    expect((await registry.request('GET', `/registry/artifacts/${release?.zip_digest}`)).status).toBe(404)
    expect((await registry.request('GET', '/registry/artifacts/..%2f..%2fetc')).status).toBe(404)
  })

  it('refuses a version that is already deployed, with findings and without keeping the bytes', async () => {
    const submission = await submit()
    expect(submission.state).toBe('check_failed')
    expect(submission.findings.map(({ rule }) => rule)).toEqual(['versionIsNew'])
    const other = await submit({ version: '1.0.0', permissions: [] })
    expect(other.findings.map(({ rule }) => rule)).toContain('versionIsNew')
    const kept = await db
      .selectFrom('registry_artifacts')
      .select('digest')
      .where('digest', '=', other.zip_digest)
      .execute()
    expect(kept).toEqual([])
    const asked = await registry.request('POST', `/registry/submissions/${other.id}/approve/`, reason, {
      'x-role': 'admin',
    })
    expect(asked.status).toBe(409)
  })

  it('puts a new version in the place of the old one', async () => {
    const old = await released('stock-levels')
    const deployed = await deploy({ version: '1.1.0' })
    expect(deployed.state).toBe('deployed')
    const index = await readIndex()
    expect(
      index.releases.filter(({ plugin }) => plugin === 'stock-levels').map(({ version }) => version),
    ).toEqual(['1.1.0'])
    const before = await registry.asAdmin<{ results: Submission[] }>(
      'GET',
      '/registry/submissions/?state=superseded',
    )
    expect(before.results.map(({ version }) => version)).toEqual(['1.0.0'])
    // A page that is open may still hold the old index; its code stays.
    expect((await registry.request('GET', `/registry/artifacts/${old?.bundle.digest}`)).status).toBe(200)
  })

  it('approves twice as once, and never another zip than the one reviewed', async () => {
    const { id, zip_digest } = await submit({ id: 'twice-approved', name: 'Twice approved' })
    const wrong = { ...reason, zip_digest: 'a'.repeat(64) }
    expect(
      (await registry.request('POST', `/registry/submissions/${id}/approve/`, wrong, { 'x-role': 'admin' }))
        .status,
    ).toBe(409)
    const path = `/registry/submissions/${id}/approve/`
    const both = [1, 2].map(() => registry.asAdmin<Submission>('POST', path, { ...reason, zip_digest }))
    for (const answer of await Promise.all(both)) expect(answer.id).toBe(id)
    await registry.settled(id)
    await registry.asAdmin('POST', path, reason)
    const jobs = await db
      .selectFrom('registry_jobs')
      .selectAll()
      .where('submission_id', '=', id)
      .where('kind', '=', 'build')
      .execute()
    expect(jobs).toHaveLength(1)
  })

  it('lets only one of two zips of the same version be approved', async () => {
    const name = { id: 'race-condition', name: 'Race condition' }
    const [first, second] = [await submit(name), await submit({ ...name, version: '2.0.0' })]
    await db
      .updateTable('registry_submissions')
      .set({ version: '1.0.0' })
      .where('id', '=', second.id)
      .execute()
    await registry.asAdmin('POST', `/registry/submissions/${first.id}/approve/`, reason)
    const answer = await registry.request('POST', `/registry/submissions/${second.id}/approve/`, reason, {
      'x-role': 'admin',
    })
    expect(answer.status).toBe(409)
    await registry.settled(first.id)
  })

  it('does not deploy what differs from what was approved', async () => {
    const { id, manifest } = await submit({ id: 'changed-after', name: 'Changed after' })
    const changed = JSON.stringify({ ...manifest, permissions: [] })
    await db.updateTable('registry_submissions').set({ manifest: changed }).where('id', '=', id).execute()
    await registry.asAdmin('POST', `/registry/submissions/${id}/approve/`, reason)
    const ended = await registry.settled(id)
    expect(ended).toMatchObject({
      state: 'build_failed',
      build: { state: 'failed', log: 'What was built is not what was approved.' },
    })
    expect(await released('changed-after')).toBeUndefined()
    await registry.asAdmin('POST', `/registry/submissions/${id}/retry/`)
    expect(await registry.settled(id)).toMatchObject({ state: 'build_failed' })
    const jobs = await db
      .selectFrom('registry_jobs')
      .selectAll()
      .where('submission_id', '=', id)
      .where('kind', '=', 'build')
      .execute()
    expect(jobs.map(({ state }) => state)).toEqual(['failed', 'failed'])
  })

  it('rejects with a reason, and builds nothing of it', async () => {
    const { id } = await submit({ id: 'not-wanted', name: 'Not wanted' })
    expect(
      (await registry.request('POST', `/registry/submissions/${id}/reject/`, {}, { 'x-role': 'admin' }))
        .status,
    ).toBe(400)
    const rejected = await registry.asAdmin<Submission>('POST', `/registry/submissions/${id}/reject/`, {
      reason: 'No use for it.',
    })
    expect(rejected.state).toBe('rejected')
    expect(
      (await registry.request('POST', `/registry/submissions/${id}/approve/`, reason, { 'x-role': 'admin' }))
        .status,
    ).toBe(409)
    const trail = await registry.asAdmin<{ results: { action: string; reason: string; actor: string }[] }>(
      'GET',
      `/registry/audit/?submission=${id}`,
    )
    expect(trail.results.at(-1)).toMatchObject({
      action: 'awaiting_approval -> rejected',
      reason: 'No use for it.',
      actor: 'user:1 admin@example.org',
    })
  })

  it('switches a plugin off and on again, each time in a newer index', async () => {
    const start = await readIndex()
    await registry.asAdmin('POST', '/registry/plugins/stock-levels/disable/', {
      reason: 'It shows wrong figures.',
    })
    expect(await released('stock-levels')).toBeUndefined()
    const off = await readIndex()
    expect(off.sequence).toBeGreaterThan(start.sequence)
    expect((await registry.request('GET', '/frames/stock-levels/frame')).status).toBe(404)
    await registry.asAdmin('POST', '/registry/plugins/stock-levels/disable/', { reason: 'Once more.' })
    expect((await readIndex()).sequence).toBe(off.sequence)
    await registry.asAdmin('POST', '/registry/plugins/stock-levels/enable/', { reason: 'Corrected.' })
    expect(await released('stock-levels')).toMatchObject({ version: '1.1.0' })
    expect((await readIndex()).sequence).toBeGreaterThan(off.sequence)
    expect(
      (await registry.request('POST', '/registry/plugins/unknown/disable/', reason, { 'x-role': 'admin' }))
        .status,
    ).toBe(404)
  })

  it('shows a change to another process within two seconds', async () => {
    const other = await startTestRegistry({ db: connect() })
    try {
      await readIndex(other)
      await registry.asAdmin('POST', '/registry/plugins/stock-levels/disable/', { reason: 'A short while.' })
      await new Promise((resolve) => setTimeout(resolve, 1500))
      expect((await readIndex(other)).releases.map(({ plugin }) => plugin)).not.toContain('stock-levels')
      await registry.asAdmin('POST', '/registry/plugins/stock-levels/enable/', { reason: 'It is over.' })
    } finally {
      await other.close()
    }
  })

  it('publishes a newer index than any before when it starts on a restored backup', async () => {
    const names = ['sequence', 'signed_index'] as const
    const backup = await db.selectFrom('registry_state').selectAll().where('name', 'in', names).execute()
    await registry.asAdmin('POST', '/registry/plugins/stock-levels/disable/', { reason: 'Later undone.' })
    await registry.asAdmin('POST', '/registry/plugins/stock-levels/enable/', { reason: 'Undone.' })
    const seen = await readIndex()
    for (const { name, value } of backup) {
      await db.updateTable('registry_state').set({ value }).where('name', '=', name).execute()
    }
    const restored = await startTestRegistry({ db: connect() })
    try {
      expect((await readIndex(restored)).sequence).toBeGreaterThan(seen.sequence)
    } finally {
      await restored.close()
    }
  })

  it('gives out numbers that grow where the clock stands behind the last one', async () => {
    const ahead = Date.now() + 86_400_000
    await db
      .updateTable('registry_state')
      .set({ value: `${ahead}` })
      .where('name', '=', 'sequence')
      .execute()
    await registry.asAdmin('POST', '/registry/plugins/stock-levels/disable/', { reason: 'A short while.' })
    expect((await readIndex()).sequence).toBe(ahead + 1)
    await registry.asAdmin('POST', '/registry/plugins/stock-levels/enable/', { reason: 'It is over.' })
  })

  it('lists files and shows their text as data, to admins only', async () => {
    const { results } = await registry.asAdmin<{ results: Submission[] }>(
      'GET',
      '/registry/submissions/?state=deployed&size=50',
    )
    const submission = results.find(({ plugin_id }) => plugin_id === 'stock-levels')
    const { files } = await registry.asAdmin<{ files: { path: string; isText: boolean }[] }>(
      'GET',
      `/registry/submissions/${submission?.id}/files/`,
    )
    expect(files.map(({ path }) => path)).toEqual([
      'README.md',
      'assets/icon.svg',
      'manifest.json',
      'src/main.tsx',
    ])
    const path = `/registry/submissions/${submission?.id}/file/?path=README.md`
    const response = await registry.request('GET', path, undefined, { 'x-role': 'admin' })
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({
      path: 'README.md',
      text: '# Stock levels <script>alert(1)</script>\n',
    })
    expect(
      (
        await registry.request('GET', `/registry/submissions/${submission?.id}/file/?path=../x`, undefined, {
          'x-role': 'admin',
        })
      ).status,
    ).toBe(404)
    const zip = await registry.request('GET', submission?.plugin ?? '', undefined, { 'x-role': 'admin' })
    expect(zip.headers.get('content-disposition')).toBe('attachment; filename="stock-levels-1.1.0.zip"')
    for (const closed of [path, submission?.plugin ?? '', '/registry/submissions/', '/registry/audit/']) {
      expect((await registry.request('GET', closed)).status, closed).toBe(401)
    }
  })

  it('answers in the words of the contracts', async () => {
    const pages = [
      [listSubmissions.output, await registry.asAdmin('GET', '/registry/submissions/?size=200')],
      [getAuditTrail.output, await registry.asAdmin('GET', '/registry/audit/?size=500')],
      [SignedIndex, await registry.asAdmin('GET', '/registry/index/')],
      [Index, await readIndex()],
    ] as const
    for (const [schema, answer] of pages) expect(validate(schema, answer)).toMatchObject({ ok: true })
  })

  it('counts faults of deployed versions only', async () => {
    const fault = { plugin: 'stock-levels', version: '1.1.0', kind: 'threw', message: 'x is undefined' }
    expect((await registry.request('POST', '/registry/faults/', fault)).status).toBe(200)
    expect((await registry.request('POST', '/registry/faults/', fault)).status).toBe(200)
    expect((await registry.request('POST', '/registry/faults/', { ...fault, version: '9.9.9' })).status).toBe(
      404,
    )
    const rows = await db.selectFrom('registry_faults').select(['kind', 'count']).execute()
    expect(rows).toEqual([{ kind: 'threw', count: 2 }])
  })

  it('shows admins the faults of a plugin, the latest kind first, a page at a time', async () => {
    const fault = { plugin: 'stock-levels', version: '1.1.0', kind: 'flooded', message: 'Too much.' }
    await registry.request('POST', '/registry/faults/', fault)
    const path = '/registry/faults/?plugin=stock-levels&size=1'
    const first = await registry.asAdmin<OutputOf<typeof listPluginFaults>>('GET', path)
    expect(validate(listPluginFaults.output, first)).toMatchObject({ ok: true })
    expect(first).toMatchObject({ count: 2, results: [{ ...fault, count: 1 }] })
    const next = await registry.asAdmin<typeof first>('GET', `${path}&page=2`)
    expect(next.results).toMatchObject([{ kind: 'threw', count: 2, message: 'x is undefined' }])
    const other = await registry.asAdmin<typeof first>('GET', '/registry/faults/?plugin=other-one')
    expect(other).toMatchObject({ count: 0, results: [] })
    expect((await registry.request('GET', path)).status).toBe(401)
  })

  it('says what is wrong with a form', async () => {
    const zip = await packTestPlugin()
    const answers = [
      await registry.submit(zip, {}, 'plugin.txt'),
      await registry.submit(zip, { email: 'nobody' }),
      await registry.submit(Buffer.alloc(10 * 1024 * 1024 + 1)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 413])
    const [first] = await Promise.all(answers.map((answer) => answer.json()))
    expect(first).toMatchObject({ code: 'invalid_input', fields: { plugin: ['must be a .zip file'] } })
  })
})
