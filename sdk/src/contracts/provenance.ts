import * as Type from 'typebox'
import { Citation, DataValue } from './data.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './page.ts'
import { recordOf } from './recordOf.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })

const EMail = Type.Union([Type.String(), Type.Null()], {
  description:
    'E-mail of who brought it in, for moderators and admins; null for others, and where no person did.',
})

/** One numbered change of the data. */
export const ImportNote = Type.Object(
  {
    id: Id,
    kind: Type.Enum(['built-in', 'file', 'undo', 'simulated'], {
      description: 'built-in and simulated come with the software, file from people; undo takes one back.',
    }),
    name: Type.String({ description: 'Name of the data set or file.' }),
    digest: Type.String({ description: 'SHA-256 of what was read.' }),
    actor: EMail,
    committed_at: Type.String({ description: 'ISO 8601, UTC.' }),
    undoes: Type.Union([Id, Type.Null()], { description: 'The import that this one took back.' }),
    undone_by: Type.Union([Id, Type.Null()], { description: 'The import that took this one back.' }),
  },
  closed,
)
export type ImportNote = Type.Static<typeof ImportNote>

/** A value as it stood from one import until another replaced or removed it. */
export const ValueRevision = Type.Object(
  {
    value: Type.Number(),
    citation: Type.Union([Id, Type.Null()]),
    note: Type.String(),
    written_by: ImportNote,
    ended: Type.Enum(['replaced', 'removed'], { description: 'What became of it.' }),
    ended_by: ImportNote,
  },
  closed,
)
export type ValueRevision = Type.Static<typeof ValueRevision>

export const ValueFlag = Type.Object(
  {
    code: Type.String({ description: 'The data-quality rule, such as GT100 or STALE.' }),
    severity: Type.Enum(['error', 'warning', 'note'], {
      description: 'An error keeps the value out of statistics; it stays visible.',
    }),
    version: Type.Integer({ description: 'Version of the rule.' }),
    message: Type.String(),
    inputs: recordOf(Type.Union([Type.Number(), Type.String()]), {
      description: 'The numbers the rule looked at.',
    }),
    import: Type.Integer({
      minimum: 1,
      description: 'The import that last had the rules look at the series.',
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
    removed_by: Type.Union([ImportNote, Type.Null()], {
      description:
        'The import that removed the value, which is then given as it stood last; null where it is in the data.',
    }),
    revisions: Type.Array(ValueRevision, {
      description: 'What stood here before, oldest first; an import that was undone names the undo.',
    }),
    flags: Type.Array(ValueFlag, {
      description: 'What the data-quality rules say of the value in its series.',
    }),
  },
  closed,
)
export type Provenance = Type.Static<typeof Provenance>

export const getProvenance = endpoint({
  method: 'GET',
  path: '/api/data/:id/provenance/',
  access: 'public',
  summary:
    'Where a value comes from: publication, licence, imports, what stood there before, and what the data-quality rules say. Also of values that are gone.',
  params: IdParams('a data value', 1),
  output: Provenance,
})
