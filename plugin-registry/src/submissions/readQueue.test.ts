import { afterAll, beforeAll, expect, it } from 'vitest'
import type { QueueCounts, QueueEntry } from '@msdat/sdk/contracts/submissions'
import { addChecked, addDeployed } from '../checkedSubmission.fixture.ts'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { startTestRegistry, type TestRegistry } from '../testRegistry.fixture.ts'

const newer = 620

describeDatabases('the review queue', ({ makeDatabase }) => {
  let registry: TestRegistry
  let db: RegistryDb
  let oldest: number

  beforeAll(async () => {
    db = (await makeDatabase()).connect()
    registry = await startTestRegistry({ db, isBuilder: false })
    const first = await addChecked(db)
    oldest = first.id
    const { id: _, ...row } = { ...first, state: 'rejected' as const }
    await db
      .insertInto('registry_submissions')
      .values(Array.from({ length: newer }, () => row))
      .execute()
    await addDeployed(db, { manifest: { id: 'other-one' } })
  })
  afterAll(() => registry.close())
  const list = (query: string) =>
    registry.asAdmin<{ count: number; results: QueueEntry[] }>('GET', `/registry/queue/${query}`)
  const counts = () => registry.asAdmin<QueueCounts>('GET', '/registry/queue/counts/')

  it('shows what waits, however many came after it', async () => {
    const { count, results } = await list('?queue=pending')
    expect([count, results.map(({ id }) => id)]).toEqual([1, [oldest]])
    expect(await counts()).toMatchObject({
      pending: 1,
      closed: newer,
      available: 1,
      all: newer + 2,
      moving: 0,
    })
  })

  it('is read in pages of short rows', async () => {
    const page = await list('?queue=closed&size=50&page=13')
    expect(page.results).toHaveLength(20)
    expect(Object.keys(page.results[0] ?? {})).not.toContain('manifest')
    expect(JSON.stringify(page.results[0]).length).toBeLessThan(500)
  })

  it('says when something moved', async () => {
    const before = await counts()
    expect(await counts()).toEqual(before)
    await registry.asAdmin('POST', `/registry/submissions/${oldest}/reject/`, { reason: 'No use.' })
    expect((await counts()).changed_at).not.toBe(before.changed_at)
  })
})
