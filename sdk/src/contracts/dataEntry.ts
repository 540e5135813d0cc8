import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Line, Words } from './formText.ts'
import { importStates } from './imports.ts'
import { IdParams, largestId, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const
const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Id = Type.Integer({ minimum: 1, maximum: largestId })
const Moment = Type.String({ description: 'ISO 8601, UTC.' })

/** Most cells of one table; a larger set comes as a file. */
export const mostEntryCells = 2000

export const entryStates = [
  'draft',
  'submitted',
  'changes_requested',
  'approving',
  'approved',
  'rejected',
] as const
const State = Type.Enum([...entryStates], {
  description:
    'draft, then submitted; a moderator asks for changes, rejects or approves. approving: the import is under way.',
})
export type EntryState = (typeof entryStates)[number]

/** One figure as it was typed. */
export const EntryCell = Type.Object(
  {
    indicator: Id,
    location: Id,
    value: Line(40, { description: 'As typed; empty means that nothing is said of it.', examples: ['57.3'] }),
    note: Type.Optional(Line(500)),
  },
  closed,
)
export type EntryCell = Type.Static<typeof EntryCell>

const Cells = Type.Array(EntryCell, {
  maxItems: mostEntryCells,
  examples: [[{ indicator: 18, location: 1, value: '57.3' }]],
})
const table = {
  datasource: Type.Integer({ minimum: 1, maximum: largestId, examples: [2] }),
  period: Line(20, { description: 'A year, or a year and month.', examples: ['2024'] }),
}
const IdSet = Type.Array(Id, { maxItems: 900, uniqueItems: true })
const written = {
  ...table,
  indicators: Type.Array(Id, {
    maxItems: 100,
    uniqueItems: true,
    description: 'Columns of the grid.',
    examples: [[18]],
  }),
  locations: Type.Array(Id, {
    ...IdSet,
    description: 'Rows of the grid.',
    examples: [[1]],
  }),
  citation: Line(500, {
    description: 'Where the figures stand, as it is to be cited.',
    examples: ['NDHS 2024, final report, table 10.2'],
  }),
  note: Line(2000, { description: 'What whoever approves should know.', examples: [''] }),
  cells: Cells,
}

/** A table as its author saves it. */
export const NewEntry = Type.Object(
  {
    ...written,
    updated_at: Type.Optional(
      Type.String({ description: 'As it was read: refused where it was saved elsewhere meanwhile.' }),
    ),
  },
  closed,
)
export type NewEntry = Type.Static<typeof NewEntry>

export const EntryComment = Type.Object(
  {
    author: Type.String(),
    at: Moment,
    text: Type.String(),
    indicator: Nullable(Id),
    location: Nullable(Id),
  },
  { ...closed, description: 'About one cell, or about the table where both are null.' },
)
export type EntryComment = Type.Static<typeof EntryComment>

const about = {
  id: Type.Integer({ minimum: 1 }),
  state: State,
  ...table,
  author: Type.String({ description: 'Name of who enters the figures.' }),
  is_own: Type.Boolean({ description: 'Whether it is yours: then somebody else approves it.' }),
  decided_by: Type.String({ description: 'Name of who decided last; else empty.' }),
  import: Nullable(Type.Integer({ description: 'Number of the import that brought the figures in.' })),
  import_job: Nullable(Type.Integer({ description: 'Id of that import, by which it is undone.' })),
  import_state: Nullable(Type.Enum([...importStates], { description: 'undone: taken back since.' })),
  figures: Type.Integer({ minimum: 0, description: 'Cells that are filled in.' }),
  created_at: Moment,
  updated_at: Moment,
  submitted_at: Nullable(Moment),
}

/** A table of figures of one source and period on its way into the data. */
export const Entry = Type.Object({ ...about, ...written, comments: Type.Array(EntryComment) }, closed)
export type Entry = Type.Static<typeof Entry>

/** The same in a list of many: without its cells. */
export const EntryLine = Type.Object(about, closed)
export type EntryLine = Type.Static<typeof EntryLine>

export const CheckedCell = Type.Object(
  {
    indicator: Id,
    location: Id,
    value: Nullable(
      Type.Number({ description: 'As it was read; null where it is blank or cannot be read.' }),
    ),
    today: Nullable(Type.Number({ description: 'What stands in the data now.' })),
    change: Type.Enum(['blank', 'new', 'changed', 'same', 'unreadable']),
    findings: Type.Array(
      Type.Object(
        {
          severity: Type.Enum(['error', 'warning', 'note']),
          kind: Type.String(),
          problem: Type.String(),
          remedy: Type.String(),
        },
        closed,
      ),
    ),
  },
  closed,
)
export type CheckedCell = Type.Static<typeof CheckedCell>

export const EntryCheck = Type.Object(
  {
    errors: Type.Integer({ minimum: 0 }),
    warnings: Type.Integer({ minimum: 0 }),
    problem: Type.String({ description: 'What is wrong with the table as a whole; else empty.' }),
    cells: Type.Array(CheckedCell),
  },
  closed,
)
export type EntryCheck = Type.Static<typeof EntryCheck>

const path = '/api/data-entry/'
const params = IdParams('a table', 1)
const byContributors = { access: 'contributor', problems: ['conflict', 'not_found'] } as const

export const listEntries = endpoint({
  method: 'GET',
  path,
  access: 'contributor',
  summary: 'Your tables; for moderators also those that others have submitted. Newest first.',
  query: ListQuery(['id', 'updated_at', 'submitted_at'], {
    state: Type.Optional(State),
    mine: Type.Optional(Type.Boolean({ description: 'true: only yours. false: only those of others.' })),
  }),
  output: Page(EntryLine),
})
export const getEntry = endpoint({
  method: 'GET',
  path: `${path}:id/`,
  access: 'contributor',
  summary: 'One table with its figures and comments.',
  params,
  output: Entry,
})
export const addEntry = endpoint({
  method: 'POST',
  path,
  access: 'contributor',
  summary: 'Begins a table, as a draft.',
  body: NewEntry,
  output: Entry,
  success: 201,
})
export const changeEntry = endpoint({
  ...byContributors,
  method: 'PUT',
  path: `${path}:id/`,
  summary: 'Saves a draft, or a table of which changes were requested; its author alone.',
  params,
  body: NewEntry,
  output: Entry,
})
export const removeEntry = endpoint({
  ...byContributors,
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Removes a table that is not in the data and not submitted; its author alone.',
  params,
  output: Entry,
})
export const checkEntry = endpoint({
  method: 'POST',
  path: `${path}check/`,
  access: 'contributor',
  summary: 'Judges figures by the rules of the import and compares them with those of today. Keeps nothing.',
  body: Type.Object({ ...table, cells: Cells }, closed),
  output: EntryCheck,
})
export const getEntryCheck = endpoint({
  ...byContributors,
  method: 'GET',
  path: `${path}:id/check/`,
  summary: 'The same for the figures of a table.',
  params,
  output: EntryCheck,
})
export const submitEntry = endpoint({
  ...byContributors,
  method: 'POST',
  path: `${path}:id/submit/`,
  summary: 'Hands a table in for approval; refused while a figure cannot be read.',
  params,
  output: Entry,
})

export const EntryDecision = Type.Object(
  {
    decision: Type.Enum(['approve', 'request_changes', 'reject'], { examples: ['request_changes'] }),
    comment: Type.Optional(
      Words(2000, { description: 'For the author; needed unless it is approved.', examples: ['See Kano.'] }),
    ),
    cells: Type.Optional(
      Type.Array(Type.Object({ indicator: Id, location: Id, text: Words(500) }, closed), {
        maxItems: 200,
        description: 'Comments on single cells.',
      }),
    ),
    updated_at: Type.Optional(
      Type.String({
        maxLength: 40,
        description: 'As it was read: with it, the decision is refused where the table has changed since.',
      }),
    ),
  },
  closed,
)
export type EntryDecision = Type.Static<typeof EntryDecision>

export const decideEntry = endpoint({
  method: 'POST',
  path: `${path}:id/decision/`,
  access: 'moderator',
  problems: ['conflict', 'not_found'],
  summary: "Approves, which imports it; or asks for changes, or rejects. Never one's own table.",
  params,
  body: EntryDecision,
  output: Entry,
})
