import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildTokenHeader, type BuildReport } from '@msdat/sdk/contracts/buildProvenance'
import { digestOf } from '../../artifacts/artifacts.ts'
import { describeMainlyOnSqlite } from '../../db/testDatabases.fixture.ts'
import type { RegistryDb } from '../../db/RegistryTables.ts'
import { packTestPlugin } from '../../testRegistry.fixture.ts'
import type { Builder } from '../Builder.ts'
import { openBuildBench, type BuildBench, type Outcome } from '../buildBench.fixture.ts'
import { localBuilder } from '../localBuilder.ts'
import { startFakeGithub, type FakeGithub } from './fakeGithub.fixture.ts'
import { createGithubBuilder, type GithubTimes } from './githubBuilder.ts'
import type { GithubIdentity } from './GithubSettings.ts'

const secret = 'ghp_very_secret_token'

describeMainlyOnSqlite('the GitHub builder', ({ makeDatabase }) => {
  let db: RegistryDb
  let bench: BuildBench
  let github: FakeGithub
  let printed: unknown[]

  beforeEach(async () => {
    db = (await makeDatabase()).connect()
    bench = await openBuildBench(db)
    github = await startFakeGithub(`token ${secret}`)
    printed = []
    for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, name).mockImplementation((...words) => void printed.push(...words))
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await Promise.all([bench.close(), github.close()])
    // The token is in no log, and in nothing that is stored.
    const stored = await Promise.all([
      db.selectFrom('registry_jobs').selectAll().execute(),
      db.selectFrom('registry_audit').selectAll().execute(),
      db.selectFrom('registry_releases').selectAll().execute(),
    ])
    if (JSON.stringify([printed, stored]).includes(secret)) throw new Error('The token was kept or printed.')
  })

  const builder = (times?: Partial<GithubTimes>, identity: GithubIdentity = { token: secret }): Builder =>
    createGithubBuilder({
      settings: {
        owner: 'ministry',
        repository: 'msdat',
        workflow: 'build-plugin.yml',
        ref: 'main',
        identity,
        apiUrl: github.url,
        publicUrl: bench.url,
      },
      local: localBuilder,
      times: times ?? {},
    })
  const approved = async () => bench.approved(await packTestPlugin())
  const build = async (by = builder()): Promise<Outcome> => bench.built(await approved(), by)
  const dispatches = 'workflows/{workflow_id}/dispatches'

  it.each([
    [401, /refuses the credentials \(401\).*MSDAT_GITHUB_TOKEN/],
    [403, /"Actions: read and write" on ministry\/msdat/],
    [404, /knows no build-plugin\.yml in ministry\/msdat/],
    [422, /cannot start build-plugin\.yml on main \(422: Forced\)/],
  ])('gives up at once at %d, and says what to do', async (status, sentence) => {
    github.force(dispatches, { status })
    const { submission, job } = await build()
    expect([submission.state, job.log]).toEqual(['build_failed', expect.stringMatching(sentence)])
    expect(github.calls).toHaveLength(1)
  })

  it.each([409, 500, 502])('asks again after %d, and gives up after five in a row', async (status) => {
    github.force(dispatches, { status }, { status })
    expect((await build()).submission.state).toBe('deployed')
    github.force('runs/{run_id}', ...Array.from({ length: 5 }, () => ({ status })))
    const { submission, job } = await bench.built(
      await bench.approved(await packTestPlugin({ id: 'second', name: 'Second' })),
      builder(),
    )
    expect([submission.state, job.log]).toEqual(['build_failed', expect.stringContaining(`(${status})`)])
  })

  it('waits for a rate limit to end, without counting it, and not for longer than it should', async () => {
    const limit = (seconds: number) => ({
      status: 403,
      headers: {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + seconds),
      },
    })
    github.force(dispatches, ...Array.from({ length: 7 }, () => limit(600)))
    const id = await approved()
    const { job } = await bench.step(id, builder())
    expect([job.state, job.attempt, job.log]).toEqual(['waiting', 0, expect.stringContaining('rate limit')])
    expect(Date.parse(job.leased_until ?? '') - Date.now()).toBeGreaterThan(590_000)
    expect((await bench.built(id, builder())).submission.state).toBe('deployed')
    github.force('runs/{run_id}', { status: 429, headers: { 'retry-after': '86400' } })
    const late = await bench.built(
      await bench.approved(await packTestPlugin({ id: 'second', name: 'Second' })),
      builder(),
    )
    expect([late.submission.state, late.job.log]).toEqual([
      'build_failed',
      expect.stringMatching(/rate limit.*build again after that/),
    ])
  })

  it.each([
    ['cancelled', 'Somebody cancelled the run'],
    ['failure', 'The workflow failed'],
    ['timed_out', 'GitHub ended it'],
    ['action_required', 'ended with "action_required"'],
  ])('tells of a run that ends with %s', async (ends, sentence) => {
    github.ends = ends
    const { submission, job } = await build()
    expect([submission.state, job.log]).toEqual(['build_failed', expect.stringContaining(sentence)])
    expect(job.log).toContain(`${github.url}/run/100`)
  })

  it('cancels a run that never ends', async () => {
    github.ends = 'endless'
    const id = await approved()
    await bench.step(id, builder())
    expect((await bench.step(id, builder())).job.log).toContain('The run is queued')
    const { submission, job } = await bench.built(id, builder({ runMs: -1 }))
    expect([submission.state, job.log]).toEqual([
      'build_failed',
      expect.stringContaining('did not end within'),
    ])
    expect(github.calls.at(-1)).toBe('POST runs/{run_id}/cancel')
  })

  describe('takes no artifact', () => {
    const reportOf = (files: Map<string, string | Buffer>) =>
      JSON.parse(String(files.get('build.json'))) as BuildReport

    it.each<[string, (files: Map<string, string | Buffer>) => void, RegExp]>([
      [
        'whose module is not the reported one',
        (files) => files.set('bundle.js', 'evil()'),
        /workflow reports/,
      ],
      [
        'whose module and report were both changed',
        (files) => {
          const report = reportOf(files)
          files.set('bundle.js', 'evil()')
          report.bundle.digest = digestOf('evil()')
          files.set('build.json', JSON.stringify(report))
        },
        /GitHub built \w+, and this server \w+ of the same zip/,
      ],
      [
        'of another zip',
        (files) =>
          files.set('build.json', JSON.stringify({ ...reportOf(files), zip_digest: 'a'.repeat(64) })),
        /built from another zip/,
      ],
      ['with a report of another form', (files) => files.set('build.json', '[]'), /not of the form/],
      ['with more files', (files) => files.set('more.js', ''), /nothing else/],
      ['that unpacks to too much', (files) => files.set('bundle.js', Buffer.alloc(60e6)), /larger than/],
    ])(
      '%s',
      async (_, change, sentence) => {
        github.change = change
        const { submission, job, release } = await build()
        expect([submission.state, release]).toEqual(['build_failed', undefined])
        expect(job.log).toMatch(sentence)
        // The largest takes its time to pack on a busy machine.
      },
      60_000,
    )

    it.each([
      ['that is listed with another digest', { digest: `sha256:${'a'.repeat(64)}` }, /lists it as/],
      ['that was deleted', { expired: true }, /deleted it already/],
      ['of another name', { name: 'plugin-other' }, /0 artifacts/],
    ])('%s', async (_, listed, sentence) => {
      github.listed = listed
      const { submission, job } = await build()
      expect([submission.state, job.log]).toEqual(['build_failed', expect.stringMatching(sentence)])
    })

    it('of a run that it did not ask for', async () => {
      github.shownRun = { display_title: 'Build something else' }
      expect((await build()).job.log).toContain('not the one that was asked for')
    })
  })

  it('hears of the end without a webhook, and in another process than the one that began', async () => {
    const id = await approved()
    for (const _ of [1, 2, 3]) expect((await bench.step(id, builder())).submission.state).toBe('building')
    expect((await bench.built(id, builder())).submission.state).toBe('deployed')
    expect(github.calls.filter((call) => call === `POST ${dispatches}`)).toHaveLength(1)
    // The store of artifacts is another place, and gets no token.
    expect(github.storeSaw).toEqual([undefined])
  })

  it('finds the run where GitHub does not name it, and where its answer was lost', async () => {
    github.namesRuns = false
    github.force(dispatches, { status: 502, isDone: true })
    expect((await build()).submission.state).toBe('deployed')
    expect(github.calls.filter((call) => call === `POST ${dispatches}`)).toHaveLength(1)
  })

  it('hands the zip out once, to whoever has the token of this build', async () => {
    const seen: string[] = []
    const fetchSource = (token: string) =>
      fetch(`${bench.url}/registry/builds/source/`, { headers: { [buildTokenHeader]: token } })
    const listen = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      const token = new Headers(init?.headers).get(buildTokenHeader)
      if (token) seen.push(token)
      return listen(address, init)
    })
    const id = await approved()
    await bench.step(id, builder())
    vi.mocked(globalThis.fetch).mockRestore()
    expect((await fetchSource(seen[0] ?? '')).status).toBe(404)
    expect((await fetchSource('guess')).status).toBe(404)
    expect((await fetchSource('')).status).toBe(404)
    // Of a token that was not used, only the hash is kept, and its time ends with the build.
    const row = { source_hash: digestOf('source unused'), source_until: '2020-01-01T00:00:00.000Z' }
    await db.updateTable('registry_jobs').set(row).execute()
    expect((await fetchSource('unused')).status).toBe(404)
    await db.updateTable('registry_jobs').set({ source_until: '2999-01-01T00:00:00.000Z' }).execute()
    expect((await fetchSource('unused')).status).toBe(200)
  })

  it('signs in as an App', async () => {
    const privateKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      type: 'pkcs1',
      format: 'pem',
    }) as string
    await github.close()
    github = await startFakeGithub('token ghs_installation')
    const app = { appId: '7', installationId: 9, privateKey }
    expect((await build(builder({}, app))).submission.state).toBe('deployed')
    expect(github.calls[0]).toMatch(/^POST .*access_tokens$/)
  })
})
