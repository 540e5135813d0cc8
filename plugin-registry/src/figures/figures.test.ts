import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bootClasses } from '@msdat/sdk/contracts/bootClasses'
import type { FrameCount } from '@msdat/sdk/contracts/frameFigures'
import { addDeployed } from '../checkedSubmission.fixture.ts'
import { removeUnusedArtifacts } from '../artifacts/removeUnusedArtifacts.ts'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { readOwnSubmissions } from '../submissions/readOwnSubmissions.ts'
import { startTestRegistry, type TestRegistry } from '../testRegistry.fixture.ts'
import { quantile } from './readFigures.ts'

const bootsIn = (counts: Record<number, number>): number[] => bootClasses.map((end) => counts[end] ?? 0)

describe('quantile', () => {
  it('is the upper end of the class that holds it', () => {
    const boots = bootsIn({ 200: 50, 500: 45, 3_000: 5 })
    expect([0.5, 0.51, 0.95, 1].map((share) => quantile(boots, share))).toEqual([200, 500, 500, 3_000])
  })
  it('is unknown where nothing was counted', () => expect(quantile(bootsIn({}), 0.5)).toBeNull())
})

describeDatabases('figures of frames', ({ makeDatabase }) => {
  let db: RegistryDb
  let registry: TestRegistry
  let plugin: string
  beforeEach(async () => {
    db = (await makeDatabase()).connect()
    plugin = (await addDeployed(db, { account: 'amina' })).plugin_id ?? ''
    registry = await startTestRegistry({ db })
  })
  afterEach(() => registry.close())

  const report = async (counts: FrameCount[]): Promise<number> =>
    (await registry.request('POST', '/registry/frame-figures/', { counts })).status
  const listed = () => registry.asAdmin<{ figures: unknown[] }>('GET', `/registry/plugins/${plugin}/figures/`)

  it('are added up by release and day, and shown to its author and to admins', async () => {
    const one = { plugin, version: '1.0.0', boots: bootsIn({ 200: 9 }), refusals: 2 }
    expect(await report([one, { ...one, boots: bootsIn({ 5_000: 1 }), refusals: 0 }])).toBe(200)
    expect(await report([one])).toBe(200)
    const figures = { version: '1.0.0', activations: 19, boot_p50: 200, boot_p95: 5_000, refusals: 4 }
    expect(await listed()).toEqual({ figures: [figures] })
    expect(await report([{ ...one, boots: bootsIn({ 5_000: 1 }), refusals: 0 }])).toBe(200)
    expect(await listed()).toEqual({ figures: [{ ...figures, activations: 20 }] })
    const { results } = await readOwnSubmissions(db, 'amina', {})
    expect(results).toMatchObject([{ queue_place: null, figures: { activations: 20 } }])
    const own = await registry.request('GET', `/registry/plugins/${plugin}/figures/`, undefined, {
      'x-account': 'amina',
    })
    expect(own.status).toBe(403)
  })

  it('are believed only of what is in the index', async () => {
    const boots = bootsIn({ 200: 1 })
    expect(await report([{ plugin, version: '9.0.0', boots, refusals: 0 }])).toBe(200)
    expect(await report([{ plugin: 'unknown', version: '1.0.0', boots, refusals: 0 }])).toBe(200)
    expect(await db.selectFrom('registry_frame_figures').selectAll().execute()).toEqual([])
    expect(await report([{ plugin, version: '1.0.0', boots: [1], refusals: 0 }])).toBe(400)
    expect(await report([{ plugin, version: '1.0.0', boots, refusals: 1e9 }])).toBe(400)
  })

  it('are forgotten after 90 days', async () => {
    await report([{ plugin, version: '1.0.0', boots: bootsIn({ 200: 1 }), refusals: 0 }])
    await removeUnusedArtifacts(db)
    expect((await listed()).figures).toHaveLength(1)
    await removeUnusedArtifacts(db, Date.now() + 92 * 24 * 60 * 60 * 1000)
    expect((await listed()).figures).toEqual([])
  })
})
