import { findPopulation } from '@msdat/sdk/contracts/findPopulation'
import { levels } from '@msdat/sdk/contracts/levels'
import type { Catalog, Location } from '@msdat/sdk/contracts/reference'
import type { FigureRow } from '../figures/FigureRow.ts'
import { countVerdicts, judgeFigures, type VerdictCount } from './judgeFigures.ts'

export interface Peer {
  place: Location
  isSameZone: boolean
  population: number | null
  /** How the place of the profile does beside it, over indicators with a figure of the same source and year. */
  verdicts: VerdictCount
}

interface PeerData {
  catalog: Pick<Catalog, 'indicators' | 'locations'>
  place: number
  /** The newest figures of all places of the level. */
  peers: readonly FigureRow[]
}

/** How many places of the nearest population stand beside those of the zone. */
const ofLikeSize = 3

export const howPeersAreChosen = `The states of the same zone, and the ${ofLikeSize} other states whose population is nearest, by the newest population that one source gives for both. Better or worse is said only where two intervals of the same source and year lie apart.`

/** The other places of a zone's level, or the states of the same zone and those of like size. */
export function findPeers({ catalog, place, peers }: PeerData): Peer[] {
  const own = catalog.locations.find(({ id }) => id === place)
  if (!own || own.level === levels.national) return []
  const others = catalog.locations.filter(({ id, level }) => level === own.level && id !== place)
  const people = populationsOf(catalog, place, peers)
  const ownPeople = people.get(place) ?? null
  const distance = (id: number): number => Math.abs((people.get(id) ?? Infinity) - (ownPeople ?? 0))
  const neighbours = own.level === levels.zone ? others : others.filter(({ parent }) => parent === own.parent)
  const alike = others
    .filter(({ id }) => ownPeople !== null && people.has(id))
    .filter((one) => !neighbours.includes(one))
    .toSorted((one, other) => distance(one.id) - distance(other.id))
    .slice(0, ofLikeSize)
  return [...neighbours, ...alike].map((one) => ({
    place: one,
    isSameZone: one.parent === own.parent,
    population: people.get(one.id) ?? null,
    verdicts: comparePlaces(catalog.indicators, peers, place, one.id),
  }))
}

/** Of the source and year of the newest population of the place, so that sizes can be compared. */
function populationsOf(
  { indicators }: PeerData['catalog'],
  place: number,
  rows: readonly FigureRow[],
): Map<number, number> {
  const counted = rows.filter(({ indicator }) => indicator === findPopulation(indicators)?.id)
  const newest = counted
    .filter(({ location }) => location === place)
    .toSorted((one, other) => other.period.localeCompare(one.period))[0]
  return new Map(
    counted
      .filter(({ datasource, period }) => datasource === newest?.datasource && period === newest.period)
      .map(({ location, value }) => [location, value]),
  )
}

function comparePlaces(
  indicators: readonly Catalog['indicators'][number][],
  rows: readonly FigureRow[],
  place: number,
  other: number,
): VerdictCount {
  const theirs = rows.filter(({ location }) => location === other)
  return countVerdicts(
    indicators.map(({ id, desirable_slope: slope }) => {
      const own = rows
        .filter(({ indicator, location }) => indicator === id && location === place)
        .toSorted((one, two) => two.period.localeCompare(one.period))
      for (const figure of own) {
        const match = theirs.find(
          ({ indicator, datasource, period }) =>
            indicator === id && datasource === figure.datasource && period === figure.period,
        )
        if (match) return judgeFigures(figure, match, slope)
      }
      return null
    }),
  )
}
