import * as Type from 'typebox'
import { PeriodText } from './data.ts'
import { endpoint } from './endpoint.ts'
import { IdList, IdParams } from './page.ts'
import { DataSource, Indicator, Location, LocationLevel } from './reference.ts'

const closed = { additionalProperties: false } as const

export const Periods = Type.Object(
  { periods: Type.Array(PeriodText, { description: 'Newest first.' }) },
  closed,
)
export const Years = Type.Object(
  { years: Type.Array(Type.String(), { description: 'Newest first.' }) },
  closed,
)
export const Locations = Type.Object({ locations: Type.Array(Location) }, closed)
export const DataSources = Type.Object({ datasources: Type.Array(DataSource) }, closed)
export const Indicators = Type.Object({ indicators: Type.Array(Indicator) }, closed)

export const listPeriods = endpoint({
  method: 'GET',
  path: '/api/period-data/',
  access: 'public',
  summary: 'Periods for which there are figures.',
  query: Type.Object(
    {
      indicator: Type.Optional(IdList),
      datasource: Type.Optional(IdList),
      location: Type.Optional(IdList),
    },
    closed,
  ),
  output: Periods,
})

// Not an IdList: a hyphen is refused in words of its own, before anything else is said of the text.
const IdsWithoutHyphen = Type.String({
  maxLength: 2000,
  description: 'One id, or several with commas between them. A hyphen is refused.',
})

export const listPlaces = endpoint({
  method: 'GET',
  path: '/api/location-data/',
  access: 'public',
  summary: 'Locations for which there are figures.',
  query: Type.Object(
    { indicator: Type.Optional(IdsWithoutHyphen), datasource: Type.Optional(IdsWithoutHyphen) },
    closed,
  ),
  output: Locations,
})

/** What a client reads when it asks for too odd an id in `location-data/`. */
export const hyphenRefusal = 'Request blocked: datasource or indicator contains a hyphen (-).'

export const listSourcesOfIndicator = endpoint({
  method: 'GET',
  path: '/api/indicator-data/datasources/:id/',
  access: 'public',
  summary: 'Data sources that have values of an indicator.',
  params: IdParams('an indicator', 18),
  output: DataSources,
})

export const listIndicatorsOfSource = endpoint({
  method: 'GET',
  path: '/api/datasource-data/indicators/:id/',
  access: 'public',
  summary: 'Indicators of which a data source has values.',
  params: IdParams('a data source', 2),
  output: Indicators,
})

export const listIndicatorSources = endpoint({
  method: 'GET',
  path: '/api/indicators/:id/datasources/',
  access: 'public',
  summary: 'Data sources that have values of an indicator.',
  params: IdParams('an indicator', 18),
  output: DataSources,
})

export const listIndicatorYears = endpoint({
  method: 'GET',
  path: '/api/indicators/:id/years_available/',
  access: 'public',
  summary: 'Years for which there are figures of an indicator; a month counts for its year.',
  params: IdParams('an indicator', 18),
  output: Years,
})

export const CoverageLevels = Type.Object(
  {
    indicator: Type.Integer({ minimum: 1 }),
    data_level: Type.String({ description: 'Names of the levels, commas between them.' }),
    levels: Type.Array(LocationLevel),
  },
  closed,
)
export type CoverageLevels = Type.Static<typeof CoverageLevels>

export const getCoverageLevels = endpoint({
  method: 'GET',
  path: '/api/indicators/:id/coverage_levels/',
  access: 'public',
  summary: 'Levels at which there are values of an indicator: national, zone, state, LGA.',
  params: IdParams('an indicator', 18),
  query: Type.Object({ datasource: Type.Optional(IdList) }, closed),
  output: CoverageLevels,
})

export const PlaceFigures = Type.Object(
  {
    location: Type.Integer({ minimum: 1 }),
    results: Type.Array(
      Type.Object(
        {
          indicator: Type.Integer({ minimum: 1 }),
          datasources: Type.Integer({ minimum: 1, description: 'How many sources have figures of it here.' }),
          newest: Type.String({ description: 'Newest period of any of them.' }),
        },
        closed,
      ),
      { description: 'Indicators that have figures of the place itself.' },
    ),
  },
  closed,
)
export type PlaceFigures = Type.Static<typeof PlaceFigures>

export const listIndicatorsOfPlace = endpoint({
  method: 'GET',
  path: '/api/location-data/:id/indicators/',
  access: 'public',
  summary: 'Indicators that have figures of a place, with the number of sources and the newest period.',
  params: IdParams('a place', 1),
  output: PlaceFigures,
})
