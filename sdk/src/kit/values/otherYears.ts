import type { Coverage } from '../../contracts/data.ts'
import type { FigureSet } from './newestSet.ts'

/** The same source in its other years, the newest first; months do not count. */
export function otherYears({ results }: Coverage, { datasource, period }: FigureSet): FigureSet[] {
  const periods = new Set(results.flatMap((row) => (row.datasource === datasource ? row.periods : [])))
  const years = [...periods].filter((year) => year !== period && !year.includes('-')).sort()
  return years.reverse().map((year) => ({ datasource, period: year }))
}
