import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describePlaces } from '../descriptive/describe.ts'
import { inequality } from './inequality.ts'
import { orderedInequality } from './orderedInequality.ts'
import { simulatedInterval } from './simulatedInterval.ts'
import type { Subgroup } from './Subgroup.ts'
import { theilDecomposition } from './theilDecomposition.ts'

function ok<T extends { status: string }>(outcome: T): Extract<T, { status: 'ok' }> {
  if (outcome.status !== 'ok') throw new Error(JSON.stringify(outcome))
  return outcome as Extract<T, { status: 'ok' }>
}
const groups = (values: readonly (number | null)[], more: Partial<Subgroup>[] = []): Subgroup[] =>
  values.map((value, i) => ({ name: `g${i}`, value, ...more[i] }))

describe('measures by hand', () => {
  // y = 20, 40, 60 with shares 1/4, 1/4, 1/2: mu = 45.
  const three = groups([20, 40, 60], [{ population: 1 }, { population: 1 }, { population: 2 }])
  const result = ok(inequality(three, 'Positive'))
  it('gives absolute measures', () => {
    expect(result).toMatchObject({
      mean: 45,
      difference: 40,
      bgv: 275,
      mdmw: 15,
      mdbw: 15,
      par: 15,
      best: 'g2',
      worst: 'g0',
    })
    expect(result.bgsd).toBeCloseTo(16.583, 3)
  })
  it('gives relative measures', () => {
    expect(ok(result.ratio).value).toBe(3)
    expect(ok(result.idisw).value).toBeCloseTo(33.333, 3)
    expect(ok(result.idisu).value).toBeCloseTo((100 / 3) * (45 / 45), 3)
    expect(ok(result.paf).value).toBeCloseTo(33.333, 3)
    // sum over pairs: 2 (1/16*20 + 1/8*40 + 1/8*20) / (2*45)
    expect(ok(result.gini).value).toBeCloseTo((20 / 16 + 40 / 8 + 20 / 8) / 45, 12)
    const r = [20 / 45, 40 / 45, 60 / 45] as const
    const theil = 0.25 * r[0] * Math.log(r[0]) + 0.25 * r[1] * Math.log(r[1]) + 0.5 * r[2] * Math.log(r[2])
    expect(ok(result.theil).value).toBeCloseTo(1000 * theil, 9)
    expect(ok(result.mld).value).toBeCloseTo(
      -1000 * (0.25 * Math.log(r[0]) + 0.25 * Math.log(r[1]) + 0.5 * Math.log(r[2])),
      9,
    )
  })
  it('turns the sign where low is wanted', () => {
    expect(ok(inequality(three, 'Negative'))).toMatchObject({ difference: 40, best: 'g0', par: -25 })
  })
  it('gives difference and ratio their intervals from the standard errors of the two ends', () => {
    const withErrors = groups([20, 40, 60], [{ se: 3 }, { se: 9 }, { se: 4 }])
    const { differenceInterval, ratioInterval } = ok(inequality(withErrors, 'Positive'))
    // 40 -+ 1.96 x 5.
    expect(differenceInterval?.map((one) => one.toFixed(2))).toEqual(['30.20', '49.80'])
    // ln se sqrt(0.15^2 + 0.0667^2) = 0.1641: 3 x e^-+0.3217.
    expect(ratioInterval?.map((one) => one.toFixed(2))).toEqual(['2.17', '4.14'])
    expect(ok(inequality(withErrors, 'Negative')).differenceInterval).toEqual(differenceInterval)
    expect(result).toMatchObject({ differenceInterval: null, ratioInterval: null })
    const zero = groups([0, 40, 60], [{ se: 0 }, { se: 9 }, { se: 4 }])
    expect(ok(inequality(zero, 'Positive')).ratioInterval).toBeNull()
  })
  it('gives ordered measures: a straight gradient of 10 per fifth has a slope index of 50', () => {
    const ordered = ok(orderedInequality(groups([10, 20, 30, 40, 50])))
    expect(ordered.sii).toBeCloseTo(50, 9)
    expect(ok(ordered.rii).value).toBeCloseTo(11, 9)
    expect(ordered.aci).toBeCloseTo(8, 9)
    expect(ok(ordered.rci).value).toBeCloseTo(8 / 30, 9)
  })
})

