import type { SpecificationRow } from './SpecificationRow.ts'

const finder = 'plugins/facility-finder/src/finder.test.tsx'
const registries = 'server/src/facilityRegistries/registries.test.ts'
const server = 'server/src/facilities/facilities.test.ts'

export const rows: readonly SpecificationRow[] = [
  {
    section: '2 §2.10',
    what: '/state-health-facility (Health Facilities Finder)',
    file: finder,
    test: 'lists what fits, says the registry with its date, and what is not on the map',
  },
  {
    section: '2 §2.10',
    what: 'Health Facilities Finder: filters by state, LGA, level, ownership, and distance',
    file: server,
    test: 'come by distance from a point, with the distance, and never without coordinates',
  },
  {
    section: '2 §2.10',
    what: 'Health Facilities Finder: the nearest to a typed place or to the visitor',
    file: 'tests/release/assistants.test.ts',
    test: 'lists the nearest first, from a typed place and from where the visitor is',
  },
  {
    section: '2 §2.10',
    what: '/health-facilities-profile',
    file: finder,
    test: 'shows the states by density, and says that private facilities are missing',
  },
  {
    section: '2 §2.10',
    what: 'An installation brings in its own registry of facilities: checked, replaced, hidden, removed',
    file: registries,
    test: 'are refused whole for one wrong row, with line, column and remedy',
  },
  {
    section: '2 §2.5',
    what: '/admin#/facilities (registries of health facilities)',
    file: 'tests/release/admin.test.ts',
    test: 'a registry of facilities is checked, mended, found with its citation, and removed',
  },
]
