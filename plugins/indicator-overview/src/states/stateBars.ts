import type { Catalog, Factor, Indicator, Location } from '@msdat/sdk'
import {
  compareToTarget,
  isPercentage as isShare,
  leadingTarget,
  levels,
  placeCode,
  zoneOf,
  type Figure,
  type Standing,
  type TargetLine,
} from '@msdat/sdk/kit'

/** One place in the chart of the states. */
export interface PlaceBar {
  place: Location
  code: string
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

interface Asked {
  factor: Factor | undefined
  figures: readonly Figure[]
  catalog: Catalog
  indicator: Indicator
  place: Location
  /** Only the states of the zone that the place lies in. */
  isZoneOnly: boolean
  targets: readonly TargetLine[]
}

export function stateBars({
  figures,
  catalog,
  indicator,
  factor,
  place,
  isZoneOnly,
  targets,
}: Asked): StateBars {
  const { locations } = catalog
  const byPlace = new Map(figures.map((figure) => [figure.location, figure]))
  const target = leadingTarget(targets)?.value
  const isPercentage = isShare(factor)
  const barOf = (location: Location): PlaceBar => {
    const figure = byPlace.get(location.id) ?? null
    const standing = figure
      ? compareToTarget({ ...figure, isPercentage }, target, indicator.desirable_slope)
      : undefined
    return { place: location, code: placeCode(location), figure, standing }
  }
  const zone = isZoneOnly ? zoneOf(place, locations) : null
  const states = locations
    .filter(({ level, parent }) => level === levels.state && (!zone || parent === zone.id))
    .map(barOf)
  const nation = locations.filter(({ level }) => level === levels.national).map(barOf)
  states.sort(highestFirst)
  return {
    bars: [...nation, ...(zone ? [barOf(zone)] : []), ...states],
    zone,
    have: states.filter(({ figure }) => figure).length,
    expected: states.length,
  }
}

function highestFirst(one: PlaceBar, other: PlaceBar): number {
  return (
    (other.figure?.value ?? -Infinity) - (one.figure?.value ?? -Infinity) ||
    one.place.name.localeCompare(other.place.name)
  )
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
