import type { Indicator } from '@msdat/sdk/contracts/reference'
import type { FigureRow } from '../figures/FigureRow.ts'
import type { Rank } from './rankFigure.ts'

/** What a profile says of one indicator. All comparisons are within the source of the figure. */
export interface ProfileFigure {
  indicator: Indicator
  figure: FigureRow
  previous: FigureRow | null
  /** All figures of this source, the oldest first; the last is the figure itself. */
  trend: FigureRow[]
  /** Of the same year, and of the same source or the one it is made from. */
  national: FigureRow | null
  rank: Rank | null
  /** The place it is compared with, same year. */
  compared: FigureRow | null
  /** Of the same year and place, by sources that do not depend on this one. */
  confirming: FigureRow[]
}
