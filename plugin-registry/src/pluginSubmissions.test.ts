import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SubmittedPlugin } from '@msdat/sdk/contracts/pluginSubmissions'
import { addChecked, addDeployed } from './checkedSubmission.fixture.ts'
import type { RegistryDb } from './db/RegistryTables.ts'
import { describeDatabases } from './db/testDatabases.fixture.ts'
import { packTestPlugin, startTestRegistry, type TestRegistry } from './testRegistry.fixture.ts'

describeDatabases('the calls of the first platform', ({ makeDatabase }) => {
  let registry: TestRegistry
  let db: RegistryDb

  beforeAll(async () => {
    db = (await makeDatabase()).connect()
    registry = await startTestRegistry({ db })
  })
  afterAll(() => registry.close())
  const list = async () =>
    (await registry.asAdmin<{ results: SubmittedPlugin[] }>('GET', '/api/plugin-submissions/')).results

  it('hand in a plugin, whose phone may be the text null', async () => {
    const path = '/api/plugin-submissions/'
    const sent = await registry.submit(
      await packTestPlugin(),
      { phone: 'null', description: 'Levels.' },
      'a.zip',
      {},
      path,
    )
    expect(sent.status).toBe(200)
    const { id, lookup } = (await sent.json()) as SubmittedPlugin & { lookup: string }
    expect(lookup).toMatch(/^[\w-]{43}$/)
    expect(await list()).toEqual([
      {
        id,
        name: 'stock-levels-1.0.0.zip',
        title: 'Stock levels',
        description: 'Levels.',
        plugin: `/registry/submissions/${id}/zip/stock-levels-1.0.0.zip`,
      },
    ])
    const { phone } = await db.selectFrom('registry_submissions').select('phone').executeTakeFirstOrThrow()
    expect(phone).toBe('')
    const bad = await registry.submit(await packTestPlugin({ id: 'x' }), {}, 'a.zip', {}, path)
    expect(bad.status).toBe(400)
    expect(await bad.json()).toMatchObject({ fields: { plugin: expect.any(Array) } })
  })

  it('approve by the same rules', async () => {
    const path = '/api/plugin-submissions/approval/'
    const { id } = await addChecked(db, { manifest: { id: 'cold-chain', name: 'Cold chain' } })
    await expect(registry.asAdmin('POST', path, { id, name: 'other.zip' })).rejects.toThrow('409')
    expect(await registry.asAdmin('POST', path, { id, name: 'cold-chain-1.0.0.zip' })).toEqual({
      message: 'The plugin is approved.',
    })
    const own = await addChecked(db, { manifest: { id: 'ward-map' }, account: 'bola' })
    await expect(registry.asAdmin('POST', path, { id: own.id }, 'bola')).rejects.toThrow('403')
    expect((await registry.request('POST', path, { id }, { 'x-account': 'amina' })).status).toBe(403)
  })

  it('take a plugin out of service, whether it runs or waits', async () => {
    const runs = await addDeployed(db, { manifest: { id: 'fridge-heat' } })
    const waits = await addChecked(db, { manifest: { id: 'dose-counts' } })
    const state = async (id: number) =>
      (await registry.asAdmin<{ state: string }>('GET', `/registry/submissions/${id}/`)).state
    for (const { id } of [runs, waits]) await registry.asAdmin('DELETE', `/api/plugins/${id}/`)
    expect([await state(runs.id), await state(waits.id)]).toEqual(['yanked', 'rejected'])
    await expect(registry.asAdmin('DELETE', '/api/plugins/99999/')).rejects.toThrow('404')
  })
})
