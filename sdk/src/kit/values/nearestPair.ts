import { levels } from '../../contracts/levels.ts'
import type { Coverage } from '../../contracts/data.ts'
import { formatPeriod } from './formatValue.ts'
import { sourceName } from './lookUp.ts'
import type { FigureSet } from './newestSet.ts'
import { statesOf } from './openingSet.ts'
import { placesAt } from './places.ts'
import type { NearestFigures } from './useNearestFigures.ts'

/** Two sets of one period that can be compared from state to state. */
export interface NearestPair {
  one: FigureSet
  other: FigureSet
  /** How many states they share. */
  places: number
  /** "NDHS and MICS, 2018 (37 states)". */
  label: string
}

/** The sets that share states, nearest to what is shown of two indicators; null where there are none. */
export function sharingPair(a: NearestFigures, b: NearestFigures): NearestPair | null {
  const { catalog } = a
  const states = placesAt(catalog.locations, levels.state).map(({ id }) => id)
  const pair = a.coverage && b.coverage && nearestPair([a.coverage, b.coverage], states, a)
  if (!pair) return null
  const [first, second] = [pair.one, pair.other].map((set) => sourceName(catalog, set.datasource))
  const counted = `${pair.places} ${pair.places === 1 ? 'state' : 'states'}`
  return { ...pair, label: `${first} and ${second}, ${formatPeriod(pair.one.period)} (${counted})` }
}

/** Two sets of one period that share states, the nearest to what is looked at; null where there are none. */
export function nearestPair(
  [first, second]: readonly [Coverage, Coverage],
  states: readonly number[],
  wanted: { source: { id: number } | undefined; period: string },
): Omit<NearestPair, 'label'> | null {
  const pairs = setsOf(first, states).flatMap((one) =>
    setsOf(second, states).flatMap((other) => {
      const isSame = first.indicator === second.indicator && one.datasource === other.datasource
      if (isSame || one.period !== other.period) return []
      const places = statesOf(second, other, statesOf(first, one, states)).length
      return places > 0 ? [{ one, other, places }] : []
    }),
  )
  const distance = ({ one }: { one: FigureSet }) =>
    Math.abs(Number(one.period) - Number(wanted.period.slice(0, 4)))
  const isOther = ({ one }: { one: FigureSet }) => Number(one.datasource !== wanted.source?.id)
  // One state out of 37 is no picture of the states.
  const most = Math.max(0, ...pairs.map(({ places }) => places))
  const [best] = pairs
    .filter(({ places }) => places * 2 > most)
    .sort((a, b) => isOther(a) - isOther(b) || distance(a) - distance(b) || b.places - a.places)
  return best ?? null
}

/** Every source and whole year with a figure of a state. */
function setsOf({ results }: Coverage, states: readonly number[]): FigureSet[] {
  const among = new Set(states)
  const sets = new Map<string, FigureSet>()
  for (const { datasource, location, periods } of results) {
    if (!among.has(location)) continue
    for (const period of periods)
      if (!period.includes('-')) sets.set(`${datasource} ${period}`, { datasource, period })
  }
  return [...sets.values()]
}
