import type { Figure } from '../values/readFigures.ts'
import { describe, expect, it } from 'vitest'
import { agreementWith, changeSince } from './answerFacts.ts'

const [mics, ndhs, uwDhs, nics] = [1, 2, 102, 14] as const
const figure = (change: Partial<Figure>): Figure => ({
  indicator: 18,
  datasource: ndhs,
  location: 27,
  period: '2018',
  value: 40,
  valueType: 2,
  lower: null,
  upper: null,
  citation: 0,
  ...change,
})

describe('changeSince', () => {
  const before = figure({ period: '2013', value: 30, lower: 27, upper: 33 })
  const now = figure({ value: 40, lower: 36, upper: 44 })

  it('compares with the round before it of the same source and place', () => {
    const others = [
      figure({ period: '2008' }),
      figure({ period: '2016', datasource: mics }),
      figure({ period: '2017', location: 1 }),
      figure({ period: '2017-06' }),
      figure({ period: '2024' }),
    ]
    expect(changeSince(now, [now, before, ...others])).toMatchObject({ before, difference: 10 })
    expect(changeSince(now, [now])).toBeNull()
  })

  it('tells chance from change by the intervals, both ways', () => {
    expect(changeSince(now, [before])?.isMoreThanChance).toBe(true)
    const fall = figure({ value: 20, lower: 16, upper: 24 })
    expect(changeSince(fall, [before])?.isMoreThanChance).toBe(true)
    const wide = figure({ value: 40, lower: 29, upper: 51 })
    expect(changeSince(wide, [before])?.isMoreThanChance).toBe(false)
  })

  it('says nothing of chance without both intervals', () => {
    expect(changeSince(figure({}), [before])?.isMoreThanChance).toBeNull()
  })
})

describe('agreementWith', () => {
  const links = [
    { id: 1, datasource: uwDhs, feeds_from: ndhs, indicators: [], relation: 'echo' as const, reason: '' },
  ]
  const own = figure({})
  const asked = { figure: own, links, window: 3, isPercentage: true }

  it('counts UW-DHS and NDHS in Kano as one source', () => {
    const figures = [own, figure({ datasource: uwDhs }), figure({ datasource: mics, value: 44 })]
    expect(agreementWith({ ...asked, figures })).toMatchObject({
      others: [mics],
      agreeing: [mics],
      left: [uwDhs],
    })
  })

  it('compares like periods only', () => {
    const figures = [
      own,
      figure({ datasource: mics, period: '2014' }),
      figure({ datasource: nics, period: '2021' }),
    ]
    expect(agreementWith({ ...asked, figures }).others).toEqual([nics])
    expect(agreementWith({ ...asked, figures, window: 4 }).others.sort()).toEqual([mics, nics])
  })

  it('goes by the intervals where there are any, else by the tolerance', () => {
    const far = figure({ datasource: mics, value: 46 })
    expect(agreementWith({ ...asked, figures: [own, far] }).agreeing).toEqual([])
    const wide = { ...far, lower: 39, upper: 53 }
    expect(agreementWith({ ...asked, figures: [own, wide] }).agreeing).toEqual([mics])
    const narrow = figure({ datasource: mics, value: 43, lower: 42, upper: 44 })
    expect(agreementWith({ ...asked, figures: [own, narrow] }).agreeing).toEqual([])
  })
})
