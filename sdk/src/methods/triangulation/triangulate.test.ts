import { describe, expect, it } from 'vitest'
import type { Outcome } from '../outcome.ts'
import type { ComparedSource } from './compareSources.ts'
import type { Observation, SourceSeries } from './Observation.ts'
import { triangulate } from './triangulate.ts'
import { mics, ndhs, nhmis } from './workedExample.fixture.ts'

function ok<T extends object>(outcome: Outcome<T>): { status: 'ok' } & T {
  if (outcome.status !== 'ok')
    throw new Error(`${outcome.status}: ${'reason' in outcome ? outcome.reason : ''}`)
  return outcome as { status: 'ok' } & T
}

const currentYear = 2024
const run = (primary: SourceSeries, ...compared: SourceSeries[]) =>
  ok(triangulate({ primary, compared, currentYear }))
const first = (primary: SourceSeries, compared: SourceSeries) =>
  run(primary, compared).sources[0] as ComparedSource
const with_ = (
  series: SourceSeries,
  observations: Observation[],
  more: Partial<SourceSeries> = {},
): SourceSeries => ({
  ...series,
  observations,
  ...more,
})

describe('the worked example', () => {
  const result = run(ndhs, mics, nhmis)
  const [ofMics, ofNhmis] = result.sources as [ComparedSource, ComparedSource]

  it('scores MICS 63.2, High, evidence D', () => {
    const score = ok(ofMics.consistency)
    expect(score.score).toBeCloseTo(63.2, 1)
    expect(ofMics.consistencyBand).toBe('High')
    expect(score.evidence).toBe('D')
    expect(score.isCapped).toBe(false)
  })

  it('pairs MICS with two interpolated NDHS values, on the logit', () => {
    const pairs = ok(ofMics.consistency).pairs
    expect(pairs.map((pair) => [pair.period, pair.kind])).toEqual([
      ['2011', 'interpolated'],
      ['2016', 'interpolated'],
    ])
    expect(pairs[0]?.x).toBeCloseTo(48.57, 2)
    expect(pairs[0]!.y - pairs[0]!.x).toBeCloseTo(8.03, 2)
    expect(pairs[0]?.ratio).toBeCloseTo(1.165, 3)
    expect(pairs[1]?.x).toBeCloseTo(54.53, 2)
    expect(pairs[1]!.y - pairs[1]!.x).toBeCloseTo(-5.43, 2)
    expect(pairs[1]?.ratio).toBeCloseTo(0.9, 3)
    expect(100 - 40 * pairs[0]!.discrepancy).toBeCloseTo(67.9, 1)
    expect(100 - 40 * pairs[1]!.discrepancy).toBeCloseTo(78.3, 1)
  })

  it('gives MICS level 73.1 and a trend of 46.2 capped at 40, and no other metric', () => {
    const { metrics, trend } = ok(ofMics.consistency)
    expect(ok(metrics.level).score).toBeCloseTo(73.1, 1)
    expect(trend?.slopeX).toBeCloseTo(1.19, 2)
    expect(trend?.slopeY).toBeCloseTo(-1.5, 2)
    expect(trend?.years).toBe(5)
    expect(trend?.uncapped).toBeCloseTo(46.2, 1)
    expect(ok(metrics.trend).score).toBe(40)
    expect([metrics.share, metrics.sampling, metrics.pattern].map((m) => m.status)).toEqual(
      Array(3).fill('too_few_points'),
    )
  })

  it('scores NHMIS 58.0, Moderate, evidence B', () => {
    const score = ok(ofNhmis.consistency)
    expect(score.score).toBeCloseTo(58.0, 1)
    expect(ofNhmis.consistencyBand).toBe('Moderate')
    expect(score.evidence).toBe('B')
  })

  it('gives every intermediate number of NHMIS', () => {
    const { metrics, sampling, trend, pairs } = ok(ofNhmis.consistency)
    expect(pairs.map((pair) => pair.kind)).toEqual([
      'exact',
      'interpolated',
      'interpolated',
      'interpolated',
      'interpolated',
      'exact',
      'near',
    ])
    expect(pairs[0]!.y - pairs[0]!.x).toBeCloseTo(-4.1, 5)
    expect(100 - 40 * pairs[0]!.discrepancy).toBeCloseTo(83.6, 1)
    expect(pairs[5]!.y - pairs[5]!.x).toBeCloseTo(-14.8, 5)
    expect(100 - 40 * pairs[5]!.discrepancy).toBeCloseTo(40.8, 1)
    expect(ok(metrics.level).score).toBeCloseTo(60.3, 1)
    expect(ok(metrics.share).score).toBeCloseTo(55.6, 1)
    expect(sampling.map((pair) => Number(pair.excess.toFixed(1)))).toEqual([2.3, 13.1])
    expect(sampling.map((pair) => Number(pair.score.toFixed(1)))).toEqual([90.8, 47.6])
    expect(ok(metrics.sampling).score).toBeCloseTo(69.2, 1)
    expect(trend?.slopeX).toBeCloseTo(1.14, 2)
    expect(trend?.slopeY).toBeCloseTo(-0.92, 2)
    expect(ok(metrics.trend).score).toBe(40)
    expect(metrics.pattern.status).toBe('too_few_points')
  })

  it('is 60.6 Moderate overall', () => {
    expect(result.consistency).toEqual({ score: 60.6, band: 'Moderate', notScored: [] })
  })

  it('gives complementarity 35.9 Low, 72.5 Significant and 54.2 Moderate overall', () => {
    const scores = [ofMics, ofNhmis].map((source) => ok(source.complementarity))
    const printed = scores.map((one) =>
      (['years', 'frequency', 'detail', 'recency', 'independence'] as const).map((name) =>
        Number(ok(one.metrics[name]).score.toFixed(1)),
      ),
    )
    expect(printed).toEqual([
      [27.3, 40, 25, 60, 50],
      [63.6, 80, 75, 60, 100],
    ])
    expect(scores.map((one) => one.metrics.places.status)).toEqual(['one_place', 'one_place'])
    expect(scores.map((one) => Number(one.score.toFixed(1)))).toEqual([35.9, 72.5])
    expect([ofMics.complementarityBand, ofNhmis.complementarityBand]).toEqual(['Low', 'Significant'])
    expect(result.complementarity).toEqual({ score: 54.2, band: 'Moderate', notScored: [] })
  })
})

