import { useSettings, useTheme, type Async, type Catalog, type DataSource } from '@msdat/sdk'
import {
  canCompute,
  citationsOf,
  computedNote,
  countOf,
  figureNotes,
  isInside,
  levels,
  placesAt,
  useAlternatives,
  useStatesFigures,
  useZoneComputing,
  zoneOf,
  zonePlaces,
  type Alternative,
  type FigureCount,
  type Subject,
  type TonedNote,
  type ZonePlace,
} from '@msdat/sdk/kit'
import type { WayToCombine } from '@msdat/sdk/methods'
import { useMemo } from 'react'
import type { ZoneSettings } from './ZoneSettings.ts'

/** All that the cards of this section show. */
export interface Zones {
  /** With the source whose states are shown. */
  subject: Subject
  sources: readonly DataSource[]
  /** The questions behind it, for `standIn`. */
  answers: readonly Async<unknown>[]
  places: readonly ZonePlace[]
  /** How many of the states of the country have a figure. */
  states: FigureCount
  /** What the columns draw: the nation, the zones, and the states of the zone that is looked into or of all. */
  area: { places: readonly ZonePlace[]; states: FigureCount }
  /** Colour of the nation and of each zone, by name. */
  colours: ReadonlyMap<string, string>
  citations: number[]
  /** Of the area. */
  notes: (string | TonedNote)[]
  alternatives: Alternative[]
}

export function useZones(chosenSubject: Subject): Zones {
  const { computed } = useSettings<ZoneSettings>()
  const { subject, sources, notes: sourceNotes, figures, answers } = useStatesFigures(chosenSubject)
  const { catalog, indicator, place, factor } = subject
  const { way, computing } = useZoneComputing(subject, computed)
  const places = useMemo(() => zonePlaces(subject, figures, computing), [subject, figures, computing])
  const chosen = zoneOf(place, catalog.locations)?.id ?? null
  const inside = useMemo(() => places.filter((one) => isInside(one, chosen)), [places, chosen])
  const states = countOf(places, levels.state)
  const area = { places: inside, states: countOf(inside, levels.state) }
  const isComputing = places.some(({ computed }) => computed)
  // All zones are drawn beside the states of one, and computed zones stand on the states of all.
  const behind = isComputing ? states : area.states
  const notes = figureNotes({
    indicator,
    factor,
    sources,
    figures: inside.flatMap(({ figure }) => figure ?? []),
    missing: behind.expected - behind.have,
  })
  const alternatives = useAlternatives(subject, {
    locations: catalog.locations.filter(({ level }) => level !== levels.national).map(({ id }) => id),
    words: ['place', 'places'],
    have: 0,
    isNeeded: figures.length === 0,
  })
  return {
    subject,
    sources,
    answers,
    places,
    states,
    area,
    colours: useColours(catalog),
    citations: citationsOf(figures),
    notes: [...sourceNotes, ...notes, ...computingNotes(places, way, isComputing)],
    alternatives,
  }
}

/** What an asterisk means, or what the switch in the bar would do. */
function computingNotes(places: readonly ZonePlace[], way: WayToCombine | null, isComputing: boolean) {
  if (way === null) return []
  if (isComputing) return [computedNote(way)]
  return canCompute(places, way)
    ? ['Zones without a published figure stay empty; “Compute missing zones” fills them from their states.']
    : []
}

function useColours({ locations }: Catalog): ReadonlyMap<string, string> {
  const { tokens } = useTheme()
  return useMemo(() => {
    const token = (name: string) => tokens[`color-${name}`] ?? '#777777'
    return new Map([
      ...placesAt(locations, levels.national).map(({ name }) => [name, token('text-muted')] as const),
      ...placesAt(locations, levels.zone).map(({ name }, at) => [name, token(`chart-${at + 1}`)] as const),
    ])
  }, [locations, tokens])
}
