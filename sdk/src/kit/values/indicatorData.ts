import type { Indicator } from '../../contracts/reference.ts'
import type { Figure } from './readFigures.ts'

/** A row for each indicator with the first of its figures, for `DotPlot` and `ColumnChart`; null where it has none. */
export const indicatorData = (indicators: readonly Indicator[], figures: readonly Figure[]) =>
  indicators.map(({ id, short_name: label }) => {
    const {
      value = null,
      lower = null,
      upper = null,
    } = figures.find(({ indicator }) => indicator === id) ?? {}
    return { id: String(id), label, value, lower, upper }
  })
