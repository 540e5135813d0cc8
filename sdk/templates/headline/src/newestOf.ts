import type { DataSource } from '@msdat/sdk'
import { byPeriod, isOfYear, newestSet, type Figure } from '@msdat/sdk/kit'

/**
 * The figure of the latest year, of a survey where one has that year, and all years of its source in their order.
 * Months are left out. Undefined where there is no figure.
 */
export function newestOf(
  figures: readonly Figure[],
  sources: readonly DataSource[],
): { newest: Figure | undefined; course: Figure[] } {
  const years = figures.filter(isOfYear)
  const set = newestSet(years, sources)
  const course = years.filter(({ datasource }) => datasource === set?.datasource).sort(byPeriod)
  return { newest: course.at(-1), course }
}
