import type { Catalog, Selection } from '@msdat/sdk'
import { findSubject, type Subject } from '@msdat/sdk/kit'

/** What an example is about: the page of developers has no selection. NDHS 2024 of DPT3 where there is such. */
export function exampleSubject(catalog: Catalog): Subject | null {
  const indicator = catalog.indicators.find(({ id }) => id === 18) ?? catalog.indicators[0]
  const source = catalog.datasources.find(({ id }) => id === 2) ?? catalog.datasources[0]
  const selection: Selection = {
    indicator: indicator?.id ?? 0,
    indicators: [],
    datasource: source?.id ?? 0,
    datasources: [],
    location: catalog.locations.find(({ level }) => level === 1)?.id ?? 0,
    places: [],
    period: '2024',
    compareBy: 'Period',
    target: { national: true, sdg: false },
    numdenom: false,
    programArea: '',
  }
  return findSubject(catalog, selection)
}
