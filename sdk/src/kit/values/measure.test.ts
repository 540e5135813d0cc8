import { fillCatalog } from '../../testing/fillCatalog.ts'
import { describe, expect, it } from 'vitest'
import { scoreOf, tellStandings, toMeasure } from './measure.ts'
import type { Figure } from './readFigures.ts'

const catalog = fillCatalog({
  indicators: [
    { id: 18, short_name: 'DPT3', national_target: 60 },
    { id: 14, short_name: 'Stunting', desirable_slope: 'Negative', sdg_target: 20 },
    { id: 36, short_name: 'Aid', desirable_slope: 'Unknown' },
  ],
  datasources: [
    { id: 2, datasource: 'NDHS' },
    { id: 7, datasource: 'World Bank', classification: 'Estimate' },
    { id: 6, datasource: 'NHMIS', classification: 'Routine' },
  ],
  locations: [8, 9, 10].map((id) => ({ id, name: `State ${id}`, level: 3 })),
})
const [dpt, stunting, aid] = catalog.indicators as [Indicator, Indicator, Indicator]
type Indicator = (typeof catalog.indicators)[number]
const figure = (
  indicator: number,
  datasource: number,
  location: number,
  period: string,
  value: number,
): Figure => ({
  indicator,
  datasource,
  location,
  period,
  value,
  valueType: 2,
  lower: null,
  upper: null,
  citation: 0,
})

describe('the score of a place', () => {
  const measureOf = (indicator: Indicator, figures: Figure[], target: 'national' | 'sdg' = 'national') =>
    toMeasure({
      catalog,
      indicator,
      source: catalog.datasources[0] as never,
      period: '2018',
      target,
      figures,
      level: 3,
    })

  it('stands to its target, with the change since the figure before and its rank', () => {
    const measure = measureOf(dpt, [
      figure(18, 2, 8, '2018', 70),
      figure(18, 2, 8, '2013', 60),
      figure(18, 2, 9, '2018', 40),
      figure(18, 2, 9, '2013', 50),
      figure(18, 2, 10, '2018', 70),
    ])
    expect(scoreOf(measure, 8)).toMatchObject({
      standing: { tone: 'positive' },
      change: { since: '2013', difference: 10, isBetter: true },
      rank: { at: 1, of: 3 },
    })
    expect(scoreOf(measure, 9)).toMatchObject({
      standing: { tone: 'negative' },
      change: { difference: -10, isBetter: false },
      rank: { at: 3, of: 3 },
    })
    expect(scoreOf(measure, 10)).toMatchObject({ change: null, rank: { at: 1 } })
    expect(scoreOf(measure, 11)).toBeNull()
  })

  it('is better where less is, and is not judged where no direction or no target is known', () => {
    const less = measureOf(stunting, [figure(14, 2, 8, '2018', 15), figure(14, 2, 9, '2018', 40)], 'sdg')
    expect(scoreOf(less, 8)).toMatchObject({ standing: { tone: 'positive' }, rank: { at: 1 } })
    const unknown = measureOf(aid, [figure(36, 2, 8, '2018', 15), figure(36, 2, 9, '2018', 40)])
    expect(scoreOf(unknown, 8)).toMatchObject({ standing: { words: 'No target' }, rank: null })
  })

  it('is told as targets met of targets judged', () => {
    const measure = measureOf(dpt, [figure(18, 2, 8, '2018', 70)])
    const unknown = measureOf(aid, [figure(36, 2, 8, '2018', 15)])
    const scores = [measure, unknown].map((one) => scoreOf(one, 8))
    expect(tellStandings('Abia', scores)).toBe('Abia meets 1 of 1 targets; 1 cannot be judged.')
    expect(tellStandings('Kano', [null])).toBe('Kano has no figure of these indicators.')
  })
})