describe('edge cases', () => {
  const survey = (name: string, id: number, observations: Observation[]): SourceSeries => ({
    source: { id, name, class: 'Survey', producer: name },
    indicator: 18,
    unit: 'percentage',
    observations,
  })
  const a = survey('A', 501, [{ period: '2010', value: 40, lower: 38, upper: 42 }])

  it('scores no consistency without overlap, but complementarity', () => {
    const result = run(a, survey('B', 502, [{ period: '2018', value: 50 }]))
    const source = result.sources[0] as ComparedSource
    expect(source.consistency).toMatchObject({ status: 'no_overlap' })
    expect(source.consistencyBand).toBe('Not scored')
    expect(ok(source.complementarity).score).toBeGreaterThan(0)
    expect(result.consistency).toEqual({ score: 0, band: 'Very Low', notScored: ['B'] })
  })

  it('keeps a source that scored 0 in the mean and leaves one that is not scored out', () => {
    const far = survey('Far', 503, [{ period: '2010', value: 95 }])
    const same = survey('Same', 504, [{ period: '2010', value: 40 }])
    const elsewhere = survey('Elsewhere', 505, [{ period: '1990', value: 40 }])
    expect(run(a, far, same).consistency.score).toBe(40)
    expect(run(a, same, elsewhere).consistency).toMatchObject({ score: 80, notScored: ['Elsewhere'] })
  })

  it('judges a single point by level and sampling error only, caps it at 80, evidence C', () => {
    const score = ok(
      first(a, survey('B', 502, [{ period: '2010', value: 40, lower: 38, upper: 42 }])).consistency,
    )
    expect(score.metrics.level.status).toBe('ok')
    expect(score.metrics.sampling.status).toBe('ok')
    expect(score.metrics.trend.status).toBe('too_few_points')
    expect(score).toMatchObject({ score: 80, isCapped: true, evidence: 'C' })
  })

  it('counts 0 and 0 as full agreement, in percentages and in rates', () => {
    const zeros: Observation[] = [{ period: '2010', value: 0 }]
    for (const unit of ['percentage', 'rate'] as const) {
      const source = first(with_(a, zeros, { unit }), with_(survey('B', 502, zeros), zeros, { unit }))
      const score = ok(source.consistency)
      expect(ok(score.metrics.level).score).toBe(100)
      expect(score.pairs[0]).toMatchObject({ discrepancy: 0, ratio: null, symmetricDifference: 0 })
    }
  })

  it('scores a routine value above 100 % but flags it and names the denominator', () => {
    const source = first(a, survey('B', 502, [{ period: '2010', value: 104 }]))
    expect(source.consistency.status).toBe('ok')
    expect(source.notes.comparator).toContainEqual({ code: 'GT100', period: '2010' })
    expect(source.remarks.join(' ')).toContain('denominator')
  })

  it('leaves negative and non-numeric values out and says which', () => {
    const faulty = survey('B', 502, [
      { period: '2009', value: -3 },
      { period: '2010', value: null },
      { period: '2011', value: Number.NaN },
    ])
    const source = first(a, faulty)
    expect(source.consistency.status).toBe('no_overlap')
    expect(source.notes.comparator.map((note) => note.code)).toEqual(['NEG', 'NONNUM', 'NONNUM'])
  })

  it('greys the level metric where definitions differ, and keeps the score', () => {
    const other = with_(a, [{ period: '2010', value: 41 }], {
      source: { id: 502, name: 'B', class: 'Survey' },
      definition: 'Children 12-23 months',
    })
    const source = first({ ...a, definition: 'Children 0-11 months' }, other)
    expect(ok(ok(source.consistency).metrics.level).isGreyed).toBe(true)
    expect(source.remarks).toContain('Definitions differ.')
  })

  it('gives evidence D where every pair is interpolated', () => {
    expect(ok(first(ndhs, mics).consistency).evidence).toBe('D')
  })

  it('refuses the same source twice', () => {
    expect(triangulate({ primary: a, compared: [a], currentYear })).toMatchObject({ status: 'same_source' })
  })

  it('refuses another indicator or unit', () => {
    const other = { ...survey('B', 502, []), unit: 'rate' as const }
    expect(triangulate({ primary: a, compared: [other], currentYear })).toMatchObject({
      status: 'not_comparable',
    })
  })

  it('excludes projections from pairs and from the window', () => {
    const future = survey('B', 502, [
      { period: '2010', value: 40 },
      { period: '2030', value: 90 },
    ])
    const source = first(a, future)
    expect(source.notes.comparator).toContainEqual({ code: 'PROJ', period: '2030' })
    expect(ok(ok(source.complementarity).metrics.recency).score).toBe(0)
  })

  it('gives a partial year half its weight', () => {
    const whole: Observation[] = [
      { period: '2010', value: 40 },
      { period: '2011', value: 90 },
    ]
    const primary = survey('A', 501, [
      { period: '2010', value: 40 },
      { period: '2011', value: 40 },
    ])
    const partial = whole.map((o) => ({ ...o, isPartial: o.period === '2011' }))
    const level = (observations: Observation[]): number =>
      ok(ok(first(primary, survey('B', 502, observations)).consistency).metrics.level).score
    expect(level(whole)).toBeCloseTo(50, 10)
    expect(level(partial)).toBeCloseTo(100 / 1.5, 10)
  })

  it('drops a third compared source and names it', () => {
    const others = [502, 503, 504].map((id) => survey(`S${id}`, id, [{ period: '2010', value: 40 }]))
    const result = run(a, ...others)
    expect(result.sources).toHaveLength(2)
    expect(result.dropped).toEqual(['S504'])
  })

  it('says so where nothing has a figure', () => {
    expect(
      triangulate({ primary: survey('A', 1, []), compared: [survey('B', 2, [])], currentYear }),
    ).toMatchObject({
      status: 'all_missing',
    })
  })

  it('compares states as units where no place is fixed', () => {
    const places = (shift: number) =>
      Array.from({ length: 12 }, (_, i) => ({
        location: 8 + i,
        level: 3,
        observations: [{ period: '2010', value: 20 + 5 * i + shift }],
      }))
    const source = first(
      { ...a, places: places(0) },
      { ...survey('B', 502, [{ period: '2010', value: 41 }]), places: places(1) },
    )
    const score = ok(source.consistency)
    expect(score.pattern?.n).toBe(12)
    expect(score.pattern?.concordance).toBeGreaterThan(0.99)
    expect(score.pattern?.blandAltman.bias).toBeCloseTo(1, 10)
    expect(ok(source.complementarity).metrics.places).toMatchObject({ status: 'ok', score: 0 })
  })

  it('shows the states of the fullest period side by side, also where they are too few for a pattern', () => {
    const state = (location: number, ...values: readonly [string, number][]) => ({
      location,
      level: 3,
      observations: values.map(([period, value]) => ({ period, value })),
    })
    const source = first(
      {
        ...a,
        places: [state(8, ['2010', 40], ['2013', 50]), state(9, ['2010', 30]), state(10, ['2010', 20])],
      },
      {
        ...survey('B', 502, [{ period: '2010', value: 41 }]),
        places: [state(8, ['2010', 49], ['2013', 50]), state(9, ['2010', 45]), state(11, ['2010', 20])],
      },
    )
    // T = 10 at most: 0.33 x 44.5 = 14.7 becomes 10, 0.33 x 37.5 = 12.4 too.
    expect(source.states).toEqual({
      period: '2010',
      pairs: [
        { location: 8, x: 40, y: 49, tolerance: 10, discrepancy: 0.9 },
        { location: 9, x: 30, y: 45, tolerance: 10, discrepancy: 1.5 },
      ],
    })
    expect(ok(source.consistency).metrics.pattern.status).toBe('too_few_points')
    expect(first(a, survey('B', 502, [{ period: '2010', value: 41 }])).states).toBeNull()
  })

  it('does not take local government areas for states when it counts places', () => {
    const at = (level: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({
        location: 1000 * level + i,
        level,
        observations: [{ period: '2010', value: 40 }],
      }))
    const source = first(
      { ...a, places: [...at(3, 7), ...at(4, 774)] },
      { ...survey('B', 502, [{ period: '2010', value: 41 }]), places: at(3, 37) },
    )
    // 44 places expected, 7 there, 30 of the 37 that lack are filled.
    const { places } = ok(source.complementarity).metrics
    expect(ok(places).score).toBeCloseTo((100 * 30) / 37, 10)
  })
})
