import { describe, expect, it } from 'vitest'
import { compareTwo, rangeAcrossSources } from '../confidence/compareTwo.ts'
import { builtInLineage } from './builtInLineage.fixture.ts'
import { independence } from './lineage.ts'
import type { SourceClass } from '../../contracts/sourceClasses.ts'
import type { SourceSeries } from './Observation.ts'
import { triangulate } from './triangulate.ts'

// Published figures for Nigeria, as in the built-in data set, of the year named in each suite.
const kinds: Record<number, SourceClass> = {
  1: 'Survey',
  2: 'Survey',
  3: 'Survey',
  5: 'Survey',
  16: 'Survey',
  101: 'Routine',
  104: 'Survey',
}

function series(
  id: number,
  name: string,
  indicator: number,
  figures: Record<string, number>,
  unit: SourceSeries['unit'] = 'percentage',
): SourceSeries {
  return {
    source: { id, name, class: kinds[id] ?? 'Estimate' },
    indicator,
    unit,
    observations: Object.entries(figures).map(([period, value]) => ({ period, value })),
  }
}

function compare(primary: SourceSeries, other: SourceSeries) {
  const outcome = triangulate({ primary, compared: [other], currentYear: 2026, lineage: builtInLineage })
  if (outcome.status !== 'ok') throw new Error(outcome.reason)
  return outcome.sources[0]!
}
const scoreOf = (primary: SourceSeries, other: SourceSeries): number => {
  const { consistency } = compare(primary, other)
  return consistency.status === 'ok' ? consistency.score : -1
}

describe('DPT3 in 2018', () => {
  const of = (id: number, name: string, value: number) => series(id, name, 18, { '2018': value })
  const ndhs = of(2, 'NDHS', 50)
  const others = [
    of(5, 'NNHS', 57),
    of(7, 'World Bank', 61),
    of(10, 'WUENIC', 61),
    of(105, 'JRF-Official', 58),
    of(101, 'JRF-Admin', 95),
  ]

  it('ranks the sources by their distance to the survey; the administrative one scores 0', () => {
    const scores = others.map((other) => scoreOf(ndhs, other))
    // 57 is 7 points away: S = 100 - 40 x 7/10 = 72, and so on; 45 points away leave nothing.
    expect(scores.map((score) => Math.round(score))).toEqual([72, 56, 56, 68, 0])
  })
  it('is told as a range across sources and never as an interval', () => {
    const values = [ndhs, ...others].map((one) => ({
      source: one.source.name,
      value: one.observations[0]!.value as number,
    }))
    expect(rangeAcrossSources(values)).toEqual({
      status: 'ok',
      name: 'range across sources',
      lower: 50,
      upper: 95,
      n: 6,
    })
  })
  it('knows that World Bank repeats WUENIC and that WUENIC weighs the survey', () => {
    const kin = (a: SourceSeries, b: SourceSeries) =>
      independence(a.source, b.source, builtInLineage, 18).relation
    expect(kin(others[1]!, others[2]!)).toBe('echo')
    expect(kin(ndhs, others[2]!)).toBe('input')
    expect(kin(ndhs, others[4]!)).toBe('independent')
  })
})

describe('measles in 2018', () => {
  it('NDHS 54 agrees with WUENIC 56, less with NNHS 65 and official 63, not with administrative 87', () => {
    const ndhs = series(2, 'NDHS', 20, { '2018': 54 })
    const scores = [56, 63, 65, 87].map((value, i) =>
      scoreOf(ndhs, series([10, 105, 5, 101][i]!, 'other', 20, { '2018': value })),
    )
    // 56 would be 92, but one pair is capped at 80.
    expect(scores.map((score) => Math.round(score))).toEqual([80, 64, 56, 0])
  })
})

describe('HIV in Rivers', () => {
  it('15.2 in 2012 and 3.8 in 2018 are six years apart: no pair, no score, and the ratio is still told', () => {
    const source = compare(series(3, 'NARHS', 26, { '2012': 15.2 }), series(16, 'NAIIS', 26, { '2018': 3.8 }))
    expect(source.consistency).toMatchObject({ status: 'no_overlap' })
    expect(compareTwo({ value: 15.2 }, { value: 3.8 })).toMatchObject({ ratio: { status: 'ok', value: 4 } })
  })
})

describe('under-five mortality in 2016', () => {
  const igme = series(26, 'UN IGME', 32, { '2015': 108, '2016': 104.3 }, 'rate')
  it('UN-SDG 125 and World Bank 117.4 are within a third of UN IGME 104.3, and echoes of it', () => {
    const others = [
      series(107, 'UN-SDG', 32, { '2015': 126.8, '2016': 125 }, 'rate'),
      series(7, 'World Bank', 32, { '2015': 117.8, '2016': 117.4 }, 'rate'),
    ]
    for (const other of others) {
      const source = compare(igme, other)
      expect(source.independence.relation).toBe('echo')
      expect(source.consistency.status === 'ok' && source.consistency.score).toBeGreaterThan(60)
    }
  })
  it('World Bank and UN-SDG repeat the same model, so they are echoes of each other', () => {
    const kin = (a: number, b: number) =>
      independence({ id: a, class: 'Estimate' }, { id: b, class: 'Estimate' }, builtInLineage, 32)
    expect(kin(7, 107)).toMatchObject({ score: 0, relation: 'echo' })
    expect(kin(107, 7).score).toBe(kin(7, 107).score)
  })
})
