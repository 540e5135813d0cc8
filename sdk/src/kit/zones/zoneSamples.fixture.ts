import type { Location } from '../../contracts/reference.ts'
import type { Figure } from '../values/readFigures.ts'

export const place = (id: number, name: string, level: number, parent: number | null): Location =>
  ({ id, name, level, parent }) as Location

/** NDHS 2018 of one indicator. */
export const figure = (location: number, value: number): Figure => ({
  indicator: 7,
  datasource: 2,
  location,
  period: '2018',
  value,
  valueType: 2,
  lower: null,
  upper: null,
  citation: 0,
})
