import { describe, expect, it } from 'vitest'
import { tellComparison, tellRatio } from './tellComparison.ts'

describe('two figures in words', () => {
  const format = (value: number) => `${value.toFixed(1)}%`

  it.each([
    [20, 40, 'half of'],
    [40, 20, 'twice'],
    [60, 20, '3.0 times'],
    [20, 60, '67% lower than'],
    [30, 20, '50% higher than'],
    [0, 20, 'lower than'],
  ])('say that %s to %s is "%s"', (first, second, words) => {
    expect(tellRatio(first, second)).toBe(words)
  })

  it('say the difference, and whether it may be chance', () => {
    const compared = { names: ['NDHS', 'MICS'], values: [20, 40], format } as const
    expect(tellComparison('Kano', { ...compared, interval: [-25, -15] })).toBe(
      'In Kano, NDHS (20.0%) is half of MICS (40.0%), a difference of 20.0 points. That is more than chance.',
    )
    expect(tellComparison('Kano', { ...compared, interval: [-45, 5] })).toContain('may be chance')
    expect(tellComparison('Kano', { ...compared, interval: null })).not.toContain('chance')
  })
})
