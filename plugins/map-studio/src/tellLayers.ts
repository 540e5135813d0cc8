import { formatsOf } from '@msdat/sdk/kit'
import type { ChoroplethProps, MapArea } from '@msdat/sdk/kit/maps'
import type { Layer } from './Layer.ts'

/** The highest and the lowest state of a map. */
export function tellLayer({ areas, factor, title }: Layer): string {
  const known = areas
    .filter((area): area is MapArea & { value: number } => area.value !== null)
    .toSorted((one, other) => other.value - one.value)
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last) return `${title}: no state has a figure.`
  const { format } = formatsOf(factor)
  return `${title}: ${first.name} is highest with ${format(first.value)}, ${last.name} lowest with ${format(last.value)}.`
}

/** Both maps in one line; what they have in common is said once. */
export function nameBoth(first: Layer, second: Layer): string {
  if (first.indicator.id !== second.indicator.id) return `${first.title} and ${second.title}`
  const [one, other] = [first, second].map(({ source, period }) => `${source.datasource} ${period}`)
  return `${first.indicator.short_name}: ${one} and ${other}`
}

/** The layer as a map with its words. */
export const mapOf = (layer: Layer): ChoroplethProps => ({
  name: layer.title,
  summary: tellLayer(layer),
  areas: layer.areas,
  ...formatsOf(layer.factor),
})

/** How many states rose and fell from the first map to the second. */
export function tellDifference(areas: readonly MapArea[], first: Layer, second: Layer): string {
  const values = areas.flatMap(({ value }) => value ?? [])
  const rose = values.filter((value) => value > 0).length
  const fell = values.filter((value) => value < 0).length
  const sources = first.source.id === second.source.id ? '' : ' The two come from different sources.'
  return `From ${first.period} to ${second.period}, ${rose} of ${values.length} states are higher and ${fell} lower.${sources} The survey tracker tells whether a change is beyond chance.`
}
