import { describe, expect, it } from 'vitest'
import { intervalOf, judgeChange, type Published } from './judgeChange.ts'

const published = (value: number, more: Partial<Published> = {}): Published => ({
  value,
  lower: null,
  upper: null,
  ...more,
})

describe('the change between two rounds', () => {
  it('is clear where the published intervals say so', () => {
    const old = published(128, { lower: 116, upper: 140 })
    const same = judgeChange(old, published(132, { lower: 119, upper: 145 }), false)
    expect(same).toMatchObject({ change: 'none' })
    const fall = judgeChange(old, published(98, { lower: 90, upper: 106 }), false)
    expect(fall).toMatchObject({ change: 'fall', isApproximate: false })
    expect(fall?.p).toBeLessThan(0.001)
  })

  it('is approximate where it follows from sample sizes', () => {
    const verdict = judgeChange(published(50, { sample: 400 }), published(53, { sample: 400 }), true)
    expect(verdict).toMatchObject({ change: 'none', isApproximate: true })
    const rise = judgeChange(published(30, { sample: 400 }), published(60, { sample: 400 }), true)
    expect(rise?.change).toBe('rise')
  })

  it('cannot be told where a round has neither, however large it is', () => {
    expect(judgeChange(published(10), published(90), true)).toMatchObject({ change: 'unknown', p: null })
    // A sample size says nothing of a mean or a rate.
    const rates = judgeChange(published(5, { sample: 9000 }), published(4, { sample: 9000 }), false)
    expect(rates?.change).toBe('unknown')
    expect(judgeChange(undefined, published(4), false)).toBeNull()
  })
})

it('a published interval goes before one from the sample', () => {
  expect(intervalOf(published(40, { lower: 35, upper: 46, sample: 10 }), true)).toEqual({
    lower: 35,
    upper: 46,
    isApproximate: false,
  })
  expect(intervalOf(published(40, { sample: 400 }), true)).toMatchObject({ isApproximate: true })
  expect(intervalOf(published(40, { sample: 400 }), false)).toBeNull()
})
