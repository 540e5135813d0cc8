import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { facilityLevels, ownerships } from './facilityWords.ts'
import { registryIdPattern } from './facilityRegistries.ts'
import { Nullable } from './outcome.ts'
import { IdList, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })
const Latitude = Type.Number({ minimum: -90, maximum: 90 })
const Longitude = Type.Number({ minimum: -180, maximum: 180 })
const Level = Type.Integer({
  minimum: 1,
  maximum: 4,
  description: Object.entries(facilityLevels)
    .map(([level, name]) => `${level} ${name.toLowerCase()}`)
    .join(', '),
})
const Ownership = Type.Enum(Object.keys(ownerships) as (keyof typeof ownerships)[], {
  description:
    'federal: on the list of federal hospitals; public: public, the registry does not say whose; unknown: it says nothing.',
})
const UnsureLevel = Nullable(Level)

export const Facility = Type.Object(
  {
    id: Id,
    name: Type.String(),
    type: Type.String({ description: 'As the registry says, such as Primary Health Centre.' }),
    level: UnsureLevel,
    ownership: Ownership,
    location: Type.Integer({ description: 'Id of the state.' }),
    lga: Nullable(
      Type.Integer({
        description:
          'As the registry says; else the LGA of the state whose centre is nearest, and null without coordinates.',
      }),
    ),
    town: Type.String({ description: 'Empty where the registry has none.' }),
    latitude: Nullable(Latitude),
    longitude: Nullable(Longitude),
    coordinate_source: Type.String(),
    registry: Type.String({ description: 'Id of the registry: listFacilityRegistries has its citation.' }),
    registry_id: Type.String({
      description: 'Id of the facility in that registry; empty where it gives none.',
    }),
    ward: Type.String({ description: 'Empty where the registry has none.' }),
    services: Type.String({ description: 'As the registry says; empty where it does not.' }),
    confidence: Type.String({
      description: 'high, medium or low where the list says how sure the entry is; else empty.',
    }),
    note: Type.String(),
    distance_km: Nullable(
      Type.Number({ description: 'As the crow flies from the point that was asked from.' }),
    ),
  },
  closed,
)
export type Facility = Type.Static<typeof Facility>

const filters = {
  search: Type.Optional(Type.String({ maxLength: 100, description: 'Words in name, type or town.' })),
  location: Type.Optional(IdList),
  lga: Type.Optional(IdList),
  level: Type.Optional(
    Type.String({ pattern: '^[1-4](,[1-4])*$', description: 'One level, or several with commas.' }),
  ),
  ownership: Type.Optional(Ownership),
  registry: Type.Optional(
    Type.String({ pattern: registryIdPattern, maxLength: 40, description: 'Id of one registry.' }),
  ),
  bounds: Type.Optional(
    Type.String({
      pattern: '^-?\\d{1,3}(\\.\\d{1,8})?(,-?\\d{1,3}(\\.\\d{1,8})?){3}$',
      description: 'West, south, east, north in degrees: those inside only.',
      examples: ['8.2,11.8,8.8,12.2'],
    }),
  ),
}

export const listFacilities = endpoint({
  method: 'GET',
  path: '/api/facilities/',
  access: 'public',
  problems: ['rate_limited'],
  summary: 'Health facilities, by name or by distance from a point.',
  query: ListQuery(['id', 'name', 'level'], {
    ...filters,
    near: Type.Optional(
      Type.String({
        pattern: '^-?\\d{1,2}(\\.\\d{1,8})?,-?\\d{1,3}(\\.\\d{1,8})?$',
        description:
          'Latitude, longitude: the nearest first, with their distance; those without coordinates are left out.',
        examples: ['12.0,8.5'],
      }),
    ),
    format: Type.Optional(
      Type.Enum(['json', 'csv'], { description: 'csv is a download of all that match.' }),
    ),
  }),
  output: Page(Facility),
})

export const FacilityCluster = Type.Object(
  {
    latitude: Latitude,
    longitude: Longitude,
    count: Type.Integer({ minimum: 1 }),
    location: Type.Integer({ description: 'The state of most of them.' }),
    facility: Nullable(Type.Object({ id: Id, name: Type.String(), level: UnsureLevel }, closed)),
  },
  closed,
)
export type FacilityCluster = Type.Static<typeof FacilityCluster>

export const listFacilityClusters = endpoint({
  method: 'GET',
  path: '/api/facilities/clusters/',
  access: 'public',
  summary: 'The facilities with coordinates that match, gathered into cells of a grid: for maps.',
  query: Type.Object(
    {
      ...filters,
      cell: Type.Number({
        minimum: 0.001,
        maximum: 5,
        description: 'Width of a cell in degrees.',
        examples: [0.5],
      }),
    },
    closed,
  ),
  output: Type.Object(
    {
      matched: Type.Integer({ description: 'All that match.' }),
      located: Type.Integer({ description: 'Those of them with coordinates.' }),
      clusters: Type.Array(FacilityCluster, { maxItems: 3000, description: 'The greatest first.' }),
    },
    closed,
  ),
})

export const FacilitiesOfState = Type.Object(
  {
    location: Id,
    total: Type.Integer(),
    levels: Type.Array(Type.Integer(), {
      description: 'How many of levels 1 to 4.',
      minItems: 4,
      maxItems: 4,
    }),
    level_not_stated: Type.Integer({ description: 'How many whose level the registry does not say.' }),
    federal: Type.Integer(),
    located: Type.Integer({ description: 'With coordinates.' }),
    population: Nullable(
      Type.Object(
        { value: Type.Number(), datasource: Id, period: Type.String() },
        { ...closed, description: 'The newest population of the state that is stored.' },
      ),
    ),
    per_100000: Nullable(
      Type.Number({ description: 'Facilities for every 100,000 people of that population.' }),
    ),
  },
  closed,
)
export type FacilitiesOfState = Type.Static<typeof FacilitiesOfState>

export const listFacilitiesByState = endpoint({
  method: 'GET',
  path: '/api/facilities/states/',
  access: 'public',
  summary: 'Facilities of each state by level, with their number for every 100,000 people.',
  output: Type.Object({ states: Type.Array(FacilitiesOfState) }, closed),
})

export const Lga = Type.Object(
  {
    id: Id,
    location: Type.Integer({ description: 'Id of the state.' }),
    name: Type.String(),
    latitude: Latitude,
    longitude: Longitude,
  },
  closed,
)
export type Lga = Type.Static<typeof Lga>

export const listLgas = endpoint({
  method: 'GET',
  path: '/api/lgas/',
  access: 'public',
  summary: 'Local government areas with their centres.',
  query: ListQuery(['id', 'name'], { location: Type.Optional(IdList) }),
  output: Page(Lga),
})
