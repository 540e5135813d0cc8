import type { Catalog, DataQuery, Indicator, Location } from '@msdat/sdk'
import { levels, type Figure, type Subject, pinnedPlaces } from '@msdat/sdk/kit'

export type Dimension = 'zone' | 'state' | 'source' | 'sex' | 'residence' | 'wealth'

/** The words that the name of an indicator ends with where it counts one group of people. */
const endings: Partial<Record<Dimension, readonly string[]>> = {
  sex: ['female', 'male', 'women', 'men', 'girls', 'boys'],
  residence: ['urban', 'rural'],
  wealth: ['poorest', 'poorer', 'middle', 'richer', 'richest'],
}

/** Whether the groups are places. */
export const areOfPlaces = (dimension: Dimension): dimension is 'zone' | 'state' =>
  dimension === 'zone' || dimension === 'state'

/** Where the groups are, in words: groups that are places stand for the nation. */
export function placesOf(dimension: Dimension, places: readonly Pick<Location, 'name'>[]): string {
  return areOfPlaces(dimension) ? 'Nigeria' : places.map(({ name }) => name).join(', ')
}

/** One group: a place, a source, or the people that an indicator of its own counts. */
export interface Group {
  id: number
  label: string
}

/** What is asked for, and how its figures fall into groups. */
export interface Grouping {
  groups: Group[]
  query: DataQuery
  groupOf: (figure: Figure) => number
  /** The nation among the groups, to compare them with. */
  whole: number | null
}

/** Null where the data have no such dimension for this indicator. */
export function groupBy(dimension: Dimension, subject: Subject): Grouping | null {
  const { catalog, indicator, source, place } = subject
  const locations = [place, ...pinnedPlaces(subject)].map(({ id }) => id)
  if (dimension === 'source') {
    return {
      groups: catalog.datasources.map(({ id, datasource }) => ({ id, label: datasource })),
      query: { indicators: [indicator.id], locations },
      groupOf: ({ datasource }) => datasource,
      whole: null,
    }
  }
  if (areOfPlaces(dimension)) return groupByPlace(levels[dimension], subject)
  const members = membersOf(dimension, indicator, catalog)
  if (members.length < 2) return null
  return {
    groups: members,
    query: { indicators: members.map(({ id }) => id), datasources: [source.id], locations },
    groupOf: ({ indicator: id }) => id,
    whole: null,
  }
}

function groupByPlace(level: number, { catalog, indicator, source }: Subject): Grouping {
  const places = catalog.locations.filter((one) => one.level === level || one.level === levels.national)
  return {
    groups: places.map(({ id, name }) => ({ id, label: name })),
    query: { indicators: [indicator.id], datasources: [source.id], levels: [levels.national, level] },
    groupOf: ({ location }) => location,
    whole: places.find((one) => one.level === levels.national)?.id ?? null,
  }
}

/** Indicators that count one group of people each: "DPT3 coverage, rural" beside "DPT3 coverage". */
export function membersOf(dimension: Dimension, { short_name }: Indicator, { indicators }: Catalog): Group[] {
  return (endings[dimension] ?? []).flatMap((ending) => {
    const names = [`${short_name}, ${ending}`, `${short_name} (${ending})`].map((name) => name.toLowerCase())
    const found = indicators.find((one) => names.includes(one.short_name.toLowerCase()))
    return found ? [{ id: found.id, label: ending }] : []
  })
}
