import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usableComplementarity } from './complementarity.ts'
import { hybridEstimate } from './hybridEstimate.ts'

const refusal = { status: 'not_enough_information' }

describe('the hybrid estimate', () => {
  it('weighs by inverse variance: 60 +- 1 and 50 +- 2 give 58, four fifths from the first', () => {
    const result = hybridEstimate([
      { value: 60, se: 1 },
      { value: 50, se: 2 },
    ])
    // 1/1 + 1/4 = 1.25; (60 + 50/4)/1.25 = 58; 1/sqrt(1.25) = 0.8944; 1.96 x 0.8944 = 1.753.
    expect(result).toMatchObject({ status: 'ok', label: 'computed, not official' })
    if (result.status !== 'ok') return
    expect(result.value).toBeCloseTo(58, 10)
    expect(result.se).toBeCloseTo(0.8944, 4)
    expect(result.lower).toBeCloseTo(56.247, 3)
    expect(result.upper).toBeCloseTo(59.753, 3)
    expect(result.shares).toEqual([0.8, 0.2])
  })

  it('anchors NHMIS 2018 to the survey where the survey is the more precise', () => {
    // NDHS 2018 56.8 (55.1-58.5): se 3.4/3.92 = 0.8673. NHMIS 42.0, its se taken as 3.
    const result = hybridEstimate([
      { value: 56.8, se: 3.4 / 3.92 },
      { value: 42, se: 3 },
    ])
    expect(result).toMatchObject({ status: 'ok' })
    // 1/0.7523 = 1.3293 and 1/9 = 0.1111: (56.8 x 1.3293 + 42 x 0.1111)/1.4404 = 55.66.
    if (result.status === 'ok') expect(result.value).toBeCloseTo(55.66, 2)
  })

  it('is refused for one source, and where a source has no standard error or one of 0', () => {
    expect(hybridEstimate([])).toMatchObject(refusal)
    expect(hybridEstimate([{ value: 60, se: 1 }])).toMatchObject(refusal)
    for (const se of [null, 0, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(
        hybridEstimate([
          { value: 60, se: 1 },
          { value: 50, se },
        ]),
      ).toMatchObject(refusal)
    }
  })

  it('lies between its inputs, is no less precise than the best of them, and is always a number', () => {
    const input = fc.record({
      value: fc.double({ min: -1e15, max: 1e15, noNaN: true }),
      se: fc.double({ min: Number.MIN_VALUE, max: 1e15, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(input, { minLength: 2, maxLength: 6 }), (inputs) => {
        const result = hybridEstimate(inputs)
        if (result.status !== 'ok') throw new Error(result.reason)
        const values = inputs.map((one) => one.value)
        const slack = 1e-9 * Math.max(...values.map(Math.abs))
        expect(result.value).toBeGreaterThanOrEqual(Math.min(...values) - slack)
        expect(result.value).toBeLessThanOrEqual(Math.max(...values) + slack)
        expect(result.se).toBeLessThanOrEqual(Math.min(...inputs.map((one) => one.se)))
        for (const figure of [result.lower, result.upper, ...result.shares]) {
          expect(Number.isFinite(figure)).toBe(true)
        }
      }),
    )
  })
})

describe('usable complementarity', () => {
  it('NHMIS of the worked example: 72.5 x (0.5 + 0.5 x 0.58) = 57.3', () => {
    expect(usableComplementarity(72.5, 58)).toBeCloseTo(57.275, 10)
    expect(usableComplementarity(35.9, 63.2)).toBeCloseTo(29.2944, 10)
  })
  it('is half where the sources do not agree at all, all where they agree fully, 0 of 0', () => {
    expect(usableComplementarity(80, 0)).toBe(40)
    expect(usableComplementarity(80, 100)).toBe(80)
    expect(usableComplementarity(0, 100)).toBe(0)
  })
})
