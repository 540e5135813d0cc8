import type { Catalog, Indicator, Location } from '@msdat/sdk'
import {
  compareToTarget,
  isPercentage as isShare,
  leadingTarget,
  levels,
  placeCode,
  type Figure,
  type TargetLine,
} from '@msdat/sdk/kit'
import { areEnough, computeZone, type Computing, type Way } from './computeZone.ts'
import type { ZonePlace } from './ZonePlace.ts'

interface Asked {
  figures: readonly Figure[]
  catalog: Catalog
  indicator: Indicator
  targets: readonly TargetLine[]
  /** How to fill zones without a figure; null leaves them empty. */
  computing: Computing | null
}

/** Nigeria, the zones from high to low, then the states by zone in that order, from high to low inside. */
export function zonePlaces({ figures, catalog, indicator, targets, computing }: Asked): ZonePlace[] {
  const byPlace = new Map(figures.map((figure) => [figure.location, figure]))
  const values = new Map(figures.map(({ location, value }) => [location, value]))
  const target = leadingTarget(targets)?.value
  const isPercentage = isShare(catalog.factors.find(({ id }) => id === indicator.factor))
  const ofLevel = (level: number) => catalog.locations.filter((one) => one.level === level)
  const statesOf = (zone: Location) => ofLevel(levels.state).filter(({ parent }) => parent === zone.id)

  const toPlace = (place: Location, zone: Location | null): ZonePlace => {
    const figure = byPlace.get(place.id) ?? null
    const made =
      !figure && computing && place.level === levels.zone
        ? computeZone(
            statesOf(place).map(({ id }) => id),
            values,
            computing,
          )
        : null
    const value = figure?.value ?? made?.value ?? null
    const standing =
      value === null
        ? undefined
        : compareToTarget(
            { value, lower: figure?.lower, upper: figure?.upper, isPercentage },
            target,
            indicator.desirable_slope,
          )
    return {
      place,
      code: placeCode(place),
      zone,
      value,
      figure,
      computed: made?.computed ?? null,
      standing,
      gap: null,
    }
  }

  const zones = ofLevel(levels.zone)
    .map((zone) => toPlace(zone, null))
    .sort(highestFirst)
  const states = zones.flatMap(({ place: zone }) => {
    const inside = statesOf(zone)
      .map((state) => toPlace(state, zone))
      .sort(highestFirst)
    return withGaps(inside, indicator.desirable_slope)
  })
  return [...ofLevel(levels.national).map((nation) => toPlace(nation, null)), ...zones, ...states]
}

function highestFirst(one: ZonePlace, other: ZonePlace): number {
  return (
    (other.value ?? -Infinity) - (one.value ?? -Infinity) || one.place.name.localeCompare(other.place.name)
  )
}

/** Adds each state's distance to the best of its zone. Without a desirable direction none is best. */
function withGaps(states: readonly ZonePlace[], slope: Indicator['desirable_slope']): ZonePlace[] {
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
export function canCompute(places: readonly ZonePlace[], way: Way): boolean {
  return places.some(({ place, figure }) => {
    if (place.level !== levels.zone || figure) return false
    const states = countOf(
      places.filter(({ zone }) => zone?.id === place.id),
      levels.state,
    )
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
