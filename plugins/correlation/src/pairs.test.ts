import type { Indicator } from '@msdat/sdk'
import { describe, expect, it } from 'vitest'
import { pairShown, tellCell, wantedIndicators, type Cell } from './pairs.ts'

const cell = (indicators: [number, number], r: number, isBold: boolean): Cell => ({
  indicators,
  correlation: {
    status: 'ok',
    method: 'spearman',
    r,
    n: 37,
    isSmall: false,
    interval: [r - 0.1, r + 0.1],
    t: 4,
    p: 0.001,
    pBy: 't',
    strength: 'moderate',
  },
  q: isBold ? 0.01 : 0.4,
  isBold,
  leaveOneOut: { status: 'ok', min: r - 0.02, max: r + 0.02, mostInfluential: 'Kano', signFlips: false },
  weighted: null,
  warnings: [],
})

describe('pairs', () => {
  it('shows the pair that was pressed, else the strongest that is no chance', () => {
    const cells = [cell([1, 2], 0.9, false), cell([1, 3], 0.4, true), cell([2, 3], -0.6, true)]
    expect(pairShown('1.2', cells)).toBe(cells[0])
    expect(pairShown('', cells)).toBe(cells[2])
    expect(pairShown('', [cell([1, 2], 0.9, false)])?.indicators).toEqual([1, 2])
    expect(pairShown('', [])).toBeNull()
  })

  it('tells r with n, interval, q and the range with one left out', () => {
    expect(tellCell(cell([1, 2], -0.5, true))).toBe(
      'r = −0.50 (moderate); n = 37; 95% interval −0.60 to −0.40; q = 0.010; leaving one out: −0.52 to −0.48, most moved by Kano.',
    )
  })

  it('takes each indicator once and twelve at most', () => {
    const indicators = Array.from({ length: 20 }, (_, id) => ({ id }) as Indicator)
    const ids = indicators.map(({ id }) => id)
    expect(wantedIndicators([3, 3, 99, 4], { indicators }).map(({ id }) => id)).toEqual([3, 4])
    expect(wantedIndicators(ids, { indicators })).toHaveLength(12)
  })
})
