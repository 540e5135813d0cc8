import { describe, expect, it } from 'vitest'
import { describeChange, fontLevels, percentOf, resetChange, switches } from './switches.ts'

describe('text size', () => {
  it('runs from 80 to 120 percent in tenths, with level 3 as usual', () => {
    expect(fontLevels.map(percentOf)).toEqual([80, 90, 100, 110, 120])
  })
})

describe('reset', () => {
  it('covers every switch the panel shows', () => {
    for (const { name } of switches) expect(resetChange[name]).toBe(false)
  })
})

describe('describeChange', () => {
  it('says what is on and what is off', () => {
    expect(describeChange('High contrast', true)).toBe('High contrast is on.')
    expect(describeChange('High contrast', false)).toBe('High contrast is off.')
  })
})
