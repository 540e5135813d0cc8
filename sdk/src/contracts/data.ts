import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { LineageRow } from './lineage.ts'
import {
  FieldList,
  IdList,
  IdParams,
  ListQuery,
  momentPattern,
  MomentText,
  Page,
  PeriodList,
} from './page.ts'

export { pointValueTypes, valueTypes } from './valueTypes.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })
const IdOrNull = Type.Union([Id, Type.Null()])
const Moment = Type.String({ description: 'ISO 8601, UTC.' })

export const PeriodText = Type.String({
  pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$',
  description: 'Year, or year-month.',
})

export const DataValue = Type.Object(
  {
    id: Id,
    indicator: Id,
    datasource: Id,
    location: Id,
    period: PeriodText,
    value_type: Type.Integer({
      description: '1 estimate, 2 survey, 3 lower, 4 upper, 5 routine, 6 numerator, 7 denominator.',
    }),
    value: Type.Number({ description: "In the indicator's own unit." }),
    citation: IdOrNull,
    note: Type.String(),
    created_at: Moment,
    updated_at: Moment,
  },
  closed,
)
export type DataValue = Type.Static<typeof DataValue>

export const Citation = Type.Object(
  {
    id: Id,
    text: Type.String(),
    licence: Type.String(),
    vintage: Type.String({ description: 'Edition or download date of the file that was read.' }),
    is_secondary: Type.Boolean({
      description: 'Whether the figures were read where somebody else quotes the publication, not in it.',
    }),
  },
  closed,
)
export type Citation = Type.Static<typeof Citation>

/** Where an indicator has point values: one row per source and place, its periods ascending. */
export const CoverageRow = Type.Object(
  { datasource: Id, location: Id, periods: Type.Array(PeriodText) },
  closed,
)
export type CoverageRow = Type.Static<typeof CoverageRow>

export const Coverage = Type.Object(
  {
    indicator: Id,
    results: Type.Array(CoverageRow),
    lineage: Type.Optional(
      Type.Array(LineageRow, {
        description: 'Which sources of it are made from others, so that their agreement confirms nothing.',
      }),
    ),
  },
  closed,
)
export type Coverage = Type.Static<typeof Coverage>

const asOf = Type.String({
  pattern: momentPattern,
  description:
    'The data as they were at this day or moment, before later imports changed them; at most 100,000 values in reach.',
})

/** What every call for values can be narrowed by. */
export const valueFilters = {
  indicator: Type.Optional(IdList),
  datasource: Type.Optional(IdList),
  location: Type.Optional(IdList),
  level: Type.Optional(IdList),
  value_type: Type.Optional(IdList),
  period: Type.Optional(PeriodList),
  period_from: Type.Optional(PeriodText),
  period_to: Type.Optional(PeriodText),
  updated_after: Type.Optional(MomentText),
  latest: Type.Optional(
    Type.Boolean({ description: 'Only the newest period of each indicator, source, place and value type.' }),
  ),
  as_of: Type.Optional(asOf),
}

/** What clients of the first platform send as a period until they have one. */
const unsetPeriods = ['[object Object]', 'undefined', 'null']
export const isUnsetPeriod = (period: string | undefined): boolean =>
  period !== undefined && unsetPeriods.includes(period)

export const PeriodsOrUnset = Type.String({
  pattern: `^(\\[object Object\\]|undefined|null|\\d{4}(-\\d{2})?(,\\d{4}(-\\d{2})?)*)$`,
  description:
    'One year or year-month, or several with commas between them. Nothing is found under undefined, null and [object Object].',
})

/** The largest answer of the column form, in rows. */
export const maxColumnRows = 100_000

/**
 * Values as columns of equal length; `period.codes` index into `period.values`. A quarter of the
 * packed bytes of row objects, and what the bridge hands to plugins as typed arrays.
 */
