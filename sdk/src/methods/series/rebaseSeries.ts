interface Series {
  label: string
  points: readonly { period: string; value: number }[]
}

/** Series that are each a percentage of their own value in one period. */
export interface Rebased<Of extends Series> {
  /** The period that is 100; null where the series share none. */
  base: string | null
  series: (Omit<Of, 'points'> & { points: { period: string; value: number }[] })[]
  /** Names of series without a value other than 0 in that period. */
  left: string[]
}

/** Each series as a percentage of its own value in the base period: the wanted one, else the first that all share. */
export function rebaseSeries<Of extends Series>(series: readonly Of[], wanted: string | null): Rebased<Of> {
  const base = wanted ?? firstShared(series)
  if (base === null) return { base, series: [], left: series.map(({ label }) => label) }
  const valueOf = ({ points }: Of) => points.find(({ period }) => period === base)?.value
  return {
    base,
    left: series.flatMap((one) => (valueOf(one) ? [] : [one.label])),
    series: series.flatMap((one) => {
      const at = valueOf(one)
      if (!at) return []
      return {
        ...one,
        points: one.points.map(({ period, value }) => ({ period, value: (100 * value) / at })),
      }
    }),
  }
}

function firstShared([first, ...others]: readonly Series[]): string | null {
  const periodsOf = (one: Series | undefined) =>
    (one?.points ?? []).filter(({ value }) => value !== 0).map(({ period }) => period)
  const shared = others.map((one) => new Set(periodsOf(one)))
  return (
    periodsOf(first)
      .sort()
      .find((period) => shared.every((periods) => periods.has(period))) ?? null
  )
}
