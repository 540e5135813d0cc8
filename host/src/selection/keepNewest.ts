import type { SelectionChange } from '@msdat/sdk/contracts/selection'
import type { ResolvedView } from '@msdat/sdk/view'

type Asked = SelectionChange

/**
 * What the next view asks for. Whoever looked at the newest figure goes on to the newest: the year is left for the
 * data to say; so is the source, where it was the one that the view opened with and another one may be better now.
 */
export function keepNewest(next: Asked, change: Asked, shown: ResolvedView, hasPlace: boolean): Asked {
  const { selection, isNewest, isOpeningSource } = shown
  const isMoved = (name: 'indicator' | 'location' | 'datasource'): boolean =>
    change[name] !== undefined && change[name] !== selection[name]
  const asked = { ...next }
  const isElsewhere = isMoved('indicator') || isMoved('location') || isMoved('datasource')
  if (isNewest && isElsewhere && change.period === undefined) delete asked.period
  const mayChangeSource = isMoved('indicator') || (isMoved('location') && !hasPlace)
  if (isOpeningSource && mayChangeSource && change.datasource === undefined) {
    if (asked.datasources?.length === 1 && asked.datasources[0] === asked.datasource) delete asked.datasources
    delete asked.datasource
  }
  return asked
}
