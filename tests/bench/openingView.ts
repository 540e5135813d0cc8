import type { Selection } from '@msdat/sdk/contracts/selection'

/** What the dashboard is opened with where time is taken. */
export const openingView: Selection = {
  indicator: 18,
  indicators: [],
  datasource: 2,
  datasources: [],
  location: 1,
  places: [],
  period: '2018',
  compareBy: 'Period',
  target: { national: false, sdg: false },
  numdenom: false,
  programArea: '',
}
