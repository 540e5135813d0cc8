import type { SpecificationRow } from './SpecificationRow.ts'

const pages = 'tests/browser/pages.test.ts'
const search = 'host/src/indicatorSearch/indicatorSearch.test.ts'
const profiles = 'host/src/healthProfiles/healthProfiles.test.ts'

const visited = (section: string, route: string): SpecificationRow => ({
  section,
  what: `The page ${route}`,
  file: pages,
  test: 'every page of the table opens for whoever may',
})

export const rows: readonly SpecificationRow[] = [
  visited('2 §2.12', '/indicator-search'),
  visited('2 §2.12', '/indicator-search/barchart-view'),
  visited('2 §2.12', '/indicator-search/state-table-view'),
  visited('2 §2.12', '/indicator-search/datasource-search/{indicator}/{datasource}/{period}/'),
  {
    section: '2 §2.12',
    what: 'The search, its page and its view stand in the address',
    file: search,
    test: 'every choice comes back from the address that it writes',
  },
  visited('2 §2.11', '/health-profiles/'),
  visited('2 §2.11', '/health-profiles/{state}'),
  {
    section: '2 §2.11',
    what: 'The name of a state in the address leads to its profile',
    file: profiles,
    test: 'places are found by the name in the address',
  },
  {
    section: '2 §2.11',
    what: 'Profiles of states and zones show the figures of the data set',
    file: 'tests/release/healthProfiles.test.ts',
    test: '200 figures of the profiles of all states and zones are those of the data set',
  },
  {
    section: '2 §2.11',
    what: 'The sentences of a profile claim no change where the intervals overlap',
    file: 'host/src/healthProfiles/profileRules.test.ts',
    test: 'a summary counts an improvement only where the intervals lie apart',
  },
]
