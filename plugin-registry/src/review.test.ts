import { beforeEach, expect, it } from 'vitest'
import type { AuditEntry } from '@msdat/sdk/contracts/audit'
import type { Index, SignedIndex } from '@msdat/sdk/contracts/registry'
import type { Submission } from '@msdat/sdk/contracts/submission'
import type { RegistrySettings } from './createRegistry.ts'
import type { RegistryDb } from './db/RegistryTables.ts'
import { describeDatabases } from './db/testDatabases.fixture.ts'
import { packTestPlugin, startTestRegistry, type TestRegistry } from './testRegistry.fixture.ts'

const reason = { reason: 'Looks right.' }

describeDatabases('a review', ({ makeDatabase }) => {
  let db: RegistryDb

  beforeEach(async () => void (db = (await makeDatabase()).connect()))

  /** Runs a registry over the same database for as long as the work takes. */
  async function during(
    settings: Pick<RegistrySettings, 'isBuilder' | 'queue' | 'tidyMs' | 'tellAuthor'>,
    work: (registry: TestRegistry) => Promise<void>,
  ): Promise<void> {
    const registry = await startTestRegistry({ db, ...settings })
    try {
      await work(registry)
    } finally {
      await registry.close()
    }
  }
  async function submit(registry: TestRegistry, manifest: Record<string, unknown> = {}): Promise<Submission> {
    const response = await registry.submit(await packTestPlugin(manifest), {}, 'plugin.zip', {
      'x-account': 'amina',
    })
    expect(response.status).toBe(200)
    return (await response.json()) as Submission
  }
  const approve = (registry: TestRegistry, { id }: Submission) =>
    registry.asAdmin<Submission>('POST', `/registry/submissions/${id}/approve/`, reason)
  const running = async (registry: TestRegistry): Promise<string[]> => {
    const { index } = await registry.asAdmin<SignedIndex>('GET', '/registry/index/')
    return (JSON.parse(index) as Index).releases.map(({ plugin, version }) => `${plugin} ${version}`)
  }

  it('tells the account that handed a plugin in what became of it, with the reason', async () => {
    const told: string[] = []
    const tellAuthor: RegistrySettings['tellAuthor'] = async (
      _,
      { account, title, version, state, reason },
    ) => void told.push([account, title, version, state, state === 'deployed' ? '' : reason].join(' | '))
    await during({ tellAuthor }, async (registry) => {
      const first = await submit(registry)
      await approve(registry, first)
      await registry.settled(first.id)
      await registry.asAdmin('POST', '/registry/plugins/stock-levels/disable/', { reason: 'It is harmful.' })
      const next = await submit(registry, { version: '1.1.0' })
      await registry.settled(next.id)
      await registry.asAdmin('POST', `/registry/submissions/${next.id}/reject/`, { reason: 'Not yet.' })
    })
    expect(told).toEqual([
      'amina | Stock levels | 1.0.0 | awaiting_approval | Every check passed.',
      'amina | Stock levels | 1.0.0 | approved | Looks right.',
      'amina | Stock levels | 1.0.0 | deployed | ',
      'amina | Stock levels | 1.0.0 | disabled | It is harmful.',
      'amina | Stock levels | 1.1.0 | awaiting_approval | Every check passed.',
      'amina | Stock levels | 1.1.0 | rejected | Not yet.',
    ])
  })

  it('that switches a plugin off is not undone by a version that was being built', async () => {
    let next: Submission | undefined
    await during({}, async (registry) => {
      const first = await submit(registry)
      await approve(registry, first)
      await registry.settled(first.id)
      next = await submit(registry, { version: '1.1.0' })
    })
    if (!next) throw new Error('It was submitted.')
    const { id } = next
    // No builder runs, so the build waits as it would while it takes long.
    await during({ isBuilder: false }, async (registry) => {
      await registry.asAdmin('POST', `/registry/submissions/${id}/approve/`, reason)
      await registry.asAdmin('POST', '/registry/plugins/stock-levels/disable/', { reason: 'It is harmful.' })
    })
    await during({}, async (registry) => {
      expect(await registry.settled(id)).toMatchObject({ state: 'disabled' })
      expect(await running(registry)).toEqual([])
      const { results } = await registry.asAdmin<{ results: AuditEntry[] }>(
        'GET',
        `/registry/audit/?submission=${id}`,
      )
      expect(results.at(-1)).toMatchObject({ action: 'deployed -> disabled', actor: 'builder' })
      await registry.asAdmin('POST', '/registry/plugins/stock-levels/enable/', { reason: 'Looked at.' })
      expect(await running(registry)).toEqual(['stock-levels 1.1.0'])
    })
  })

  it('that approves a version of a plugin that is off lets it run', async () => {
    await during({}, async (registry) => {
      const first = await submit(registry)
      await approve(registry, first)
      await registry.settled(first.id)
      await registry.asAdmin('POST', '/registry/plugins/stock-levels/disable/', { reason: 'Wrong figures.' })
      const next = await submit(registry, { version: '1.1.0' })
      await approve(registry, next)
      await registry.settled(next.id)
      expect(await running(registry)).toEqual(['stock-levels 1.1.0'])
    })
  })

  it('lets the version that was approved last run', async () => {
    const versions = ['1.0.0', '1.1.0', '1.2.0']
    const submissions: Submission[] = []
    await during({}, async (registry) => {
      for (const version of versions) submissions.push(await submit(registry, { version }))
    })
    await during({ isBuilder: false }, async (registry) => {
      for (const submission of submissions) await approve(registry, submission)
    })
    await during({}, async (registry) => {
      for (const { id } of submissions) await registry.settled(id)
      expect(await running(registry)).toEqual(['stock-levels 1.2.0'])
    })
  })

  it('builds no version again that would replace one approved after it', async () => {
    const send = (registry: TestRegistry, { id }: Submission) =>
      registry.request('POST', `/registry/submissions/${id}/retry/`, undefined, { 'x-role': 'admin' })
    await during({}, async (registry) => {
      const [first, second, third] = [
        await submit(registry, { version: '1.0.0' }),
        await submit(registry, { version: '1.1.0' }),
        await submit(registry, { version: '1.2.0' }),
      ]
      // The order of approval counts, not that of submission.
      for (const submission of [first, third, second]) {
        await approve(registry, submission)
        await registry.settled(submission.id)
        if (submission === second) continue
        const state = { state: 'build_failed' as const }
        await db.updateTable('registry_submissions').set(state).where('id', '=', submission.id).execute()
        await db.deleteFrom('registry_releases').execute()
      }
      const refused = await send(registry, third)
      expect(refused.status).toBe(409)
      expect(await refused.json()).toMatchObject({
        code: 'conflict',
        message: 'Version 1.1.0 runs by now; hand the plugin in again with a higher version.',
      })
      await registry.asAdmin('POST', '/registry/plugins/stock-levels/disable/', { reason: 'A while.' })
      expect((await send(registry, first)).status).toBe(409)
      expect(await registry.settled(first.id)).toMatchObject({ state: 'build_failed' })
    })
  })

  it('builds the last of the approved versions again, in the place of those before it', async () => {
    await during({}, async (registry) => {
      const [first, second] = [await submit(registry), await submit(registry, { version: '1.1.0' })]
      for (const submission of [first, second]) {
        await approve(registry, submission)
        await registry.settled(submission.id)
      }
      const fail = (id: number) =>
        db.updateTable('registry_submissions').set({ state: 'build_failed' }).where('id', '=', id).execute()
      await db.deleteFrom('registry_releases').execute()
      for (const { id } of [first, second]) await fail(id)
      // None of the two runs, so either may; the later approved one goes in the place of the other.
      for (const { id } of [first, second]) {
        await registry.asAdmin('POST', `/registry/submissions/${id}/retry/`)
        expect(await registry.settled(id)).toMatchObject({ state: 'deployed' })
      }
      expect(await running(registry)).toEqual(['stock-levels 1.1.0'])
    })
  })

  it('builds nothing again of an id that the installation has taken meanwhile', async () => {
    await during({}, async (registry) => {
      const stranger = await submit(registry)
      const own = await submit(registry, { version: '2.0.0' })
      const set = (id: number, values: { state?: 'build_failed'; first_party?: number; approval: string }) =>
        db.updateTable('registry_submissions').set(values).where('id', '=', id).execute()
      await set(stranger.id, { state: 'build_failed', approval: '{}' })
      await set(own.id, { first_party: 1, approval: '{}' })
      await expect(registry.asAdmin('POST', `/registry/submissions/${stranger.id}/retry/`)).rejects.toThrow(
        '409',
      )
    })
  })

  it('gives no stranger the id that the installation has taken meanwhile', async () => {
    await during({}, async (registry) => {
      const stranger = await submit(registry)
      const own = await submit(registry, { version: '2.0.0' })
      await db
        .updateTable('registry_submissions')
        .set({ first_party: 1, approval: '{}' })
        .where('id', '=', own.id)
        .execute()
      await expect(approve(registry, stranger)).rejects.toThrow('409')
    })
  })

  it('can reject what could not be built', async () => {
    await during({}, async (registry) => {
      const { id } = await submit(registry)
      await db
        .updateTable('registry_submissions')
        .set({ state: 'build_failed' })
        .where('id', '=', id)
        .execute()
      await registry.asAdmin('POST', `/registry/submissions/${id}/reject/`, { reason: 'It never builds.' })
      expect(await registry.settled(id)).toMatchObject({ state: 'rejected' })
    })
  })

  it('is asked for no more zips than may wait, except by admins', async () => {
    const zip = await packTestPlugin({ version: '2.0.0' })
    await during({ queue: { waitingBytes: 100 } }, async (registry) => {
      const { id } = await submit(registry)
      const refused = await registry.submit(zip)
      expect(refused.status).toBe(503)
      expect(await refused.json()).toMatchObject({ code: 'unavailable' })
      expect((await registry.submit(zip, {}, 'plugin.zip', { 'x-role': 'admin' })).status).toBe(200)
      await db.updateTable('registry_submissions').set({ state: 'rejected' }).where('id', '>=', id).execute()
      expect((await registry.submit(zip)).status).toBe(200)
    })
  })

  it('gives each sender a share of the queue, and keeps no one out of theirs by a typed address', async () => {
    await during({ queue: { waitingOfSender: 2 } }, async (registry) => {
      const send = async (version: string, email: string, account?: string) => {
        const headers: Record<string, string> = account ? { 'x-account': account } : {}
        const answer = await registry.submit(
          await packTestPlugin({ version }),
          { email },
          'plugin.zip',
          headers,
        )
        // As if each came from elsewhere.
        await db.updateTable('registry_submissions').set({ address: version }).execute()
        return answer.status
      }
      expect(await send('1.0.0', 'amina@example.org')).toBe(200)
      expect(await send('1.0.1', 'amina@example.org')).toBe(200)
      expect(await send('1.0.2', 'Amina@example.org')).toBe(429)
      expect(await send('1.0.3', 'amina@example.org', 'amina')).toBe(200)
      expect(await send('1.0.4', 'bola@example.org')).toBe(200)
      for (const account of [undefined, 'chidi']) {
        await db.updateTable('registry_submissions').set({ address: '127.0.0.1' }).execute()
        expect(await send('1.0.5', 'chidi@example.org', account)).toBe(429)
      }
    })
  })

  it('forgets where a plugin came from', async () => {
    await during({}, async (registry) => {
      const { id } = await submit(registry)
      const from = () => db.selectFrom('registry_submissions').select('address').executeTakeFirstOrThrow()
      expect(await from()).toEqual({ address: '127.0.0.1' })
      await registry.asAdmin('POST', `/registry/submissions/${id}/reject/`, { reason: 'No use.' })
      expect(await from()).toEqual({ address: null })
    })
  })

  it('forgets rejected zips early where the room is needed, and others in time without a new start', async () => {
    const zips = () =>
      db.selectFrom('registry_artifacts').select('digest').where('kind', '=', 'zip').execute()
    await during({ queue: { keptBytes: 100 }, tidyMs: 50 }, async (registry) => {
      const first = await submit(registry)
      expect((await registry.submit(await packTestPlugin({ version: '1.1.0' }))).status).toBe(503)
      await registry.asAdmin('POST', `/registry/submissions/${first.id}/reject/`, { reason: 'No use.' })
      const second = await submit(registry, { version: '1.1.0' })
      expect(await zips()).toEqual([{ digest: second.zip_digest }])
      await db
        .updateTable('registry_submissions')
        .set({ state: 'rejected', updated_at: '2020-01-01' })
        .execute()
      await expect.poll(zips).toEqual([])
    })
  })
})
