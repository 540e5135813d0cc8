import { levels } from '@msdat/sdk/contracts/levels'
import type { Catalog } from '@msdat/sdk/contracts/reference'
import type { Choice } from '../controls/Choice.ts'

const placeLevels = {
  states: { label: 'States', levels: [levels.state] },
  nation: { label: 'The whole country', levels: [levels.national] },
  zones: { label: 'Zones', levels: [levels.zone] },
  all: { label: 'Country, zones and states', levels: [levels.national, levels.zone, levels.state] },
} as const
export type PlaceChoice = keyof typeof placeLevels

/** Ids of the places of a choice: the country first, each level by name. */
export function placesOf({ locations }: Pick<Catalog, 'locations'>, choice: PlaceChoice): number[] {
  return placeLevels[choice].levels.flatMap((level) =>
    locations
      .filter((place) => place.level === level)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ id }) => id),
  )
}

export function placeChoices(catalog: Pick<Catalog, 'locations'>): Choice<PlaceChoice>[] {
  return (Object.keys(placeLevels) as PlaceChoice[]).map((value) => ({
    value,
    label: `${placeLevels[value].label} (${placesOf(catalog, value).length})`,
    group: '',
  }))
}

/** Indicators by program area; those of which the source has figures already come first. */
export function indicatorChoices({ indicators }: Pick<Catalog, 'indicators'>, source: number): Choice[] {
  const own = indicators.filter(({ datasources }) => datasources.includes(source))
  const toChoice =
    (group: string) =>
    ({ id, short_name }: Catalog['indicators'][number]) => ({
      value: id,
      label: short_name,
      group,
    })
  return [
    ...own.map(toChoice('Has figures of this source')),
    ...indicators
      .filter((one) => !own.includes(one))
      .map((one) => toChoice(one.program_area || 'Other')(one)),
  ]
}
