import type { Coverage } from '../../contracts/data.ts'
import type { Selection } from '../../contracts/selection.ts'
import { nearestYears } from './nearestAvailable.ts'
import { nearestSet, type NearestWanted } from './nearestSet.ts'
import type { FigureSet } from './newestSet.ts'

/** What a set is to be compared with: states that have a figure in one period. */
export interface ComparableStates {
  period: string
  states: readonly number[]
}

export interface OpeningPlaces {
  /** The places whose trend is shown. */
  places: readonly number[]
  states: readonly number[]
  /** What the set is to be compared with; null where nothing is. */
  like: ComparableStates | null
}

/** A source and year, and why it is not the source of the selection. */
export interface OpeningSet extends FigureSet {
  reason: 'missing' | 'states' | 'trend' | null
}

/**
 * As `nearestSet`; where nobody named a source, and the one it finds has neither states nor more than one year of the
 * shown places, another one that shares states in the period of `like`, or else one with a trend.
 */
export function openingSet(
  coverage: Coverage,
  wanted: NearestWanted,
  selection: Pick<Selection, 'datasource' | 'period'>,
  { places, states, like }: OpeningPlaces,
): OpeningSet | null {
  const near = nearestSet(coverage, wanted, selection)
  if (!near) return null
  const isChosen = wanted.datasource !== null || near.datasource === selection.datasource
  const set: OpeningSet = { ...near, reason: isChosen || wanted.skip ? null : 'missing' }
  const isThin =
    yearsOf(coverage, near.datasource, places) < 2 && statesOf(coverage, near, states).length === 0
  if (wanted.datasource !== null || wanted.skip || !like || !isThin) return set
  const others = nearestYears(coverage, near).filter(({ datasource }) => datasource !== near.datasource)
  const sharing = others.find(
    ({ datasource }) => statesOf(coverage, { datasource, period: like.period }, like.states).length > 0,
  )
  const canMove = wanted.period === null || wanted.period === like.period
  if (sharing && canMove) return { datasource: sharing.datasource, period: like.period, reason: 'states' }
  const trend = others.find(({ datasource }) => yearsOf(coverage, datasource, places) > 1)
  return trend
    ? { datasource: trend.datasource, period: wanted.period ?? trend.period, reason: 'trend' }
    : set
}

/** The states that have a figure in a set. */
export function statesOf({ results }: Coverage, set: FigureSet, states: readonly number[]): number[] {
  const among = new Set(states)
  return results
    .filter(({ datasource, location, periods }) => {
      return datasource === set.datasource && among.has(location) && periods.includes(set.period)
    })
    .map(({ location }) => location)
}

/** The most years that a source has of one of the places; months do not count. */
export function yearsOf({ results }: Coverage, datasource: number, places: readonly number[]): number {
  const counts = results
    .filter((row) => row.datasource === datasource && places.includes(row.location))
    .map(({ periods }) => periods.filter((period) => !period.includes('-')).length)
  return Math.max(0, ...counts)
}
