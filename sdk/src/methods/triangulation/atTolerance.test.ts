import { describe, expect, it } from 'vitest'
import { atTolerance } from './atTolerance.ts'

const pair = (difference: number, weight = 1) => ({
  period: '2018',
  kind: 'exact' as const,
  primary: 50,
  compared: 50 + difference,
  difference,
  ratio: 1,
  symmetric_difference: 0,
  tolerance: 10,
  weight,
})

describe('the score at another tolerance', () => {
  it('is that of the server at the usual one', () => {
    expect(atTolerance([pair(10)], 1)).toEqual({ n: 1, within: 1, level: 60, grade: '3 - Good' })
  })

  it('rises with the tolerance and falls without it', () => {
    expect(atTolerance([pair(10)], 2)).toMatchObject({ level: 80, grade: '4 - Very Good' })
    expect(atTolerance([pair(10)], 0.25)).toMatchObject({ within: 0, level: 0, grade: '1 - Poor' })
  })

  it('weighs pairs, takes equal figures as equal, and has none without pairs', () => {
    expect(atTolerance([pair(0, 3), pair(-100)], 1)).toMatchObject({ within: 1, level: 75 })
    expect(atTolerance([], 1)).toBeNull()
  })
})
