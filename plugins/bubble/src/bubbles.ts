import type { Catalog } from '@msdat/sdk'
import { levels, zoneOf, type Figure } from '@msdat/sdk/kit'

export interface Bubble {
  id: string
  label: string
  /** The zone. */
  group: string
  x: number | null
  y: number | null
  size: number | null
  /** Earlier years in which the state has both, the earliest first. */
  trail: { period: string; x: number; y: number }[]
}

/** Periods in which some state has both indicators. */
export function sharedYears(figures: readonly Figure[], x: number, y: number): string[] {
  const of = (indicator: number) =>
    new Set(
      figures
        .filter((one) => one.indicator === indicator)
        .map(({ location, period }) => `${location} ${period}`),
    )
  const [xs, ys] = [of(x), of(y)]
  return [...new Set([...xs].filter((key) => ys.has(key)).map((key) => key.split(' ')[1] ?? ''))].sort()
}

interface Asked {
  figures: readonly Figure[]
  sizeFigures: readonly Figure[]
  catalog: Pick<Catalog, 'locations'>
  x: number
  y: number
  period: string
}

/** Each state with its three values; null where one is missing. */
export function bubblesOf({ figures, sizeFigures, catalog, x, y, period }: Asked): Bubble[] {
  const known = new Map(
    figures.map(({ indicator, location, period: when, value }) => [
      `${indicator} ${location} ${when}`,
      value,
    ]),
  )
  const periods = [...new Set(figures.map((one) => one.period))].filter((one) => one < period).sort()
  const sizes = newestOf(sizeFigures)
  const at = (indicator: number, location: number, when: string) =>
    known.get(`${indicator} ${location} ${when}`) ?? null
  return catalog.locations
    .filter(({ level }) => level === levels.state)
    .map((state) => ({
      id: String(state.id),
      label: state.name,
      group: zoneOf(state, catalog.locations)?.name ?? '',
      x: at(x, state.id, period),
      y: at(y, state.id, period),
      size: sizes.get(state.id) ?? null,
      trail: periods.flatMap((when) => {
        const [left, up] = [at(x, state.id, when), at(y, state.id, when)]
        return left === null || up === null ? [] : [{ period: when, x: left, y: up }]
      }),
    }))
}

function newestOf(figures: readonly Figure[]): Map<number, number> {
  const rising = [...figures].sort((a, b) => a.period.localeCompare(b.period))
  return new Map(rising.map(({ location, value }) => [location, value]))
}

/** The same on logarithmic axes: what is not above 0 cannot be drawn. */
export function toLog(bubble: Bubble): Bubble {
  const log = (value: number | null) => (value !== null && value > 0 ? Math.log10(value) : null)
  return {
    ...bubble,
    x: log(bubble.x),
    y: log(bubble.y),
    trail: bubble.trail.flatMap(({ period, x, y }) =>
      x > 0 && y > 0 ? [{ period, x: Math.log10(x), y: Math.log10(y) }] : [],
    ),
  }
}