export const DataColumns = Type.Object(
  {
    version: Type.String(),
    count: Type.Integer({ minimum: 0 }),
    id_steps: Type.Array(Type.Integer(), {
      description:
        'Rows come by id: each id less the one before it, the first as it is. Ids in full are half the packed bytes.',
    }),
    indicator: Type.Array(Type.Integer()),
    datasource: Type.Array(Type.Integer()),
    location: Type.Array(Type.Integer()),
    period: Type.Object({ values: Type.Array(Type.String()), codes: Type.Array(Type.Integer()) }, closed),
    value_type: Type.Array(Type.Integer()),
    value: Type.Array(Type.Number()),
    citation: Type.Array(Type.Integer({ description: '0 where the value has none.' })),
  },
  closed,
)
export type DataColumns = Type.Static<typeof DataColumns>

export const valueOrderings = [
  'id',
  'period',
  'value',
  'indicator',
  'datasource',
  'location',
  'created_at',
  'updated_at',
] as const

export const getCoverage = endpoint({
  method: 'GET',
  path: '/api/indicators/:id/coverage/',
  access: 'public',
  summary: 'Which sources, places and periods have values of an indicator.',
  params: IdParams('an indicator', 18),
  output: Coverage,
})

export const listCitations = endpoint({
  method: 'GET',
  path: '/api/citations/',
  access: 'public',
  summary: 'The publications that values were read from.',
  query: ListQuery(['id'], { id: Type.Optional(IdList) }),
  output: Page(Citation),
})

export const listDataValues = endpoint({
  method: 'GET',
  path: '/api/data/',
  access: 'public',
  problems: ['rate_limited'],
  summary: 'Data values: what sources report, by indicator, source, place and period.',
  query: ListQuery(valueOrderings, {
    id: Type.Optional(IdList),
    ...valueFilters,
    period: Type.Optional(PeriodsOrUnset),
    fields: Type.Optional(FieldList(DataValue)),
    format: Type.Optional(
      Type.Enum(['json', 'csv'], {
        description:
          'csv is a download of all rows that match, by id: size and page do not apply to it. A network can read four downloads at once.',
      }),
    ),
  }),
  output: Page(DataValue),
})

/** A value that is no longer in the data. */
export const RemovedValue = Type.Object(
  {
    id: Type.Integer({ minimum: 1, description: 'Never given to another value.' }),
    indicator: Id,
    datasource: Id,
    location: Id,
    period: PeriodText,
    value_type: Type.Integer(),
    removed_at: Moment,
    import: Type.Integer({ minimum: 1, description: 'The import or undo that removed it.' }),
  },
  closed,
)
export type RemovedValue = Type.Static<typeof RemovedValue>

export const listRemovedValues = endpoint({
  method: 'GET',
  path: '/api/data/removed/',
  access: 'public',
  summary:
    'Values that have gone: what a client that keeps the data has to drop, asked with the same updated_after as data/. A value that came back is not here but there.',
  query: ListQuery(['id', 'removed_at'], {
    indicator: Type.Optional(IdList),
    datasource: Type.Optional(IdList),
    location: Type.Optional(IdList),
    updated_after: Type.Optional(MomentText),
  }),
  output: Page(RemovedValue),
})
export const getDataValue = endpoint({
  method: 'GET',
  path: '/api/data/:id/',
  access: 'public',
  summary: 'One data value.',
  params: IdParams('a data value', 1),
  output: DataValue,
})
export const getDataColumns = endpoint({
  method: 'GET',
  path: '/api/data/columns/',
  access: 'public',
  summary: `Data values as columns, at most ${maxColumnRows} rows.`,
  query: Type.Object(valueFilters, closed),
  output: DataColumns,
})

export const UpdateTime = Type.Object(
  {
    id: Type.Integer({ minimum: 1, description: 'Number of the import.' }),
    updated_at: Moment,
    added: Type.Integer({ description: 'Values that it added.' }),
    changed: Type.Integer(),
    removed: Type.Integer(),
  },
  closed,
)
export type UpdateTime = Type.Static<typeof UpdateTime>

export const listUpdateTimes = endpoint({
  method: 'GET',
  path: '/api/after_datetime/',
  access: 'public',
  summary: 'When the data were changed, the last time first.',
  query: ListQuery(['id', 'updated_at'], {}),
  output: Page(UpdateTime),
})
