import { levels } from '../../contracts/levels.ts'

/** Of fewer parts it cannot be told whether a figure of the whole is their total or their average. */
const fewest = 5

/**
 * Rows that can share an axis: the total of counts is left out, since it would press its parts together. Parts are
 * the states, unless said otherwise; what is no part, such as the nation, may be their total.
 */
export function withoutTotals<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => number | null | undefined,
  isPart: (row: Row) => boolean = isOfState,
): Row[] {
  const parts = rows.filter(isPart).flatMap((row) => valueOf(row) ?? [])
  const sum = parts.reduce((total, value) => total + value, 0)
  const isTotal = (row: Row): boolean => parts.length >= fewest && (valueOf(row) ?? 0) > sum / 2
  return rows.filter((row) => isPart(row) || !isTotal(row))
}

const isOfState = (row: unknown): boolean =>
  (row as { place?: { level: number } }).place?.level === levels.state
