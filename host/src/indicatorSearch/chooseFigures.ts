import type { FigureRow } from '../figures/FigureRow.ts'

export interface FigureChoice {
  datasource: number
  period: string
}

/** Sources that have figures of places, with their periods, newest first. */
export function periodsBySource(rows: readonly FigureRow[]): Map<number, string[]> {
  const periods = new Map<number, Set<string>>()
  for (const { datasource, period } of rows) {
    periods.set(datasource, (periods.get(datasource) ?? new Set()).add(period))
  }
  return new Map([...periods].map(([source, all]) => [source, [...all].sort().reverse()]))
}

/**
 * What was asked for, as far as there are figures of it. Otherwise the source with the newest year, and of several
 * the one with the most places, so that the first view is not an empty one.
 */
export function chooseFigures(
  rows: readonly FigureRow[],
  asked: { datasource: number | null; period: string | null },
): FigureChoice | null {
  const offered = periodsBySource(rows)
  const datasource =
    asked.datasource !== null && offered.has(asked.datasource) ? asked.datasource : fullestSource(rows)
  const periods = offered.get(datasource ?? 0)
  if (datasource === null || !periods?.[0]) return null
  const period = asked.period !== null && periods.includes(asked.period) ? asked.period : periods[0]
  return { datasource, period }
}

function fullestSource(rows: readonly FigureRow[]): number | null {
  const newest = rows.reduce((latest, { period }) => (period > latest ? period : latest), '')
  const counts = new Map<number, number>()
  for (const { datasource, period } of rows) {
    if (period === newest) counts.set(datasource, (counts.get(datasource) ?? 0) + 1)
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? null
}
