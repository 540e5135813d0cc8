import type { Coverage } from '../../contracts/data.ts'

export interface StatesWanted {
  datasource: number
  period: string
  /** Ids of the states. */
  states: readonly number[]
}

/**
 * The source whose states belong beside a national figure: the chosen one where it has any state in that period,
 * else the one with the most states among those that work with the same interviews or records (an `echo`).
 */
export function statesSource({ results, lineage = [] }: Coverage, wanted: StatesWanted): number {
  const states = new Set(wanted.states)
  const countOf = (datasource: number): number =>
    results.filter(
      (row) =>
        row.datasource === datasource && states.has(row.location) && row.periods.includes(wanted.period),
    ).length
  if (countOf(wanted.datasource) > 0) return wanted.datasource
  const [best] = lineage
    .filter(({ relation }) => relation === 'echo')
    .filter((link) => [link.datasource, link.feeds_from].includes(wanted.datasource))
    .map((link) => (link.datasource === wanted.datasource ? link.feeds_from : link.datasource))
    .map((datasource) => ({ datasource, count: countOf(datasource) }))
    .sort((one, other) => other.count - one.count)
  return best && best.count > 0 ? best.datasource : wanted.datasource
}
