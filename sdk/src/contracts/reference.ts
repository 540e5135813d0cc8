import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { FieldList, IdList, IdParams, ListQuery, MomentText, Page, PeriodList } from './page.ts'
import { sourceClasses } from './sourceClasses.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })
const IdOrNull = Type.Union([Id, Type.Null()])
const Moment = Type.String({ description: 'ISO 8601, UTC.' })

export const Slope = Type.Enum(['Positive', 'Negative', 'Unknown'])

export const Indicator = Type.Object(
  {
    id: Id,
    full_name: Type.String(),
    short_name: Type.String(),
    description: Type.String(),
    desirable_slope: Slope,
    indicator_type: Type.String({
      description:
        'Input, output, outcome or impact, as the source of the list says; Population for the number of people.',
    }),
    program_area: Type.String(),
    national_target: Type.Union([Type.Number(), Type.Null()], {
      description: "In the indicator's own unit; null where no target is set.",
    }),
    national_source: Type.String({ description: 'The plan that sets the national target.' }),
    national_information: Type.String(),
    sdg_target: Type.Union([Type.Number(), Type.Null()]),
    sdg_information: Type.String(),
    first_related: IdOrNull,
    second_related: IdOrNull,
    third_related: IdOrNull,
    fourth_related: IdOrNull,
    factor: Id,
    datasources: Type.Array(Id, { description: 'Sources that have values of this indicator.' }),
    created_at: Moment,
    updated_at: Moment,
  },
  closed,
)
export type Indicator = Type.Static<typeof Indicator>

export const DataSource = Type.Object(
  {
    id: Id,
    datasource: Type.String({ description: 'Short name.' }),
    full_name: Type.String(),
    description: Type.String(),
    year_available: Type.String(),
    period_available: Type.String(),
    methodology: Type.String(),
    subnational_data: Type.String(),
    classification: Type.Enum([...sourceClasses]),
    link: Type.String(),
    simulated: Type.Boolean({ description: 'True where the figures are generated, not observed.' }),
    created_at: Moment,
    updated_at: Moment,
  },
  closed,
)
export type DataSource = Type.Static<typeof DataSource>

export const Location = Type.Object(
  {
    id: Id,
    name: Type.String(),
    parent: IdOrNull,
    level: Type.Integer({ description: '1 national, 2 zone, 3 state, 4 LGA.' }),
    created_at: Moment,
    updated_at: Moment,
  },
  closed,
)
export type Location = Type.Static<typeof Location>

export const LocationLevel = Type.Object({ id: Id, name: Type.String() }, closed)
export type LocationLevel = Type.Static<typeof LocationLevel>

export const ValueType = Type.Object({ id: Id, value_type: Type.String() }, closed)
export type ValueType = Type.Static<typeof ValueType>

export const Factor = Type.Object(
  { id: Id, display_factor: Type.String(), multiplier_factor: Type.Number() },
  closed,
)
export type Factor = Type.Static<typeof Factor>

export const Link = Type.Object(
  { id: Id, period: Type.String(), link: Type.String(), datasource: Id, indicator: Id },
  closed,
)
export type Link = Type.Static<typeof Link>

/** Everything a client needs to name what it shows: a few hundred rows that change with an import only. */
export const Catalog = Type.Object(
  {
    version: Type.String({ description: 'Data version; changes with every import.' }),
    updated_at: Moment,
    indicators: Type.Array(Indicator),
    datasources: Type.Array(DataSource),
    locations: Type.Array(Location),
    levels: Type.Array(LocationLevel),
    valueTypes: Type.Array(ValueType),
    factors: Type.Array(Factor),
  },
  closed,
)
export type Catalog = Type.Static<typeof Catalog>

export const getCatalog = endpoint({
  method: 'GET',
  path: '/api/catalog/',
  access: 'public',
  summary: 'All reference lists in one answer.',
  output: Catalog,
})

