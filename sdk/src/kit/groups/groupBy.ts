import type { DataQuery } from '@msdat/sdk'
import { levels } from '../../contracts/levels.ts'
import type { Catalog, Indicator, Location } from '../../contracts/reference.ts'
import type { Subject } from '../values/findSubject.ts'
import { shownPlaces } from '../values/pinnedPlaces.ts'
import { placesAt } from '../values/places.ts'
import type { Figure } from '../values/readFigures.ts'

/** By what an indicator is broken down. */
export type Dimension = 'zone' | 'state' | 'source' | 'sex' | 'residence' | 'wealth'

/** The words that the name of an indicator ends with where it counts one group of people. */
const endings: Partial<Record<Dimension, readonly string[]>> = {
  sex: ['female', 'male', 'women', 'men', 'girls', 'boys'],
  residence: ['urban', 'rural'],
  wealth: ['poorest', 'poorer', 'middle', 'richer', 'richest'],
}

/** Whether the groups are places. */
export const isOfPlaces = (dimension: Dimension): dimension is 'zone' | 'state' =>
  dimension === 'zone' || dimension === 'state'

/** Where the groups are, in words: groups that are places stand for the nation. */
export function tellGroupPlaces(
  dimension: Dimension,
  sets: readonly { place: Pick<Location, 'name'> }[],
): string {
  return isOfPlaces(dimension) ? 'Nigeria' : sets.map(({ place }) => place.name).join(', ')
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

/**
 * How the figures of the subject fall into groups: of its place and the pinned ones, or places themselves. Null where
 * the data have no such dimension for this indicator.
 */
export function groupBy(dimension: Dimension, subject: Subject): Grouping | null {
  const { catalog, indicator, source } = subject
  const locations = shownPlaces(subject).map(({ id }) => id)
  if (dimension === 'source') {
    return {
      groups: catalog.datasources.map(({ id, datasource }) => ({ id, label: datasource })),
      query: { indicators: [indicator.id], locations },
      groupOf: ({ datasource }) => datasource,
      whole: null,
    }
  }
  if (isOfPlaces(dimension)) return groupByPlace(levels[dimension], subject)
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
  const places = placesAt(catalog.locations, levels.national, level)
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
