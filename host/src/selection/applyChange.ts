import type { SelectionChange } from '@msdat/sdk/contracts/selection'
import type { Names } from '@msdat/sdk/view'

/** The selection after a change; what merely followed the indicator or the source follows it on. */
export function applyChange(
  selection: SelectionChange,
  change: SelectionChange,
  names: Names,
): SelectionChange {
  const follows: SelectionChange = {}
  if (change.indicator !== undefined) {
    const area = names.indicator(change.indicator)?.program_area
    if (area) follows.programArea = area
  }
  const [only, ...others] = selection.datasources ?? []
  if (change.datasource !== undefined && others.length === 0 && only === selection.datasource) {
    follows.datasources = [change.datasource]
  }
  return { ...selection, ...follows, ...change }
}