export const listIndicators = endpoint({
  method: 'GET',
  path: '/api/indicators/',
  access: 'public',
  summary: 'Indicators.',
  query: ListQuery(['id', 'full_name', 'short_name', 'program_area', 'created_at', 'updated_at'], {
    id: Type.Optional(IdList),
    program_area: Type.Optional(Type.String({ description: 'Such as Immunization, Malaria or RMNCH.' })),
    indicator_type: Type.Optional(Type.String({ description: 'Input, Output, Outcome or Impact.' })),
    desirable_slope: Type.Optional(
      Type.Enum(['Positive', 'Negative', 'Unknown'], { description: 'Positive where more is better.' }),
    ),
    factor: Type.Optional(IdList),
    updated_after: Type.Optional(MomentText),
    fields: Type.Optional(FieldList(Indicator)),
  }),
  output: Page(Indicator),
})
export const getIndicator = endpoint({
  method: 'GET',
  path: '/api/indicators/:id/',
  access: 'public',
  summary: 'One indicator.',
  params: IdParams('an indicator', 18),
  output: Indicator,
})
export const listDataSources = endpoint({
  method: 'GET',
  path: '/api/datasources/',
  access: 'public',
  summary: 'Data sources.',
  query: ListQuery(['id', 'datasource', 'full_name', 'classification', 'created_at', 'updated_at'], {
    id: Type.Optional(IdList),
    classification: Type.Optional(Type.String({ description: 'Survey, Routine or Estimate.' })),
    updated_after: Type.Optional(MomentText),
    fields: Type.Optional(FieldList(DataSource)),
  }),
  output: Page(DataSource),
})
export const getDataSource = endpoint({
  method: 'GET',
  path: '/api/datasources/:id/',
  access: 'public',
  summary: 'One data source.',
  params: IdParams('a data source', 2),
  output: DataSource,
})

export const listLocations = endpoint({
  method: 'GET',
  path: '/api/location/',
  access: 'public',
  summary: 'Locations: the nation, zones, states.',
  query: ListQuery(['id', 'name', 'level', 'created_at', 'updated_at'], {
    id: Type.Optional(IdList),
    level: Type.Optional(IdList),
    parent: Type.Optional(IdList),
    name: Type.Optional(Type.String({ description: 'The whole name, such as Kano.' })),
    updated_after: Type.Optional(MomentText),
    fields: Type.Optional(FieldList(Location)),
  }),
  output: Page(Location),
})
export const getLocation = endpoint({
  method: 'GET',
  path: '/api/location/:id/',
  access: 'public',
  summary: 'One location.',
  params: IdParams('a place', 27),
  output: Location,
})

export const listLocationLevels = endpoint({
  method: 'GET',
  path: '/api/location_hierarchy_level/',
  access: 'public',
  summary: 'Levels of the location hierarchy.',
  query: ListQuery(['id', 'name'], { id: Type.Optional(IdList) }),
  output: Page(LocationLevel),
})
export const getLocationLevel = endpoint({
  method: 'GET',
  path: '/api/location_hierarchy_level/:id/',
  access: 'public',
  summary: 'One level.',
  params: IdParams('a level', 3),
  output: LocationLevel,
})

export const listValueTypes = endpoint({
  method: 'GET',
  path: '/api/valuetypes/',
  access: 'public',
  summary: 'Value types.',
  query: ListQuery(['id', 'value_type'], { id: Type.Optional(IdList) }),
  output: Page(ValueType),
})
export const getValueType = endpoint({
  method: 'GET',
  path: '/api/valuetypes/:id/',
  access: 'public',
  summary: 'One value type.',
  params: IdParams('a value type', 2),
  output: ValueType,
})

export const listFactors = endpoint({
  method: 'GET',
  path: '/api/factors/',
  access: 'public',
  summary: 'Units: how a value is multiplied for display.',
  query: ListQuery(['id'], { id: Type.Optional(IdList) }),
  output: Page(Factor),
})
export const getFactor = endpoint({
  method: 'GET',
  path: '/api/factors/:id/',
  access: 'public',
  summary: 'One unit.',
  params: IdParams('a unit', 2),
  output: Factor,
})

export const listLinks = endpoint({
  method: 'GET',
  path: '/api/links/',
  access: 'public',
  summary: 'Where a source publishes an indicator.',
  query: ListQuery(['id', 'period'], {
    id: Type.Optional(IdList),
    datasource: Type.Optional(IdList),
    indicator: Type.Optional(IdList),
    period: Type.Optional(PeriodList),
  }),
  output: Page(Link),
})
export const getLink = endpoint({
  method: 'GET',
  path: '/api/links/:id/',
  access: 'public',
  summary: 'One link.',
  params: IdParams('a link', 1),
  output: Link,
})
