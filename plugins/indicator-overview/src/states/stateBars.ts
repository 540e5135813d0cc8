import type { Location } from '@msdat/sdk'
import {
  highestFirst,
  levels,
  placeDatum,
  placesAt,
  standingOf,
  zoneOf,
  type Figure,
  type PlaceDatum,
  type Standing,
  type Subject,
} from '@msdat/sdk/kit'

/** One place in the chart of the states. */
export interface PlaceBar extends PlaceDatum {
  place: Location
  figure: Figure | null
  standing: Standing | undefined
}

export interface StateBars {
  /** The nation, the zone where one is looked into, then its states from high to low, those without a figure last. */
  bars: PlaceBar[]
  /** The zone looked into; null for the whole nation. */
  zone: Location | null
  have: number
  expected: number
}

/** Of the nation, or only of the zone that the place lies in. */
export function stateBars(subject: Subject, figures: readonly Figure[], isZoneOnly: boolean): StateBars {
  const { locations } = subject.catalog
  const byPlace = new Map(figures.map((figure) => [figure.location, figure]))
  const barOf = (place: Location): PlaceBar => {
    const figure = byPlace.get(place.id) ?? null
    const standing = figure ? standingOf(subject, figure) : undefined
    const isEmphasised = place.level !== levels.state
    return { ...placeDatum(place, figure), place, figure, standing, isEmphasised }
  }
  const zone = isZoneOnly ? zoneOf(subject.place, locations) : null
  const states = placesAt(locations, levels.state)
    .filter(({ parent }) => !zone || parent === zone.id)
    .map(barOf)
    .sort((one, other) => highestFirst(one, other) || one.name.localeCompare(other.name))
  return {
    bars: [...placesAt(locations, levels.national).map(barOf), ...(zone ? [barOf(zone)] : []), ...states],
    zone,
    have: states.filter(({ figure }) => figure).length,
    expected: states.length,
  }
}

/** Of fewer states it cannot be told whether a figure of the nation is their total or their average. */
const fewest = 5

/** Without the total of the nation or a zone, which is so far from its states that it would press them together. */
export function onOneScale({ bars, have }: StateBars): PlaceBar[] {
  const isState = ({ place }: PlaceBar) => place.level === levels.state
  const sum = bars.filter(isState).reduce((total, { figure }) => total + (figure?.value ?? 0), 0)
  const isTotal = ({ figure }: PlaceBar) => have >= fewest && figure !== null && figure.value > sum / 2
  return bars.filter((bar) => isState(bar) || !isTotal(bar))
}

/** The chart in a sentence or two, for those who cannot see it. */
export function tellBars({ bars, have, expected }: StateBars, format: (value: number) => string): string {
  const [first] = bars
  const states = bars.filter(({ place, figure }) => place.level === levels.state && figure)
  const [highest, lowest] = [states[0], states.at(-1)]
  const parts = [first?.figure ? `${first.place.name}: ${format(first.figure.value)}.` : '']
  if (highest?.figure && lowest?.figure && highest !== lowest) {
    parts.push(
      `Highest ${highest.place.name} with ${format(highest.figure.value)}, lowest ${lowest.place.name} with ${format(lowest.figure.value)}.`,
    )
  }
  parts.push(`${have} of ${expected} states have data.`)
  return parts.filter(Boolean).join(' ')
}
