import type { Kysely } from 'kysely'
import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '@msdat/sdk/http/call'
import { getConfidence, IndicatorConfidence } from '@msdat/sdk/contracts/figureConfidence'
import { triangulate, Triangulations, type TriangulatedSource } from '@msdat/sdk/contracts/triangulation'
import { validate } from '@msdat/sdk/contracts/validate/node'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { listenToAnalysis } from './testAnalysis.fixture.ts'

const at = '2025-01-01T00:00:00.000Z'
const [mics, ndhs, nhmis] = [1, 2, 6]

/** The rows of the methods reference, section 4(a) I: ANC4 in Nigeria, illustrative numbers. */
const bounded = [
  [ndhs, '2008', 44.8, 42.9, 46.7],
  [ndhs, '2013', 51.1, 49.3, 52.9],
  [ndhs, '2018', 56.8, 55.1, 58.5],
  [mics, '2011', 56.6, 54.6, 58.6],
  [mics, '2016', 49.1, 47.2, 51.0],
  [mics, '2021', 60.4, 58.5, 62.3],
] as const
const routine = [47.0, 44.5, 46.1, 45.2, 43.8, 42.0, 41.5, 36.9, 40.3]

const values = [
  ...bounded.flatMap(([datasource, period, value, lower, upper]) => [
    { datasource, period, value_type: 2, value },
    { datasource, period, value_type: 3, value: lower },
    { datasource, period, value_type: 4, value: upper },
  ]),
  ...routine.flatMap((value, i) => [
    { datasource: nhmis, period: String(2013 + i), value_type: 5, value },
    { datasource: nhmis, period: String(2013 + i), value_type: 6, value: value * 1000 },
    { datasource: nhmis, period: String(2013 + i), value_type: 7, value: 100_000 },
  ]),
]

async function writeExample(db: Kysely<DataTables>): Promise<void> {
  const times = { created_at: at, updated_at: at }
  await db.insertInto('location_levels').values({ id: 1, name: 'National' }).execute()
  await db
    .insertInto('locations')
    .values({ id: 1, name: 'Nigeria', parent: null, level: 1, ...times })
    .execute()
  await db
    .insertInto('factors')
    .values({ id: 2, display_factor: 'in percentage', multiplier_factor: 100 })
    .execute()
  await db
    .insertInto('value_types')
    .values([2, 3, 4, 5, 6, 7].map((id) => ({ id, value_type: String(id) })))
    .execute()
  const source = (id: number, datasource: string, classification: string) => ({
    id,
    datasource,
    full_name: datasource,
    classification,
    description: '',
    year_available: '',
    period_available: '',
    methodology: '',
    subnational_data: '',
    link: '',
    simulated: 0,
    ...times,
  })
  const sources = [
    source(mics, 'MICS', 'Survey'),
    source(ndhs, 'NDHS', 'Survey'),
    source(nhmis, 'NHMIS', 'Routine'),
  ]
  await db.insertInto('datasources').values(sources).execute()
  await db
    .insertInto('indicators')
    .values({
      id: 6,
      full_name: 'ANC4',
      short_name: 'ANC4',
      description: '',
      desirable_slope: 'Positive',
      indicator_type: '',
      program_area: '',
      national_target: null,
      national_source: '',
      national_information: '',
      sdg_target: null,
      sdg_information: '',
      first_related: null,
      second_related: null,
      third_related: null,
      fourth_related: null,
      factor: 2,
      ...times,
    })
    .execute()
  await db
    .insertInto('imports')
    .values({
      id: 1,
      kind: 'file',
      name: 'example',
      digest: '',
      actor: null,
      added: 0,
      changed: 0,
      removed: 0,
      committed_at: at,
    })
    .execute()
  const row = { indicator: 6, location: 1, citation: null, note: '', created_import: 1, updated_import: 1 }
  await db
    .insertInto('data_values')
    .values(values.map((value) => ({ ...row, ...value })))
    .execute()
  await db
    .insertInto('indicator_datasources')
    .values(
      [mics, ndhs, nhmis].map((datasource) => ({
        indicator: 6,
        datasource,
        values_count: 9,
        first_period: '2008',
        last_period: '2021',
      })),
    )
    .execute()
  await writeMeasurements(db)
}

/** Which details each source has: NDHS lacks LGA, senatorial district, sex and numerators. */
async function writeMeasurements(db: Kysely<DataTables>): Promise<void> {
  const measured = (datasource: number, data_level: string, senatorial: number, lga: number) => ({
    indicator: 6,
    datasource,
    data_level,
    senatorial,
    lga,
    national: 1,
    zonal: 1,
    state: 1,
    datasource_indicator: '',
    measurement_numerator: '',
    measurement_denominator: '',
    frequency: '',
    methodology_estimation: '',
    indicator_definition: '',
  })
  const survey = 'National, Zonal, State, Age, Residence, Wealth, Education'
  await db
    .insertInto('datasource_specific_indicators')
    .values([
      measured(ndhs, survey, 0, 0),
      measured(mics, survey, 1, 0),
      measured(nhmis, 'National, State', 1, 1),
    ])
    .execute()
}

