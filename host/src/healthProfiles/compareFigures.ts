import type { FigureRow } from '../figures/FigureRow.ts'

export type Measured = Pick<FigureRow, 'value' | 'lower' | 'upper'>

/** How one figure stands to another: `unclear` where their intervals overlap, `unknown` where one has none. */
export type Standing = 'higher' | 'lower' | 'unclear' | 'unknown'

export function compareFigures(one: Measured, other: Measured): Standing {
  if (one.lower === null || one.upper === null || other.lower === null || other.upper === null)
    return 'unknown'
  if (one.lower > other.upper) return 'higher'
  if (one.upper < other.lower) return 'lower'
  return 'unclear'
}
