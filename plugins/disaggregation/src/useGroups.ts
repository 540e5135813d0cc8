import { useSettings, type Async, type Location } from '@msdat/sdk'
import {
  gapsOf,
  isOfPlaces,
  isOfYear,
  isPercentage,
  pinnedPlaces,
  useFigures,
  useGrouping,
  type Dimension,
  type Figure,
  type Group,
  type GroupGap,
  type Subject,
} from '@msdat/sdk/kit'

/** The groups of one place. */
interface PlaceGroups {
  place: Location
  figures: readonly Figure[]
  gaps: readonly GroupGap[]
}

export interface Grouped extends PlaceGroups, Omit<ReturnType<typeof useGrouping>, 'answer'> {
  /** The groups that have any figure. */
  groups: readonly Group[]
  /** The same groups in each pinned place; none where the groups are places themselves. */
  besides: readonly PlaceGroups[]
  /** What is shown, such as "NDHS by zone". */
  where: string
  answers: readonly Async<unknown>[]
}

export function useGroups(wanted: Subject): Grouped {
  const { by: chosen } = useSettings<{ by: Dimension | 'auto' }>()
  const { dimension: by, grouping, subject, notes, answer: coverage } = useGrouping(chosen, wanted)
  const { catalog, source, place, factor } = subject
  const { figures: all, answer } = useFigures(grouping?.query ?? null, catalog)
  const arePlaces = isOfPlaces(by)
  const groupsIn = (of: Location): PlaceGroups => {
    const figures = all.filter((one) => isOfYear(one) && (arePlaces || one.location === of.id))
    return { place: of, figures, gaps: grouping ? gapsOf(figures, grouping, isPercentage(factor)) : [] }
  }
  const own = groupsIn(place)
  const have = new Set(grouping ? own.figures.map(grouping.groupOf) : [])
  return {
    ...own,
    dimension: by,
    grouping,
    groups: grouping?.groups.filter(({ id }) => have.has(id)) ?? [],
    besides: arePlaces ? [] : pinnedPlaces(subject).map(groupsIn),
    where: by === 'source' ? `${place.name} by source` : `${source.datasource} by ${by}`,
    subject,
    notes,
    answers: [coverage, answer],
  }
}
