import type { Combined, WayToCombine } from '../../methods/areas/combineAreas.ts'

/** Marks a computed value as what it is. */
export function tellComputed({ used, of, how }: Omit<Combined, 'value'>): string {
  return `Computed: ${how} of ${used === of ? 'its states' : `${used} of its ${of} states`}`
}

/** Says below the columns what their asterisk means. */
export function computedNote(way: WayToCombine): string {
  const what =
    way === 'sum'
      ? 'sum of its states'
      : 'mean of its states, weighted by population where the census gives it'
  return `* No figure was published for these zones: each is the ${what}.`
}
