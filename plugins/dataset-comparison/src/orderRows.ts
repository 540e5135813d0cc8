import { levels, type ComparedRow } from '@msdat/sdk/kit'
import type { DatasetSettings } from './DatasetSettings.ts'

/** The nation stays first; places that cannot be compared come last where places are ordered by figures. */
export function orderRows(rows: readonly ComparedRow[], order: DatasetSettings['order']): ComparedRow[] {
  const sizeOf = ({ difference, figures }: ComparedRow): number =>
    order === 'value' ? (figures[0]?.value ?? -Infinity) : difference === null ? -1 : Math.abs(difference)
  return [...rows].sort((one, other) => {
    const byLevel = one.place.level - other.place.level
    const bySize = order === 'alphabetical' ? 0 : sizeOf(other) - sizeOf(one)
    return byLevel || bySize || one.place.name.localeCompare(other.place.name)
  })
}

/** How many of the states that can be compared differ by no more than the tolerance. */
export function countAgreeing(
  rows: readonly ComparedRow[],
  tolerance: number,
): { agree: number; of: number } {
  const comparable = rows.filter(
    ({ place, difference }) => place.level === levels.state && difference !== null,
  )
  const agree = comparable.filter(({ difference }) => Math.abs(difference ?? 0) <= tolerance)
  return { agree: agree.length, of: comparable.length }
}
