import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '@msdat/sdk/http/call'
import * as contracts from '@msdat/sdk/contracts/analysis'
import * as lineage from '@msdat/sdk/contracts/lineage'
import * as prediction from '@msdat/sdk/contracts/prediction'
import * as triangulation from '@msdat/sdk/contracts/triangulation'
import { validate } from '@msdat/sdk/contracts/validate/node'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { listenToAnalysis } from './testAnalysis.fixture.ts'

describeDatabases('analyses of the built-in data', ({ makeFilledDatabase }) => {
  let database: Database<DataTables>
  let base = ''
  let server: Server
  beforeAll(async () => {
    database = await makeFilledDatabase()
    ;({ base, server } = await listenToAnalysis(database))
  }, 60_000)
  afterAll(() => void server.close())

  const triangulated = async (primary: number, secondary: number, indicator: number, location = 1) => {
    const answer = await call(
      triangulation.triangulate,
      {
        primary_datasource: String(primary),
        secondary_datasource: String(secondary),
        indicator_id: String(indicator),
        location_id: String(location),
      },
      { base },
    )
    expect(validate(triangulation.Triangulations, answer)).toMatchObject({ ok: true })
    return Object.values((answer as Record<string, triangulation.TriangulatedSource>[])[0]!)[0]!
  }

  it('World Bank and WUENIC agree fully on DPT3 and measles, and are told to be an echo', async () => {
    for (const indicator of [18, 20]) {
      const source = await triangulated(7, 10, indicator)
      expect(source.consistency).toMatchObject({ score: 100, evidence: 'A' })
      expect(source.independence.relation).toBe('echo')
      expect(source.remarks.join()).toContain('Echo')
      expect(source.complementarity.grades['independence']).toMatchObject({ value: 0 })
    }
  })

  it('NDHS and administrative DPT3 of 2018 lie 45 points apart: 50 and 95', async () => {
    const source = await triangulated(2, 101, 18)
    const pair = source.consistency.pairs.find((one) => one.period === '2018')
    expect(pair).toMatchObject({ kind: 'exact', primary: 50, compared: 95, difference: 45, tolerance: 10 })
    expect(source.consistency.score).toBeLessThan(50)
    expect(source.independence.relation).toBe('independent')
  })

  it('measles 2018: NDHS 54 is far from administrative 87 and near WUENIC 56', async () => {
    const pairOf = async (other: number) =>
      (await triangulated(2, other, 20)).consistency.pairs.find((one) => one.period === '2018')
    expect(await pairOf(101)).toMatchObject({ compared: 87, difference: 33 })
    expect(await pairOf(10)).toMatchObject({ compared: 56, difference: 2 })
  })

  it('HIV in Rivers has no period in common between 2012 and 2018, so nothing is scored', async () => {
    const source = await triangulated(3, 16, 26, 40)
    expect(source.consistency).toMatchObject({
      score: 0,
      status: 'no_overlap',
      band: 'Not scored',
      evidence: null,
    })
    expect(source.complementarity.status).toBe('ok')
  })

  it('under-five mortality 2016: WHO-GHO repeats UN IGME, MICS stands apart', async () => {
    expect(await triangulated(26, 9, 32)).toMatchObject({
      consistency: { score: 100 },
      independence: { relation: 'echo' },
    })
    const mics = await triangulated(1, 26, 32)
    const pair = mics.consistency.pairs.find((one) => one.period === '2016')
    expect(pair).toMatchObject({ kind: 'exact', primary: 115.74, compared: 104.3 })
  })

  it('WUENIC DPT3 is forecast from where it stands, with ordered intervals', async () => {
    const answer = await call(
      prediction.predict,
      { indicator: 18, datasource: 10, location: 1, year: 2028 },
      { base },
    )
    expect(validate(prediction.Prediction, answer)).toMatchObject({ ok: true })
    expect(answer).toMatchObject({ status: 'ok', label: 'computed, not official' })
    expect(Math.abs(answer.Predicted[0]!.value - answer.Actual.at(-1)!.value)).toBeLessThan(10)
    expect(answer.Predicted[0]!.intervals.map((one) => one.level)).toEqual([50, 80, 95])
    expect(answer.targets.national?.status).toBe('ok')
  })

  it('a series of two years is not forecast, and the reason is given', async () => {
    const answer = await call(prediction.predict, { indicator: 26, datasource: 16 }, { base })
    expect(answer).toMatchObject({ status: 'too_few_points', Predicted: [], card: null })
  })

  it('states are correlated, described and compared', async () => {
    const correlated = await call(
      contracts.correlate,
      { indicator: [7, 18, 21], datasource: 2, year: '2018' },
      { base },
    )
    expect(validate(contracts.Correlations, correlated)).toMatchObject({ ok: true })
    expect(correlated.cells).toHaveLength(3)
    const overTime = await call(
      contracts.correlate,
      { indicator: [18, 20], datasource: 10, compareBy: 'Period' },
      { base },
    )
    expect(validate(contracts.Correlations, overTime)).toMatchObject({ ok: true })
    expect(overTime.levels[0]?.correlation).toMatchObject({ status: 'ok' })
    expect(overTime.levels[0]?.warnings.join()).toContain('estimates of one source')
    expect(correlated.cells.flatMap((cell) => cell.warnings).join()).not.toContain('estimates of one source')
    const described = await call(contracts.describe, { indicator: 18, datasource: 2, year: 2018 }, { base })
    expect(validate(contracts.StateDescription, described)).toMatchObject({ ok: true })
    expect(described.description).toMatchObject({ status: 'ok' })
    expect(described.decomposition).toMatchObject({ status: 'ok' })
    const compared = await call(
      contracts.compare,
      { indicator: 18, datasource: [2, 10], location: 1 },
      { base },
    )
    expect(validate(contracts.SetComparison, compared)).toMatchObject({ ok: true })
    expect(compared.pairs.find((pair) => pair.period === '2018')).toMatchObject({
      difference: -11,
      interval: null,
    })
  })

  it('choices sent as null or empty count as not made, as the first platform sends them', async () => {
    const chosen = { indicator: 18, datasource: 2 }
    const nothing = {
      location: null,
      year: '' as const,
      compareBy: null,
      visualization: '' as const,
      target: { national: null, sdg: '' as const },
      numdenum: null,
    }
    for (const endpoint of [contracts.describe, prediction.predict, contracts.compare]) {
      const ask = async (body: object) =>
        (
          await fetch(base + endpoint.path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json()
      const plain: unknown = await ask(chosen)
      expect(plain).toHaveProperty('label')
      expect(await ask({ ...chosen, ...nothing })).toEqual(plain)
      expect(await ask({ ...chosen, ...nothing, target: null, year: null })).toEqual(plain)
    }
    const several = { indicator: [18, 20], datasource: 10, compareBy: 'Period' as const }
    expect(await call(contracts.correlate, { ...several, method: null, location: '' }, { base })).toEqual(
      await call(contracts.correlate, several, { base }),
    )
    await expect(call(contracts.correlate, { ...several, compareBy: '' }, { base })).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Choose a year, or compare by period.',
    })
    await expect(call(contracts.describe, { ...chosen, location: 0 }, { base })).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'location must be 1 or more.',
    })
  })

  it('dependences are corrected by admins only, and triangulation follows at once', async () => {
    const link = {
      datasource: 1,
      feeds_from: 101,
      indicators: [18],
      relation: 'input' as const,
      reason: 'Only to see that it is heeded.',
    }
    await expect(call(lineage.addLineage, link, { base })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    const asAdmin = { base, token: 'admin' }
    await expect(call(lineage.addLineage, { ...link, feeds_from: 1 }, asAdmin)).rejects.toMatchObject({
      code: 'invalid_input',
    })
    expect((await triangulated(1, 101, 18)).independence.relation).toBe('independent')
    const added = await call(lineage.addLineage, link, asAdmin)
    expect((await triangulated(1, 101, 18)).independence).toEqual({ relation: 'input', reason: link.reason })
    await call(lineage.changeLineage, { id: added.id, ...link, relation: 'echo' }, asAdmin)
    expect((await triangulated(1, 101, 18)).independence.relation).toBe('echo')
    await call(lineage.removeLineage, { id: added.id }, asAdmin)
    await expect(call(lineage.removeLineage, { id: added.id }, asAdmin)).rejects.toMatchObject({
      code: 'not_found',
    })
    const listed = await call(lineage.listLineage, { size: 5 }, { base })
    expect(listed.results).toHaveLength(5)
    expect(listed.count).toBeGreaterThan(20)
  })

  it('correlates states by their people where that is asked, and warns where zones cluster', async () => {
    const question = { indicator: [18, 20], datasource: 2, year: '2018' }
    const plain = await call(contracts.correlate, question, { base })
    expect(plain.cells[0]?.weighted).toBeNull()
    expect(plain.cells[0]?.warnings.join()).toContain('Spatial clustering')
    const weighted = await call(contracts.correlate, { ...question, weightBy: 'population' }, { base })
    expect(validate(contracts.Correlations, weighted)).toMatchObject({ ok: true })
    expect(weighted.cells[0]?.correlation).toEqual(plain.cells[0]?.correlation)
    const cell = weighted.cells[0]?.weighted
    expect(cell).toMatchObject({ status: 'ok', n: 37 })
    if (cell && 'effectiveN' in cell) expect(cell.effectiveN).toBeLessThan(37)
    expect(weighted.notes.join()).toContain('populations')
  })

  it('keeps an answer until the data change: rows that slip in without a new version are not seen', async () => {
    const address = new URL('/api/triangulation/', base)
    address.search = 'primary_datasource=2&secondary_datasource=1&indicator_id=20&location_id=1'
    const first = await fetch(address)
    const etag = first.headers.get('etag')
    expect(etag).not.toBeNull()
    const { db } = database
    const values = await db.selectFrom('data_values').selectAll().where('indicator', '=', 20).execute()
    await db.deleteFrom('data_values').where('indicator', '=', 20).execute()
    expect(await (await fetch(address)).text()).toBe(await first.text())
    expect((await fetch(address, { headers: { 'if-none-match': etag ?? '' } })).status).toBe(304)
    for (const part of chunked(values)) await db.insertInto('data_values').values(part).execute()
  })

  it('gives the gap between states its interval where the source publishes bounds of them', async () => {
    const ask = async (datasource: number) =>
      (await call(contracts.describe, { indicator: 18, datasource, year: 2018 }, { base })).inequality
    const modelled = await ask(102)
    expect(modelled).toMatchObject({
      status: 'ok',
      differenceInterval: [expect.any(Number), expect.any(Number)],
    })
    if ('difference' in modelled) {
      expect(modelled.differenceInterval?.[0]).toBeLessThan(modelled.difference)
      expect(modelled.differenceInterval?.[1]).toBeGreaterThan(modelled.difference)
    }
    expect(await ask(2)).toMatchObject({ status: 'ok', differenceInterval: null, ratioInterval: null })
  })

  it('without a place shows the states beside the nation', async () => {
    const input = { primary_datasource: '2', secondary_datasource: '102', indicator_id: '18' }
    const answer = await call(triangulation.triangulate, { ...input, location_id: 'None' }, { base })
    expect(validate(triangulation.Triangulations, answer)).toMatchObject({ ok: true })
    const [entry] = answer as Record<string, triangulation.TriangulatedSource>[]
    const { states } = Object.values(entry!)[0]!
    expect(states?.period).toBe('2024')
    expect(states?.pairs).toHaveLength(37)
    expect((await triangulated(2, 102, 18)).states).toBeNull()
  })

  it('aggregates over all shared indicators', async () => {
    const answer = await call(
      triangulation.triangulate,
      { primary_datasource: '2', secondary_datasource: '1' },
      { base },
    )
    expect(validate(triangulation.Triangulations, answer)).toMatchObject({ ok: true })
    expect(answer).toMatchObject({ aggregate: [{ MICS: { consistency: { status: 'ok' } } }] })
  })
})

/** PostgreSQL and SQLite both limit the number of values in one statement. */
function chunked<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / 500) }, (_, i) => rows.slice(500 * i, 500 * (i + 1)))
}
