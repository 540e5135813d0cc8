import type { SelectionChange } from '@msdat/sdk/contracts/selection'

/** The query that asks for this view, in a fixed order. What is left out is for the data to say. */
export function writeAddress(section: string | undefined, asked: SelectionChange): string {
  const query = new URLSearchParams()
  const set = (name: string, value: string | number | undefined): void => {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  set('section', section)
  set('indicator', asked.indicator)
  set('datasource', asked.datasource)
  set('location', asked.location)
  set('period', asked.period)
  set('compareBy', asked.compareBy)
  set('target', asked.target && writeTarget(asked.target))
  set('numdenom', asked.numdenom ? '1' : undefined)
  set('indicators', asked.indicators?.join(','))
  set('datasources', asked.datasources?.join(','))
  set('places', asked.places?.join(','))
  set('programArea', asked.programArea)
  // Commas are allowed in a query and keep the address readable.
  return `?${query.toString().replaceAll('%2C', ',')}`
}

function writeTarget(target: NonNullable<SelectionChange['target']>): string {
  const names = [target.national && 'national', target.sdg && 'sdg'].filter(Boolean)
  return names.join(',') || 'none'
}
