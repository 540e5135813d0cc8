import type { Catalog } from '../contracts/reference.ts'

/** A catalog that names nothing; spread it and name what a test needs. */
export const emptyCatalog: Catalog = {
  version: 'test',
  updated_at: '2025-01-01T00:00:00.000Z',
  indicators: [],
  datasources: [],
  locations: [],
  levels: [],
  valueTypes: [],
  factors: [],
}
