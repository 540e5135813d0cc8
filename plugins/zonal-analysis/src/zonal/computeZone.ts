import type { Computed } from './ZonePlace.ts'

/**
 * The mean of a zone's states, for a zone without a published figure: weighted by population where that is
 * known for every state used, else plain. Null without any state's figure.
 */
export function computeZone(
  states: readonly number[],
  values: ReadonlyMap<number, number>,
  population: ReadonlyMap<number, number>,
): { value: number; computed: Computed } | null {
  const used = states.filter((state) => values.has(state))
  if (used.length === 0) return null
  const isWeighted = used.every((state) => (population.get(state) ?? 0) > 0)
  const weightOf = (state: number) => (isWeighted ? (population.get(state) ?? 1) : 1)
  const total = used.reduce((sum, state) => sum + weightOf(state), 0)
  const value = used.reduce((sum, state) => sum + weightOf(state) * (values.get(state) ?? 0), 0) / total
  return { value, computed: { states: used.length, of: states.length, isWeighted } }
}

/** Marks a computed value as what it is. */
export function tellComputed({ states, of, isWeighted }: Computed): string {
  const which = states === of ? 'its states' : `${states} of its ${of} states`
  return `Computed: ${isWeighted ? 'population-weighted' : 'plain'} mean of ${which}`
}
