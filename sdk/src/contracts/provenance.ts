import * as Type from 'typebox'
import { Citation, DataValue } from './data.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './page.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })

/** A change of the data, as readers may know it: who made it is told to moderators only. */
export const ImportNote = Type.Object(
  {
    id: Id,
    kind: Type.String({ description: 'built-in, or file for what the installation brought in itself.' }),
    name: Type.String({ description: 'Name of the data set or file.' }),
    digest: Type.String({ description: 'SHA-256 of what was read.' }),
    committed_at: Type.String({ description: 'ISO 8601, UTC.' }),
  },
  closed,
)
export type ImportNote = Type.Static<typeof ImportNote>

export const ValueFlag = Type.Object(
  {
    code: Type.String({ description: 'The data-quality rule, such as GT100 or STALE.' }),
    severity: Type.Enum(['error', 'warning', 'note'], {
      description: 'An error keeps the value out of statistics; it stays visible.',
    }),
    version: Type.Integer({ description: 'Version of the rule.' }),
    message: Type.String(),
    inputs: Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()]), {
      description: 'The numbers the rule looked at.',
    }),
  },
  closed,
)
export type ValueFlag = Type.Static<typeof ValueFlag>

export const Provenance = Type.Object(
  {
    value: DataValue,
    indicator: Type.Object({ id: Id, full_name: Type.String(), unit: Type.String() }, closed),
    datasource: Type.Object(
      {
        id: Id,
        datasource: Type.String(),
        full_name: Type.String(),
        classification: Type.String(),
        link: Type.String(),
        simulated: Type.Boolean(),
      },
      closed,
    ),
    location: Type.Object({ id: Id, name: Type.String() }, closed),
    citation: Type.Union([Citation, Type.Null()], {
      description: 'Publication, its licence and its edition.',
    }),
    added_by: ImportNote,
    changed_by: Type.Union([ImportNote, Type.Null()], {
      description: 'The import that last changed the value; null where it stands as it came.',
    }),
    flags: Type.Array(ValueFlag, { description: 'Found now, from the value and its series.' }),
  },
  closed,
)
export type Provenance = Type.Static<typeof Provenance>

export const getProvenance = endpoint({
  method: 'GET',
  path: '/api/data/:id/provenance/',
  access: 'public',
  summary: 'Where a value comes from: publication, licence, import, and what the data-quality rules say.',
  params: IdParams,
  output: Provenance,
})
