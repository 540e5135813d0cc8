import { describe, expect, it } from 'vitest'
import { describePlaces } from '../descriptive/describe.ts'
import { flagDefinition, flagNationalMismatch, flagRevision, isUsable } from './flagRelations.ts'
import { flagSeries } from './flagSeries.ts'

const codesOf = (flags: readonly { code: string }[]): string[] => flags.map((one) => one.code)

describe('BREAK', () => {
  const series = [
    { period: '2012', value: 50 },
    { period: '2013', value: 51 },
    { period: '2014', value: 52 },
  ]
  it('marks the period of the change as a note with the rule, and keeps the value', () => {
    const flags = flagSeries(series, { breaks: ['2013'] })
    expect(flags).toEqual([
      { period: '2013', flag: expect.objectContaining({ code: 'BREAK', severity: 'note', version: 1 }) },
    ])
    expect(isUsable(flags.map((one) => one.flag))).toBe(true)
  })
  it('marks every change, also in a year without a value, and nothing without one', () => {
    expect(flagSeries(series, { breaks: ['2010', '2014'] }).map((one) => one.period)).toEqual([
      '2010',
      '2014',
    ])
    expect(flagSeries(series)).toEqual([])
  })
})

describe('REVISED', () => {
  it('tells the value before and now: 48.2 became 48.3', () => {
    expect(flagRevision(48.2, 48.3)).toMatchObject([
      { code: 'REVISED', severity: 'note', inputs: { before: 48.2, now: 48.3 } },
    ])
  })
  it('is not set where the import brought the same value again, 0 included', () => {
    expect(flagRevision(48.2, 48.2)).toEqual([])
    expect(flagRevision(0, 0)).toEqual([])
    expect(codesOf(flagRevision(1, 0))).toEqual(['REVISED'])
  })
})

describe('DEF_DIFF', () => {
  const own = { numerator: 'Third dose by card or recall', denominator: 'Children 12-23 months', recall: '' }
  it('names the parts that differ', () => {
    const compared = { ...own, denominator: 'Surviving infants', numerator: 'Doses given' }
    expect(flagDefinition(own, compared)).toMatchObject([
      { code: 'DEF_DIFF', severity: 'note', inputs: { parts: 'numerator, denominator' } },
    ])
  })
  it('is not set by letter case, spaces, a blank part or a part that one side does not have', () => {
    expect(flagDefinition(own, { ...own, denominator: ' children 12-23 MONTHS ' })).toEqual([])
    expect(flagDefinition(own, { ...own, recall: 'Five years', age: '12-23' })).toEqual([])
    expect(flagDefinition(own, {})).toEqual([])
  })
})

describe('OUT_MOD', () => {
  /** Five months at 8, five at 12, one at 10, and December as given. */
  const year = (december: number) =>
    flagSeries(
      [8, 12, 8, 12, 8, 12, 8, 12, 8, 12, 10, december].map((value, i) => ({
        period: `2023-${String(i + 1).padStart(2, '0')}`,
        value,
      })),
    ).map((one) => `${one.flag.code} ${one.period}`)

  it('marks a month 2.1 standard deviations off', () => {
    // Mean 10.5, SS 40 + 6^2 x 11/12 = 73, SD sqrt(73/11) = 2.576: 5.5/2.576 = 2.135.
    // Median 11, MAD 2: modified z 0.6745 x 5/2 = 1.69, below 3.5.
    expect(year(16)).toEqual(['OUT_MOD 2023-12'])
    // The other side: 4 is as far below the other months as 16 is above.
    expect(year(4)).toEqual(['OUT_MOD 2023-12'])
  })
  it('begins at 2 standard deviations: d^2 = 14.545/(0.8403 - 0.3333), so d = 5.36', () => {
    expect(year(15.3)).toEqual([])
    expect(year(15.4)).toEqual(['OUT_MOD 2023-12'])
  })
  it('gives way to OUT_EXT where the month is extreme', () => {
    expect(year(60)).toEqual(['OUT_EXT 2023-12', 'OUT_MAD5 2023-12'])
  })
  it('says nothing of equal months or of fewer than six', () => {
    const months = (values: readonly number[]) =>
      flagSeries(values.map((value, i) => ({ period: `2023-0${i + 1}`, value })))
    expect(months([7, 7, 7, 7, 7, 7])).toEqual([])
    expect(months([1, 1, 1, 1, 900])).toEqual([])
  })
})