describe('stated outcomes', () => {
  it('fewer than 85 % of subgroups, or fewer than three, give no measure', () => {
    expect(inequality(groups([1, 2, 3, 4, 5, null]), 'Positive')).toMatchObject({
      status: 'missing_subgroups',
    })
    expect(inequality(groups([1, 2]), 'Positive')).toMatchObject({ status: 'too_few_points' })
    expect(inequality(groups([null, null]), 'Positive')).toMatchObject({ status: 'all_missing' })
  })
  it('zeros leave the logarithm undefined but not Theil, where 0 ln 0 = 0', () => {
    const result = ok(inequality(groups([0, 10, 20]), 'Positive'))
    expect(result.mld.status).toBe('not_defined')
    expect(result.ratio.status).toBe('not_defined')
    expect(result.theil.status).toBe('ok')
  })
  it('all zero has no relative measure', () => {
    const result = ok(inequality(groups([0, 0, 0]), 'Positive'))
    expect([result.cov, result.gini, result.theil, result.paf].map((one) => one.status)).toEqual(
      Array(4).fill('not_defined'),
    )
  })
  it('an interval needs a standard error for each subgroup, and is the same twice', () => {
    const with_ = groups([20, 40, 60], [{ se: 2 }, { se: 2 }, { se: 2 }])
    const measure = (some: readonly Subgroup[]): number => ok(inequality(some, 'Positive')).difference
    const run = () => simulatedInterval(with_, measure)
    expect(run()).toEqual(run())
    const { lower, upper } = ok(run())
    // The difference of two values with se 2 has se 2.83: 40 -+ 5.5.
    expect(Math.abs(lower - 34.5)).toBeLessThan(0.8)
    expect(Math.abs(upper - 45.5)).toBeLessThan(0.8)
    expect(simulatedInterval(groups([1, 2, 3]), measure)).toMatchObject({ status: 'not_enough_information' })
  })
})

describe('properties', () => {
  const value = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100)
  const some = fc.array(
    fc.record({
      value,
      population: fc.integer({ min: 1, max: 1000 }),
      group: fc.constantFrom('N', 'S', 'E'),
    }),
    { minLength: 3, maxLength: 37 },
  )
  const named = (list: { value: number; population: number; group: string }[]): Subgroup[] =>
    list.map((one, i) => ({ name: String(i), se: 1, ...one }))
  const faultsAsText = (_: string, one: unknown): unknown =>
    typeof one === 'number' && !Number.isFinite(one) ? String(one) : one
  it('relative measures do not change with the unit; nothing is ever NaN', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 2, max: 1000 }), (list, factor) => {
        const plain = ok(inequality(named(list), 'Positive'))
        const scaled = ok(
          inequality(named(list.map((one) => ({ ...one, value: one.value * factor }))), 'Positive'),
        )
        expect(JSON.stringify(plain, faultsAsText)).not.toMatch(/NaN|Infinity/)
        for (const name of ['gini', 'theil', 'cov', 'idisw', 'ratio'] as const) {
          const [a, b] = [plain[name], scaled[name]]
          expect(a.status).toBe(b.status)
          if (a.status === 'ok' && b.status === 'ok')
            expect(Math.abs(a.value - b.value)).toBeLessThan(1e-6 * (1 + Math.abs(a.value)))
        }
        if (plain.gini.status === 'ok') expect(plain.gini.value >= 0 && plain.gini.value < 1).toBe(true)
      }),
    )
  })
  it('Theil within and between zones add up to the whole', () => {
    fc.assert(
      fc.property(some, (list) => {
        const split = theilDecomposition(named(list))
        if (split.status !== 'ok') return
        expect(split.within + split.between).toBeCloseTo(split.total, 6)
      }),
    )
  })
})

describe('the description of states', () => {
  it('gives type 7 quartiles and names both ends', () => {
    const places = [2, 4, 4, 5, 7, 9, 10, 40].map((v, i) => ({ name: `s${i}`, value: v }))
    const result = ok(describePlaces([...places, { name: 'gap', value: null }]))
    expect(result).toMatchObject({
      n: 8,
      missing: 1,
      median: 6,
      q1: 4,
      q3: 9.25,
      mad: 2.5,
      max: { value: 40, names: ['s7'] },
    })
    expect(result.outliers.map((one) => [one.name, one.fence])).toEqual([['s7', 'extreme']])
    expect(result.weightedMean.status).toBe('not_enough_information')
  })
  it('says why one place, equal places and none have no spread', () => {
    expect(ok(describePlaces([{ name: 'a', value: 3 }])).sd.status).toBe('one_place')
    expect(ok(describePlaces([1, 1, 1].map((v) => ({ name: 'a', value: v })))).skewness.status).toBe(
      'no_variation',
    )
    expect(describePlaces([{ name: 'a', value: null }])).toMatchObject({ status: 'all_missing' })
    expect(
      ok(
        describePlaces([
          { name: 'a', value: -2 },
          { name: 'b', value: 1 },
        ]),
      ).cv.status,
    ).toBe('not_defined')
  })
  it('uses the fences alone where the MAD is 0', () => {
    const places = [5, 5, 5, 5, 5, 9].map((v, i) => ({ name: `s${i}`, value: v }))
    expect(ok(describePlaces(places)).outliers).toEqual([
      { name: 's5', value: 9, fence: 'extreme', modifiedZ: null },
    ])
  })
  it('flags a national value more than 5 % from the weighted states', () => {
    const places = [
      { name: 'a', value: 10, population: 3 },
      { name: 'b', value: 50, population: 1 },
    ]
    expect(ok(describePlaces(places, { national: 20 }))).toMatchObject({
      nationalMismatch: false,
      weightedMean: { value: 20 },
    })
    expect(ok(describePlaces(places, { national: 22 })).nationalMismatch).toBe(true)
  })
})