describeDatabases('the worked example of triangulation', ({ makeDatabase }) => {
  let database: Database<DataTables>
  let base = ''
  let server: Server
  beforeAll(async () => {
    database = await makeDatabase()
    await writeExample(database.db)
    ;({ base, server } = await listenToAnalysis(database))
  })
  afterAll(() => void server.close())
  const ask = (input: Record<string, string>) => call(triangulate, input, { base })
  const question = {
    primary_datasource: '2',
    secondary_datasource: '1',
    third_datasource: '6',
    indicator_id: '6',
    location_id: '1',
  }

  it('comes out of the endpoint as printed', async () => {
    const answer = await ask(question)
    expect(validate(Triangulations, answer)).toMatchObject({ ok: true })
    const [ofMics, ofNhmis] = (answer as Record<string, TriangulatedSource>[]).map(
      (entry) => Object.values(entry)[0]!,
    )
    expect(Object.keys((answer as object[])[0]!)).toEqual(['MICS'])
    expect(ofMics?.consistency).toMatchObject({ score: 63.2, band: 'High', evidence: 'D' })
    expect(ofNhmis?.consistency).toMatchObject({ score: 58, band: 'Moderate', evidence: 'B' })
    expect(ofMics?.complementarity).toMatchObject({ score: 35.9, band: 'Low' })
    expect(ofNhmis?.complementarity).toMatchObject({ score: 72.5, band: 'Significant' })
    // The client's own means: 60.6 and 54.2 with one decimal.
    expect((ofMics!.consistency.score + ofNhmis!.consistency.score) / 2).toBeCloseTo(60.6, 10)
    expect((ofMics!.complementarity.score + ofNhmis!.complementarity.score) / 2).toBeCloseTo(54.2, 10)
  })

  it('gives each metric as a grade with its word, and says why others are absent', async () => {
    const [, nhmisEntry] = (await ask(question)) as Record<string, TriangulatedSource>[]
    const { grades, unavailable, pairs } = nhmisEntry!['NHMIS']!.consistency
    expect(grades['level']).toMatchObject({ score: 3, scale: 'Good', value: 60.3 })
    expect(grades['share']).toMatchObject({ value: 55.6 })
    expect(grades['sampling']).toMatchObject({ value: 69.2, score: 4, scale: 'Very Good' })
    expect(grades['trend']).toMatchObject({ value: 40, score: 2 })
    expect(unavailable['pattern']).toContain('5 exact pairs')
    expect(pairs).toHaveLength(7)
  })

  it('takes empty choices as none: an aggregate over the shared indicators, the nation where no place is given', async () => {
    const answer = await ask({
      primary_datasource: '2',
      secondary_datasource: '1',
      indicator_id: 'None',
      location_id: 'None',
    })
    expect(validate(Triangulations, answer)).toMatchObject({ ok: true })
    expect(answer).toMatchObject({
      aggregate: [{ MICS: { consistency: { score: 63.2, scored: 1, best: [{ indicator: 6 }] } } }],
    })
  })

  it('knows each choice by two names, which must not differ', async () => {
    const { primary_datasource, secondary_datasource, indicator_id, location_id } = question
    const renamed = {
      primary: primary_datasource,
      secondary: secondary_datasource,
      optional: question.third_datasource,
      selectedIndicator: indicator_id,
      selectedLocation: location_id,
    }
    expect(await ask(renamed)).toEqual(await ask(question))
    expect(await ask({ ...question, primary: primary_datasource })).toEqual(await ask(question))
    await expect(ask({ ...question, secondary: '2' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { secondary: ['is another name of secondary_datasource, and the two differ'] },
    })
  })

  it('refuses a missing choice in the words of the platform, and one source twice', async () => {
    await expect(ask({ primary_datasource: '2' })).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Empty Parameters – Please select a primary and secondary data source',
    })
    await expect(ask({ ...question, secondary_datasource: '2' })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    await expect(ask({ ...question, secondary_datasource: '77' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('gives the confidence of a figure from bounds, agreement and lineage, with its reason', async () => {
    const of = (more: object = {}) =>
      call(getConfidence, { id: 6, location: 1, datasource: 2, year: '2018', ...more }, { base })
    const low = await of()
    expect(validate(IndicatorConfidence, low)).toMatchObject({ ok: true })
    expect(low).toMatchObject({ score: 50, level: 'low', precision: 1, agreement: 0 })
    expect(low.explanation).toContain('0 of 2 other independent sources within 3 years agree')
    expect(await of({ rangeN: 1, rangeActive: 'true' })).toMatchObject({ agreement: 0 })
    expect((await of({ rangeN: 1 })).explanation).toContain(
      'The one other independent source within 1 year does not agree',
    )
    const gone = await of({ year: '2010' })
    expect(gone).toMatchObject({ score: null, level: 'cannot be told' })
    expect(gone.explanation).toBe('NDHS has no figure of ANC4 for Nigeria in 2010.')
    await expect(of({ id: 99 })).rejects.toMatchObject({ code: 'not_found' })
    const link = { datasource: 1, feeds_from: 2, indicators: [6], relation: 'echo', reason: 'For this test.' }
    const headers = { authorization: 'Bearer admin', 'content-type': 'application/json' }
    const added = await fetch(`${base}/api/lineage/`, {
      method: 'POST',
      headers,
      body: JSON.stringify(link),
    })
    const { id } = (await added.json()) as { id: number }
    expect((await of()).explanation).toContain(
      'Not counted, since they repeat or are made from others: MICS.',
    )
    await fetch(`${base}/api/lineage/${id}/`, { method: 'DELETE', headers })
    expect(await of()).toEqual(low)
  })
})
