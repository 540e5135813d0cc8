import type { Factor, Indicator } from '@msdat/sdk'
import type { Computed } from './ZonePlace.ts'

/** How the figures of states make one of their zone. */
export type Way = 'mean' | 'sum'

export interface Computing {
  way: Way
  /** Population by state, which means are weighted with. */
  population: ReadonlyMap<number, number>
}

/**
 * People add up, and rates of any base have a mean. Another plain number may be a count or a mean itself; nothing
 * in the data tells which, so null: such a zone stays empty.
 */
export function wayToCompute(
  { indicator_type }: Pick<Indicator, 'indicator_type'>,
  factor: Pick<Factor, 'multiplier_factor'> | undefined,
): Way | null {
  if (indicator_type === 'Population') return 'sum'
  return factor && factor.multiplier_factor > 1 ? 'mean' : null
}

/** Whether so many of a zone's states are enough: part of a sum is no total, while a mean can do without some. */
export function areEnough(have: number, of: number, way: Way): boolean {
  return have > 0 && (way === 'mean' || have === of)
}

/**
 * What its states make of a zone without a published figure: their sum, or their mean, weighted by population where
 * that is known for every state used, else plain. Null where too few states have a figure.
 */
export function computeZone(
  states: readonly number[],
  values: ReadonlyMap<number, number>,
  { way, population }: Computing,
): { value: number; computed: Computed } | null {
  const used = states.filter((state) => values.has(state))
  if (!areEnough(used.length, states.length, way)) return null
  const counts = { states: used.length, of: states.length }
  const sumBy = (weightOf: (state: number) => number) =>
    used.reduce((sum, state) => sum + weightOf(state) * (values.get(state) ?? 0), 0)
  if (way === 'sum') return { value: sumBy(() => 1), computed: { ...counts, how: 'sum' } }
  const isWeighted = used.every((state) => (population.get(state) ?? 0) > 0)
  const weightOf = (state: number) => (isWeighted ? (population.get(state) ?? 1) : 1)
  const total = used.reduce((sum, state) => sum + weightOf(state), 0)
  const how = isWeighted ? 'population-weighted mean' : 'plain mean'
  return { value: sumBy(weightOf) / total, computed: { ...counts, how } }
}

/** Marks a computed value as what it is. */
export function tellComputed({ states, of, how }: Computed): string {
  const which = states === of ? 'its states' : `${states} of its ${of} states`
  return `Computed: ${how} of ${which}`
}

/** Says below the columns what their asterisk means. */
export function computedNote(way: Way): string {
  const what =
    way === 'sum'
      ? 'sum of its states'
      : 'mean of its states, weighted by population where the census gives it'
  return `* No figure was published for these zones: each is the ${what}.`
}
