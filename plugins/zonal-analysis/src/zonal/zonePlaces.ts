import type { Location } from '@msdat/sdk'
import {
  highestFirst,
  levels,
  placeDatum,
  placesAt,
  standingOf,
  type Figure,
  type Subject,
} from '@msdat/sdk/kit'
import { areEnough, combineAreas, type WayToCombine } from '@msdat/sdk/methods'
import type { ZonePlace } from './ZonePlace.ts'

/** How to fill zones without a figure. */
export interface Computing {
  way: WayToCombine
  /** Population by state, which means are weighted with. */
  population: ReadonlyMap<number, number>
}

/** Nigeria, the zones from high to low, then the states by zone in that order, from high to low inside. */
export function zonePlaces(
  subject: Subject,
  figures: readonly Figure[],
  /** Null leaves zones without a figure empty. */
  computing: Computing | null,
): ZonePlace[] {
  const { locations } = subject.catalog
  const byPlace = new Map(figures.map((figure) => [figure.location, figure]))
  const statesOf = (zone: Location) =>
    placesAt(locations, levels.state).filter(({ parent }) => parent === zone.id)

  const combine = (zone: Location, { way, population }: Computing) => {
    const parts = statesOf(zone).map(({ id }) => {
      return { value: byPlace.get(id)?.value ?? null, population: population.get(id) }
    })
    return combineAreas(parts, way)
  }

  const toPlace = (place: Location, zone: Location | null): ZonePlace => {
    const figure = byPlace.get(place.id) ?? null
    const isLacking = !figure && place.level === levels.zone
    const computed = isLacking && computing ? combine(place, computing) : null
    const datum = placeDatum(place, figure)
    const value = figure?.value ?? computed?.value ?? null
    const standing = value === null ? undefined : standingOf(subject, { ...figure, value })
    return { ...datum, place, zone, value, figure, computed, standing, gap: null }
  }

  const zones = placesAt(locations, levels.zone)
    .map((zone) => toPlace(zone, null))
    .sort(byValue)
  const states = zones.flatMap(({ place: zone }) => {
    const inside = statesOf(zone).map((state) => toPlace(state, zone))
    return withGaps(inside.sort(byValue), subject.indicator.desirable_slope)
  })
  return [...placesAt(locations, levels.national).map((nation) => toPlace(nation, null)), ...zones, ...states]
}

const byValue = (one: ZonePlace, other: ZonePlace): number =>
  highestFirst(one, other) || one.name.localeCompare(other.name)

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

export interface FigureCount {
  have: number
  expected: number
}

/** How many of the places of a level have a published figure. */
export function countOf(places: readonly ZonePlace[], level: number): FigureCount {
  const inLevel = places.filter(({ place }) => place.level === level)
  return { have: inLevel.filter(({ figure }) => figure).length, expected: inLevel.length }
}

/** The analysis in a sentence or two, for those who cannot see it. */
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
