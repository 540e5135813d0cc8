import type { LineSeries } from '@msdat/sdk/kit/charts'

export interface Indexed {
  /** The year that is 100; null where the series share none. */
  base: string | null
  series: LineSeries[]
  /** Names of series without a figure other than 0 in that year. */
  left: string[]
}

/** Each series as a percentage of its own value in the base year: the wanted one, else the first all share. */
export function indexSeries(series: readonly LineSeries[], wanted: string | null): Indexed {
  const base = wanted ?? firstShared(series)
  if (base === null) return { base, series: [], left: series.map(({ label }) => label) }
  const indexed: LineSeries[] = []
  const left: string[] = []
  for (const one of series) {
    const at = one.points.find(({ period }) => period === base)?.value
    if (!at) left.push(one.label)
    else
      indexed.push({
        ...one,
        hasBand: false,
        points: one.points.map(({ period, value }) => ({ period, value: (100 * value) / at })),
      })
  }
  return { base, series: indexed, left }
}

function firstShared(series: readonly LineSeries[]): string | null {
  const [first, ...others] = series
  const periods = [...(first?.points ?? [])].filter(({ value }) => value !== 0).map(({ period }) => period)
  const isShared = (period: string) =>
    others.every(({ points }) => points.some((point) => point.period === period && point.value !== 0))
  return periods.sort().find(isShared) ?? null
}
