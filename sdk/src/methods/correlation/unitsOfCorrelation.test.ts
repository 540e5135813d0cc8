import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correlate } from './correlate.ts'
import { correlationMatrix } from './correlationMatrix.ts'
import { spatialClustering } from './spatialClustering.ts'
import { weightedCorrelation } from './weightedCorrelation.ts'

const ok = <T extends { status: string }>(outcome: T): Extract<T, { status: 'ok' }> => {
  if (outcome.status !== 'ok') throw new Error(JSON.stringify(outcome))
  return outcome as Extract<T, { status: 'ok' }>
}
const methods = ['pearson', 'spearman'] as const

describe('weighting by population', () => {
  it('by hand: five units, the last with as many people as the four others', () => {
    // Shares 1/8 four times and 1/2; means x 3.75 = (1+2+3+4)/8 + 5/2, y 2.75 = (2+1+4+3)/8 + 3/2.
    // Sxy = (2+2+12+12)/8 + 15/2 - 3.75 x 2.75 = 0.6875; Sxx = 30/8 + 25/2 - 14.0625 = 2.1875;
    // Syy = 30/8 + 9/2 - 7.5625 = 0.6875; r = 0.6875/sqrt(2.1875 x 0.6875) = 0.5606.
    const result = ok(weightedCorrelation([1, 2, 3, 4, 5], [2, 1, 4, 3, 3], [1, 1, 1, 1, 4]))
    expect(result.r).toBeCloseTo(0.5606, 4)
    // (1+1+1+1+4)^2 / (1+1+1+1+16) = 64/20: fewer than 4, so there is no interval.
    expect(result).toMatchObject({ n: 5, effectiveN: expect.closeTo(3.2, 10) as number, interval: null })
  })

  it.each(methods)('%s: a unit of weight 3 counts as three units of weight 1', (method) => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.integer({ max: 50, min: 0 }),
            fc.integer({ max: 50, min: 0 }),
            fc.integer({ min: 1, max: 3 }),
          ),
          {
            minLength: 5,
            maxLength: 20,
          },
        ),
        (units) => {
          const repeated = units.flatMap(([x, y, weight]) =>
            Array.from({ length: weight }, (): [number, number] => [x, y]),
          )
          const plain = correlate(
            repeated.map(([x]) => x),
            repeated.map(([, y]) => y),
            method,
          )
          const weighted = weightedCorrelation(
            units.map(([x]) => x),
            units.map(([, y]) => y),
            units.map(([, , weight]) => weight),
            method,
          )
          expect(weighted.status).toBe(plain.status)
          if (weighted.status === 'ok' && plain.status === 'ok') expect(weighted.r).toBeCloseTo(plain.r, 9)
        },
      ),
    )
  })

  it('equal weights change nothing, also of the interval', () => {
    const [x, y] = [
      [3, 1, 4, 1, 5, 9, 2, 6],
      [2, 7, 1, 8, 2, 8, 1, 8],
    ]
    for (const method of methods) {
      const plain = ok(correlate(x, y, method))
      const weighted = ok(weightedCorrelation(x, y, Array<number>(8).fill(7), method))
      expect(weighted.r).toBeCloseTo(plain.r, 12)
      expect(weighted.interval?.[0]).toBeCloseTo(plain.interval?.[0] ?? 0, 12)
    }
  })

  it('says why there is none: a population is missing, nothing varies, too few pairs', () => {
    const five = [1, 2, 3, 4, 5]
    expect(weightedCorrelation(five, five, [1, 1, null, 1, 1])).toMatchObject({
      status: 'not_enough_information',
    })
    expect(weightedCorrelation(five, five, [1, 1, 0, 1, 1])).toMatchObject({
      status: 'not_enough_information',
    })
    expect(weightedCorrelation(five, [2, 2, 2, 2, 2], five)).toMatchObject({ status: 'no_variation' })
    expect(weightedCorrelation(five, [1, 2, null, 4, 5], five)).toMatchObject({ status: 'too_few_points' })
    expect(weightedCorrelation(five, five, five)).toMatchObject({ status: 'ok', r: 1, interval: null })
  })
})

