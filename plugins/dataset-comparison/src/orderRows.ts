import type { ComparedRow } from '@msdat/sdk/kit'
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
