import type { Indicator } from '@msdat/sdk'
import type { Figure } from '@msdat/sdk/kit'
import type { LineSeries } from '@msdat/sdk/kit/charts'

/** A line for each indicator, with its interval where the source states one. */
export function toSeries(indicators: readonly Indicator[], figures: readonly Figure[]): LineSeries[] {
  return indicators.map(({ id, short_name }) => ({
    id: String(id),
    label: short_name,
    points: figures.filter(({ indicator }) => indicator === id),
    hasBand: indicators.length === 1,
  }))
}