describe('spatial clustering', () => {
  const groups = ['a', 'a', 'a', 'b', 'b', 'b']
  it('by hand: two zones of three, far apart in x and in y', () => {
    // x: MSB = 3 x 5^2 x 2 = 150, MSW = 4/4 = 1, m_0 = 3: rho = 149/152 = 0.9803; the same for y.
    // n_e = 6/(1 + 0.9803^2 x 12/6) = 2.0535.
    const result = ok(spatialClustering([1, 2, 3, 11, 12, 13], [2, 1, 3, 12, 11, 13], groups))
    expect(result.withinX).toBeCloseTo(149 / 152, 10)
    expect(result.withinY).toBeCloseTo(149 / 152, 10)
    expect(result.effectiveN).toBeCloseTo(2.0535, 4)
  })
  it('leaves n as it is where one of the two does not cluster', () => {
    const result = ok(spatialClustering([1, 2, 3, 11, 12, 13], [1, 5, 9, 1, 5, 9], groups))
    expect(result).toMatchObject({ withinY: 0, effectiveN: 6 })
  })
  it('is not judged with one zone or with a zone for each unit', () => {
    const six = [1, 2, 3, 4, 5, 6]
    expect(spatialClustering(six, six, Array<string>(6).fill('a')).status).toBe('too_few_points')
    expect(spatialClustering(six, six, ['a', 'b', 'c', 'd', 'e', 'f']).status).toBe('too_few_points')
    expect(spatialClustering(six, [1, 1, 1, 1, 1, 1], groups).status).toBe('no_variation')
  })
  it('warns in the matrix, with the interval as wide as it is', () => {
    const zones = Array.from({ length: 36 }, (_, i) => `zone ${i % 6}`)
    const wave = (i: number, step: number): number => ((i * step) % 7) - 3
    const [x, y] = [3, 5].map((step) => ({
      name: String(step),
      values: zones.map((_, i) => 10 * (i % 6) + wave(i, step)),
    })) as [{ name: string; values: number[] }, { name: string; values: number[] }]
    const [clustered] = correlationMatrix([x, y], 'pearson', { groups: zones })
    expect(clustered?.warnings.join()).toMatch(/Spatial clustering: .* 36 units .* as 6 .*interval is nearer/)
    const [unknown] = correlationMatrix([x, y], 'pearson')
    expect(unknown?.warnings.join()).not.toContain('Spatial')
    expect(unknown?.weighted).toMatchObject({ status: 'not_enough_information' })
  })
})

it('never gives a number that is none, whatever the values, zones and weights', () => {
  const value = fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true }))
  const unit = fc.record({
    x: value,
    y: value,
    zone: fc.constantFrom('a', 'b', 'c'),
    weight: fc.double({ min: 0, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 40 }), fc.constantFrom(...methods), (units, method) => {
      const [cell] = correlationMatrix(
        [
          { name: 'x', values: units.map((one) => one.x) },
          { name: 'y', values: units.map((one) => one.y) },
        ],
        method,
        { groups: units.map((one) => one.zone), weights: units.map((one) => one.weight) },
      )
      const clustering = spatialClustering(
        units.map((one) => one.x),
        units.map((one) => one.y),
        units.map((one) => one.zone),
        method,
      )
      expect(
        JSON.stringify([cell, clustering], (_, one: unknown) =>
          typeof one === 'number' && !Number.isFinite(one) ? 'BAD' : one,
        ),
      ).not.toContain('BAD')
      if (cell?.weighted.status === 'ok') expect(Math.abs(cell.weighted.r)).toBeLessThanOrEqual(1)
      if (clustering.status === 'ok') expect(clustering.effectiveN).toBeLessThanOrEqual(clustering.n)
    }),
  )
})
