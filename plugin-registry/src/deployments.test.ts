import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PluginVersion } from '@msdat/sdk/contracts/deployments'
import type { Index, SignedIndex } from '@msdat/sdk/contracts/registry'
import type { Submission } from '@msdat/sdk/contracts/submission'
import { addDeployed } from './checkedSubmission.fixture.ts'
import type { RegistryDb } from './db/RegistryTables.ts'
import { describeDatabases } from './db/testDatabases.fixture.ts'
import { startTestRegistry, type TestRegistry } from './testRegistry.fixture.ts'

describeDatabases('a plugin that is deployed', ({ makeDatabase }) => {
  let registry: TestRegistry
  let db: RegistryDb
  let plugin = 'plugin-0'
  let number = 0

  beforeAll(async () => {
    db = (await makeDatabase()).connect()
    registry = await startTestRegistry({ db, isBuilder: false })
  })
  afterAll(() => registry.close())
  beforeEach(() => (plugin = `plugin-${(number += 1)}`))

  const deploy = (version: string) => addDeployed(db, { manifest: { id: plugin, version } })
  const act = (what: string, body: Record<string, unknown> = {}) =>
    registry.asAdmin<Submission>('POST', `/registry/plugins/${plugin}/${what}/`, {
      reason: 'It is wrong.',
      ...body,
    })
  const index = async (): Promise<Index> => {
    const { index: text } = await registry.asAdmin<SignedIndex>('GET', '/registry/index/')
    return JSON.parse(text) as Index
  }
  const running = async () =>
    (await index()).releases.filter((one) => one.plugin === plugin).map(({ version }) => version)
  const versions = async () =>
    (await registry.asAdmin<{ versions: PluginVersion[] }>('GET', `/registry/plugins/${plugin}/versions/`))
      .versions

  it('goes back to the version before at once, and to any other by name', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await deploy(version)
    const { sequence } = await index()
    expect(await act('roll-back')).toMatchObject({ version: '1.1.0', state: 'deployed' })
    expect(await running()).toEqual(['1.1.0'])
    expect((await index()).sequence).toBeGreaterThan(sequence)
    expect(await act('roll-back')).toMatchObject({ version: '1.0.0' })
    await expect(act('roll-back')).rejects.toThrow('409')
    expect(await act('roll-back', { version: '1.2.0' })).toMatchObject({ version: '1.2.0' })
    expect(await running()).toEqual(['1.2.0'])
    expect((await versions()).map(({ version, state }) => [version, state])).toEqual([
      ['1.2.0', 'live'],
      ['1.1.0', 'superseded'],
      ['1.0.0', 'superseded'],
    ])
  })

  it('goes back to nothing whose code is no longer kept', async () => {
    const first = await deploy('1.0.0')
    await deploy('1.1.0')
    const { release } = await db
      .selectFrom('registry_releases')
      .select('release')
      .where('submission_id', '=', first.id)
      .executeTakeFirstOrThrow()
    const { bundle } = JSON.parse(release) as { bundle: { digest: string } }
    await db.deleteFrom('registry_artifacts').where('digest', '=', bundle.digest).execute()
    await expect(act('roll-back')).rejects.toThrow('no longer kept')
    expect((await versions()).map(({ state, can_return }) => [state, can_return])).toEqual([
      ['live', false],
      ['superseded', false],
    ])
  })

  it('that is withdrawn tells visitors why, and never runs again', async () => {
    await deploy('1.0.0')
    await deploy('1.1.0')
    expect(await act('yank', { reason: 'Its figures were wrong.' })).toMatchObject({ state: 'yanked' })
    expect(await running()).toEqual([])
    const told = async () => (await index()).withdrawn?.find((one) => one.plugin === plugin)
    expect(await told()).toMatchObject({ version: '1.1.0', reason: 'Its figures were wrong.' })
    await expect(act('roll-back', { version: '1.1.0' })).rejects.toThrow('withdrawn for good')
    await expect(act('enable')).rejects.toThrow('404')
    // Once another version runs, there is nothing to tell.
    expect(await act('roll-back')).toMatchObject({ version: '1.0.0' })
    expect(await told()).toBeUndefined()
  })

  it('can have an old version withdrawn, so that nobody goes back to it', async () => {
    await deploy('1.0.0')
    await deploy('1.1.0')
    await act('yank', { version: '1.0.0' })
    expect(await running()).toEqual(['1.1.0'])
    await expect(act('roll-back')).rejects.toThrow('no earlier version')
    await expect(act('yank', { version: '9.9.9' })).rejects.toThrow('404')
  })
})
