import type { Indicator } from '@msdat/sdk/contracts/reference'
import type { FigureRow } from '../figures/FigureRow.ts'

export interface Rank {
  rank: number
  of: number
}

/**
 * Place 1 is the best one. Only figures of the same source and year are ranked; without a desirable direction
 * there is no best.
 */
export function rankFigure(
  figure: FigureRow,
  peers: readonly FigureRow[],
  slope: Indicator['desirable_slope'],
): Rank | null {
  if (slope === 'Unknown') return null
  const same = peers.filter(
    ({ indicator, datasource, period }) =>
      indicator === figure.indicator && datasource === figure.datasource && period === figure.period,
  )
  if (same.length < 2 || !same.some(({ location }) => location === figure.location)) return null
  const isBetter = ({ value }: FigureRow): boolean =>
    slope === 'Positive' ? value > figure.value : value < figure.value
  return { rank: 1 + same.filter(isBetter).length, of: same.length }
}
