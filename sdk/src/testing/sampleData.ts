import { valueTypes } from '../contracts/valueTypes.ts'
import { fillCatalog } from './fillCatalog.ts'
import type { FakeValue } from './toTable.ts'

/** A small catalog to test with: two indicators, two sources, Nigeria, a zone and three states. Its figures are made up. */
export const sampleCatalog = fillCatalog({
  indicators: [
    { id: 1, short_name: 'DPT3 coverage', national_target: 90, sdg_target: 90, datasources: [1, 2] },
    {
      id: 2,
      short_name: 'Under 5 mortality',
      desirable_slope: 'Negative',
      factor: 2,
      sdg_target: 25,
      datasources: [1],
    },
  ],
  datasources: [
    { id: 1, datasource: 'Survey A', classification: 'Survey' },
    { id: 2, datasource: 'Routine B', classification: 'Routine' },
  ],
  locations: [
    { id: 1, name: 'Nigeria', level: 1 },
    { id: 2, name: 'North-West', level: 2, parent: 1 },
    { id: 3, name: 'Kano', level: 3, parent: 2 },
    { id: 4, name: 'Lagos', level: 3, parent: 1 },
    { id: 5, name: 'Sokoto', level: 3, parent: 2 },
  ],
  factors: [
    { id: 1, display_factor: 'in percentage', multiplier_factor: 100 },
    { id: 2, display_factor: 'per 1000', multiplier_factor: 1000 },
  ],
})

const estimate = (indicator: number, location: number, period: string, value: number): FakeValue => ({
  indicator,
  datasource: 1,
  location,
  period,
  value,
  citation: 1,
})

const bound = (value_type: number, value: number): FakeValue => ({
  ...estimate(1, 1, '2020', value),
  value_type,
})

/** Figures of the sample catalog: the nation over the years, by two sources, and the states of 2020; Sokoto has none. */
export const sampleValues: readonly FakeValue[] = [
  estimate(1, 1, '2013', 38),
  estimate(1, 1, '2018', 50.1),
  estimate(1, 1, '2020', 57.5),
  bound(valueTypes.lowerBound, 55.1),
  bound(valueTypes.upperBound, 59.9),
  { indicator: 1, datasource: 2, location: 1, period: '2019', value: 71, value_type: valueTypes.routine },
  { indicator: 1, datasource: 2, location: 1, period: '2020', value: 74.2, value_type: valueTypes.routine },
  estimate(1, 3, '2020', 41.3),
  estimate(1, 4, '2020', 88.4),
  estimate(2, 1, '2020', 110),
  estimate(2, 3, '2020', 165),
  estimate(2, 4, '2020', 62),
]