describe('OUT_FASTR', () => {
  const flagged = (values: readonly number[], unit: 'count' | 'rate' = 'count') =>
    flagSeries(
      values.map((value, i) => ({ period: `2023-${String(i + 1).padStart(2, '0')}`, value })),
      { unit },
    )
      .filter((one) => one.flag.code === 'OUT_FASTR')
      .map((one) => one.period)
  const usual = [245, 267, 256, 250, 262, 248, 259, 253, 265, 251, 257]

  it('finds the extra digit of the published example: 2,890 malaria tests among 250', () => {
    // Sorted 245 248 250 251 253 256 257 259 262 265 267 2890: median 256.5,
    // MAD (5.5 + 6.5)/2 = 6, so it begins above 316.5.
    expect(flagged([...usual, 2890])).toEqual(['2023-12'])
    expect(flagged([...usual, 305])).toEqual([])
    expect(flagged([...usual, 320])).toEqual(['2023-12'])
  })
  it('finds a month with more than 80 % of the year, where all others are equal', () => {
    expect(flagged([...Array<number>(11).fill(10), 441])).toEqual(['2023-12'])
    // 440 of 550 is 80 % and no more.
    expect(flagged([...Array<number>(11).fill(10), 440])).toEqual([])
    expect(flagged([...Array<number>(11).fill(200), 201])).toEqual([])
  })
  it('leaves counts up to 100, and whatever is no count, alone', () => {
    expect(flagged([...Array<number>(11).fill(1), 100])).toEqual([])
    expect(flagged([...Array<number>(11).fill(1), 101])).toEqual(['2023-12'])
    expect(flagged([...usual, 2890], 'rate')).toEqual([])
    expect(flagged(Array<number>(12).fill(0))).toEqual([])
  })
})

describe('NATMISMATCH', () => {
  /** Populations 1 : 2 : 1, so the weighted mean is (a + 2 x 50 + 70)/4. */
  const states = (first: number) => [
    { name: 'A', value: first, population: 1 },
    { name: 'B', value: 50, population: 2 },
    { name: 'C', value: 70, population: 1 },
  ]
  it('is set beyond 5 % of the national value: 52.6 against 50', () => {
    expect(flagNationalMismatch(50, 52.6)).toMatchObject([
      { code: 'NATMISMATCH', severity: 'warning', inputs: { national: 50, weightedStates: 52.6 } },
    ])
    expect(describePlaces(states(40.4), { national: 50 })).toMatchObject({
      weightedMean: { value: expect.closeTo(52.6, 10) as number },
      nationalMismatch: true,
    })
  })
  it('is not set at 5 % exactly: 52.5 against 50', () => {
    expect(flagNationalMismatch(50, 52.5)).toEqual([])
    expect(describePlaces(states(40), { national: 50 })).toMatchObject({
      weightedMean: { value: 52.5 },
      nationalMismatch: false,
    })
  })
  it('is not set without a national value or without populations; 0 against 0 agrees', () => {
    expect(describePlaces(states(400), {})).toMatchObject({ nationalMismatch: false })
    const unweighted = states(400).map(({ name, value }) => ({ name, value }))
    expect(describePlaces(unweighted, { national: 50 })).toMatchObject({ nationalMismatch: false })
    expect(flagNationalMismatch(0, 0)).toEqual([])
    expect(codesOf(flagNationalMismatch(0, 3))).toEqual(['NATMISMATCH'])
  })
})
