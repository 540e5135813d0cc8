import { describe, expect, it } from 'vitest'
import { chosenTargets, compareToTarget, leadingTarget } from './compareToTarget.ts'

describe('compareToTarget', () => {
  it('is met above the target of a positive slope, and below that of a negative one', () => {
    expect(compareToTarget(60, 50, 'Positive')).toMatchObject({
      tone: 'positive',
      icon: 'up',
      words: 'Target met',
    })
    expect(compareToTarget(40, 50, 'Negative')).toMatchObject({
      tone: 'positive',
      icon: 'up',
      words: 'Target met',
    })
  })

  it('is not met on the other side, in colour, icon and words alike', () => {
    const missed = { tone: 'negative', icon: 'down', words: 'Target not met' }
    expect(compareToTarget(40, 50, 'Positive')).toEqual(missed)
    expect(compareToTarget(60, 50, 'Negative')).toEqual(missed)
  })

  it('takes less than 0.05 for equal, and 0.05 for different', () => {
    expect(compareToTarget(50.049, 50, 'Positive').tone).toBe('on-target')
    expect(compareToTarget(50.05, 50, 'Positive').tone).toBe('positive')
  })

  it('is neutral without a target or without a direction', () => {
    expect(compareToTarget(60, null, 'Positive').tone).toBe('neutral')
    expect(compareToTarget(60, 50, 'Unknown').tone).toBe('neutral')
  })

  it('cannot be told where the interval spans the target, in colour, sign and words', () => {
    const told = compareToTarget({ value: 60, lower: 48, upper: 72 }, 50, 'Positive')
    expect(told).toMatchObject({ tone: 'neutral', icon: 'unsure' })
    expect(told.words).toContain('Cannot be told')
    expect(compareToTarget({ value: 60, lower: 50, upper: 72 }, 50, 'Positive').tone).toBe('positive')
    expect(compareToTarget({ value: 40, lower: 30, upper: 49 }, 50, 'Positive').tone).toBe('negative')
  })

  it('never calls a share above 100 % met', () => {
    const share = { value: 106, isPercentage: true }
    expect(compareToTarget(share, 90, 'Positive').words).toBe('Cannot be told: above 100%')
    expect(compareToTarget({ ...share, isPercentage: false }, 90, 'Positive').words).toBe('Target met')
    expect(compareToTarget({ ...share, value: 100 }, 90, 'Positive').words).toBe('Target met')
  })

  it('compares with a target of zero', () => {
    expect(compareToTarget(3, 0, 'Negative').tone).toBe('negative')
  })
})

describe('targets', () => {
  const indicator = { national_target: 18, sdg_target: 12 }

  it('are drawn only where they exist and are asked for', () => {
    expect(chosenTargets(indicator, { national: false, sdg: true })).toEqual([{ kind: 'SDG', value: 12 }])
    expect(chosenTargets({ ...indicator, sdg_target: null }, { national: true, sdg: true })).toHaveLength(1)
  })

  it('colour by the national one first', () => {
    expect(leadingTarget(chosenTargets(indicator, { national: true, sdg: true }))?.kind).toBe('NT')
    expect(leadingTarget([])).toBeNull()
  })
})
