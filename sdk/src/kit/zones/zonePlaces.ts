import { levels } from '../../contracts/levels.ts'
import type { Location } from '../../contracts/reference.ts'
import { areEnough, combineAreas, type WayToCombine } from '../../methods/areas/combineAreas.ts'
import type { Subject } from '../values/findSubject.ts'
import { byValue, countOf, placeRows } from '../values/placeRows.ts'
import { placesAt } from '../values/places.ts'
import type { Figure } from '../values/readFigures.ts'
import { standingOf } from '../values/standingOf.ts'
import type { ZonePlace } from './ZonePlace.ts'

/** How to fill zones without a figure. */
export interface ZoneComputing {
  way: WayToCombine
  /** Population by state, which means are weighted with. */
  population: ReadonlyMap<number, number>
}

/** The nation, the zones from high to low, then the states by zone in that order, from high to low inside. */
export function zonePlaces(
  subject: Subject,
  figures: readonly Figure[],
  /** Null leaves zones without a figure empty. */
  computing: ZoneComputing | null,
): ZonePlace[] {
  const { locations } = subject.catalog
  const rowsOf = (places: readonly Location[], zone: Location | null): ZonePlace[] =>
    placeRows(subject, places, figures).map((row) => ({ ...row, zone, computed: null, gap: null }))
  const statesOf = (zone: Location) =>
    rowsOf(
      placesAt(locations, levels.state).filter(({ parent }) => parent === zone.id),
      zone,
    ).sort(byValue)
  const zones = rowsOf(placesAt(locations, levels.zone), null)
    .map((row) => (row.figure || !computing ? row : compute(row, statesOf(row.place), computing)))
    .map((row) => (row.computed ? { ...row, standing: standingOf(subject, row.computed) } : row))
    .sort(byValue)
  const slope = subject.indicator.desirable_slope
  const states = zones.flatMap(({ place }) => withGaps(statesOf(place), slope))
  return [...rowsOf(placesAt(locations, levels.national), null), ...zones, ...states]
}

/** A zone without a figure, made from those of its states. */
function compute(
  zone: ZonePlace,
  states: readonly ZonePlace[],
  { way, population }: ZoneComputing,
): ZonePlace {
  const parts = states.map(({ place, value }) => ({ value, population: population.get(place.id) }))
  const computed = combineAreas(parts, way)
  return { ...zone, computed, value: computed?.value ?? null }
}

/** Adds each state's distance to the best of its zone. Without a desirable direction none is best. */
function withGaps(states: readonly ZonePlace[], slope: Subject['indicator']['desirable_slope']): ZonePlace[] {
  const known = states.filter(({ value }) => value !== null)
  const best = slope === 'Positive' ? known[0] : known.at(-1)
  if (slope === 'Unknown' || !best || best.value === null) return [...states]
  const bestValue = best.value
  return states.map((state) =>
    state.value === null
      ? state
      : { ...state, gap: { to: best.place, points: Math.abs(state.value - bestValue) } },
  )
}

/** Whether a zone without a published figure has one that can be made from its states. */
export function canCompute(places: readonly ZonePlace[], way: WayToCombine): boolean {
  return places.some(({ place, figure }) => {
    if (place.level !== levels.zone || figure) return false
    const inside = places.filter(({ zone }) => zone?.id === place.id)
    const states = countOf(inside, levels.state)
    return areEnough(states.have, states.expected, way)
  })
}

/** With a zone or a state chosen, the other zones' states make room. */
export function isInside({ zone }: ZonePlace, chosen: number | null): boolean {
  return chosen === null || zone === null || zone.id === chosen
}

/** The zones and how many states have data, in a sentence or two, for those who cannot see them. */
export function tellZones(places: readonly ZonePlace[], format: (value: number) => string): string {
  const nation = places.find(({ place }) => place.level === levels.national)
  const zones = places.filter(({ place, value }) => place.level === levels.zone && value !== null)
  const states = countOf(places, levels.state)
  const list = zones.map(
    ({ place, value, computed }) => `${place.name} ${format(value ?? 0)}${computed ? ' (computed)' : ''}`,
  )
  return [
    nation && nation.value !== null ? `${nation.place.name}: ${format(nation.value)}.` : '',
    list.length > 0 ? `Zones from high to low: ${list.join(', ')}.` : 'No zone has a figure.',
    `${states.have} of ${states.expected} states have data.`,
  ]
    .filter(Boolean)
    .join(' ')
}
