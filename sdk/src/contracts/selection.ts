import * as Type from 'typebox'
import { PeriodText } from './data.ts'
import { partialOf } from './partialOf.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })

/** Names the host's selectors; a section lists those it uses and the host draws them. */
export const controlNames = [
  'indicator',
  'indicators',
  'datasource',
  'datasources',
  'location',
  'places',
  'year',
  'compareBy',
  'target',
  'numdenom',
  'programArea',
] as const
export type ControlName = (typeof controlNames)[number]

export const compareByChoices = ['Period', 'National', 'Zonal', 'State'] as const

export const Target = Type.Object({ national: Type.Boolean(), sdg: Type.Boolean() }, closed)

/** Places that can be pinned; the nation comes on top. */
export const mostPlaces = 5

/** What the visitor looks at. It is wholly in the address of the page and comes back from it. */
export const Selection = Type.Object(
  {
    indicator: Id,
    indicators: Type.Array(Id, { maxItems: 20 }),
    datasource: Id,
    datasources: Type.Array(Id, { maxItems: 4 }),
    location: Id,
    places: Type.Array(Id, {
      maxItems: mostPlaces + 1,
      description:
        'Places pinned beside the chosen one: five, and the nation. Each card shows them together.',
    }),
    period: PeriodText,
    compareBy: Type.Enum([...compareByChoices]),
    target: Target,
    numdenom: Type.Boolean({ description: 'Show numerator and denominator.' }),
    programArea: Type.String({ maxLength: 120 }),
  },
  closed,
)
export type Selection = Type.Static<typeof Selection>

export const SelectionChange = partialOf(Selection, closed)
export type SelectionChange = Type.Static<typeof SelectionChange>
