import type { Selection } from '@msdat/sdk/contracts/selection'

/** The query that shows this view again: everything the visitor looks at, in a fixed order. */
export function writeAddress(section: string | undefined, selection: Selection): string {
  const query = new URLSearchParams()
  if (section) query.set('section', section)
  query.set('indicator', String(selection.indicator))
  query.set('datasource', String(selection.datasource))
  query.set('location', String(selection.location))
  query.set('period', selection.period)
  query.set('compareBy', selection.compareBy)
  query.set('target', writeTarget(selection.target))
  if (selection.numdenom) query.set('numdenom', '1')
  if (selection.indicators.length > 0) query.set('indicators', selection.indicators.join(','))
  if (selection.datasources.length > 0) query.set('datasources', selection.datasources.join(','))
  if (selection.programArea) query.set('programArea', selection.programArea)
  // Commas are allowed in a query and keep the address readable.
  return `?${query.toString().replaceAll('%2C', ',')}`
}

function writeTarget(target: Selection['target']): string {
  const names = [target.national && 'national', target.sdg && 'sdg'].filter(Boolean)
  return names.join(',') || 'none'
}
