import { formatsOf, type Figure } from '@msdat/sdk/kit'
import type { UnitGroup } from './chooseIndicators.ts'
import type { Compared } from './useCompared.ts'

/** More lines or dots than these on one plot cannot be told apart: each then has a plot of its own. */
export const mostTogether = 4

export interface UnitChartProps {
  compared: Compared
  group: UnitGroup
  figures: readonly Figure[]
  title: string
  height: number
}

/** What all charts of the unit share: format and summary. */
export function chartOf({ compared: { source }, group: { factor, indicators } }: UnitChartProps) {
  return {
    summary: `${indicators.length} ${indicators.length === 1 ? 'indicator' : 'indicators'} of ${source.datasource}.`,
    ...formatsOf(factor),
  }
}
