import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { IdParams, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const
const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Count = Type.Integer({ minimum: 0 })
const Moment = Type.String({ description: 'ISO 8601, UTC.' })

export const importStates = [
  'checking',
  'ready',
  'rejected',
  'committing',
  'committed',
  'undoing',
  'undone',
  'cancelled',
  'interrupted',
] as const

/** Limits of a file that comes through the API; the command line takes larger ones. */
export const importLimits = {
  uploadBytes: 50 * 1024 * 1024,
  findingsPerKind: 100,
  /** On SQLite, which reads on the thread that answers everybody: more of them would hold it up for a second. */
  valuesPerIndicator: 300_000,
  /** Letters in all notes of an indicator together, on SQLite for the same reason. */
  noteLettersPerIndicator: 10_000_000,
  /** Letters in all notes of a file together. */
  noteLettersPerFile: 40_000_000,
} as const

/** What a column of a file may mean; none: it is left out. */
export const columnMeanings = [
  'indicator',
  'datasource',
  'location',
  'period',
  'value_type',
  'value',
  'citation',
  'note',
  'none',
] as const
export type ColumnMeaning = (typeof columnMeanings)[number]

export const FileColumn = Type.Object(
  {
    heading: Type.String(),
    meaning: Type.Enum(['', ...columnMeanings], {
      description: 'As its sender has said before, else guessed; empty where nothing can be guessed.',
    }),
    example: Type.String({ description: 'The first cell that is filled in.' }),
  },
  closed,
)
export type FileColumn = Type.Static<typeof FileColumn>

/** One file on its way into the data. */
export const ImportJob = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    state: Type.Enum([...importStates], {
      description:
        'checking, then ready or rejected; ready, then committing and committed; committed, then undoing and undone.',
    }),
    progress: Type.Integer({ minimum: 0, maximum: 100, description: 'Percentage of the present step.' }),
    message: Type.String({ description: 'What the state means and what can be done now.' }),
    file_name: Type.String(),
    digest: Type.String({ description: 'SHA-256 of the file.' }),
    bytes: Count,
    actor: Nullable(Type.String({ description: 'E-mail of who brought it in.' })),
    dry_run: Type.Boolean(),
    remove_missing: Type.Boolean(),
    rows: Type.Integer({ minimum: 0, description: 'Rows of the file with a value.' }),
    blank_rows: Type.Integer({ minimum: 0, description: 'Rows without a value: left out, never read as 0.' }),
    errors: Type.Integer({ minimum: 0, description: 'All of them, also those that are not listed.' }),
    warnings: Count,
    added: Count,
    changed: Count,
    same: Count,
    removed: Count,
    import: Nullable(Type.Integer({ description: 'Number of the import, once it is committed.' })),
    created_at: Moment,
    updated_at: Moment,
  },
  closed,
)
export type ImportJob = Type.Static<typeof ImportJob>

export const ImportFinding = Type.Object(
  {
    sequence: Type.Integer({ minimum: 1 }),
    severity: Type.Enum(['error', 'warning', 'note'], {
      description: 'An error keeps the whole file out; a warning is for the eyes of who commits.',
    }),
    kind: Type.String({ description: 'The rule, such as not_a_number or GT100.' }),
    line: Nullable(Type.Integer({ description: 'Line of the file, from 1 with the headings.' })),
    column: Nullable(Type.String({ description: 'The heading as it stands in the file.' })),
    value: Nullable(Type.String({ description: 'What stands in the cell, cut after 200 characters.' })),
    problem: Type.String(),
    remedy: Type.String(),
  },
  closed,
)
export type ImportFinding = Type.Static<typeof ImportFinding>

/** What a commit will do to one value. */
export const ImportChange = Type.Object(
  {
    kind: Type.Enum(['new', 'changed', 'gone']),
    line: Nullable(Type.Integer()),
    indicator: Type.Integer(),
    datasource: Type.Integer(),
    location: Type.Integer(),
    period: Type.String(),
    value_type: Type.Integer(),
    old_value: Nullable(Type.Number()),
    new_value: Nullable(Type.Number()),
    old_citation: Nullable(Type.Integer()),
    new_citation: Nullable(Type.Integer()),
    old_note: Nullable(Type.String()),
    new_note: Nullable(Type.String()),
  },
  closed,
)
export type ImportChange = Type.Static<typeof ImportChange>

export const readImportColumns = endpoint({
  method: 'POST',
  path: '/api/imports/columns/',
  access: 'moderator',
  limit: { most: 120, minutes: 60 },
  problems: ['too_large', 'unavailable'],
  summary: 'What the columns of a file seem to mean. Keeps nothing of the file.',
  // Without a body no form, and so no file, would be sent.
  body: Type.Object({}, closed),
  upload: { field: 'file', maxBytes: importLimits.uploadBytes },
  output: Type.Object({ columns: Type.Array(FileColumn) }, closed),
})
export const startImport = endpoint({
  method: 'POST',
  path: '/api/imports/',
  access: 'moderator',
  problems: ['conflict'],
  limit: { most: 120, minutes: 60 },
  summary: 'Bring in a CSV or XLSX file: it is checked and compared, and waits for its commit.',
  body: Type.Object(
    {
      source: Type.Optional(
        Type.String({
          maxLength: 200,
          description: 'Id or name of the data source of all rows, where the file has no such column.',
        }),
      ),
      columns: Type.Optional(
        Type.String({
          maxLength: 16_000,
          description:
            'What headings mean, as JSON such as {"Jahr":"period","Id":"none"}; kept for the next file of the sender. Others are guessed.',
        }),
      ),
      dry_run: Type.Optional(
        Type.Boolean({ description: 'Check and compare only; it cannot be committed.' }),
      ),
      remove_missing: Type.Optional(
        Type.Boolean({
          description:
            'The file is complete: remove the values of its indicators and sources that it does not hold.',
        }),
      ),
    },
    closed,
  ),
  upload: { field: 'file', maxBytes: importLimits.uploadBytes },
  output: ImportJob,
})
export const listImports = endpoint({
  method: 'GET',
  path: '/api/imports/',
  access: 'moderator',
  summary: 'Files that were brought in, the last one first.',
  query: ListQuery(['id', 'created_at', 'updated_at'], {
    state: Type.Optional(Type.Enum([...importStates], { description: 'Only files in this state.' })),
  }),
  output: Page(ImportJob),
})
export const getImport = endpoint({
  method: 'GET',
  path: '/api/imports/:id/',
  access: 'moderator',
  summary: 'One file: its state, percentage and counts.',
  params: IdParams('an import', 1),
  output: ImportJob,
})
export const listImportFindings = endpoint({
  method: 'GET',
  path: '/api/imports/:id/findings/',
  access: 'moderator',
  problems: ['rate_limited'],
  summary: `What is wrong in the file, the first ${importLimits.findingsPerKind} of each kind.`,
  params: IdParams('an import', 1),
  query: ListQuery(['sequence', 'line'], {
    severity: Type.Optional(
      Type.Enum(['error', 'warning', 'note'], { description: 'An error keeps the file from its commit.' }),
    ),
    format: Type.Optional(Type.Enum(['json', 'csv'], { description: 'csv is a download of all of them.' })),
  }),
  output: Page(ImportFinding),
})
export const listImportChanges = endpoint({
  method: 'GET',
  path: '/api/imports/:id/changes/',
  access: 'moderator',
  problems: ['timed_out', 'unavailable'],
  summary: 'What the commit of a checked file will do, value by value, with old and new.',
  params: IdParams('an import', 1),
  query: ListQuery(['line'], {
    kind: Type.Optional(Type.Enum(['new', 'changed', 'gone'], { description: 'Only changes of this kind.' })),
  }),
  output: Page(ImportChange),
})
export const commitImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/commit/',
  access: 'moderator',
  problems: ['conflict'],
  summary: 'Write a checked file into the data: all of it or nothing.',
  params: IdParams('an import', 1),
  output: ImportJob,
})
export const cancelImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/cancel/',
  access: 'moderator',
  problems: ['conflict'],
  summary: 'Stop a file that is being checked, or drop one that waits for its commit.',
  params: IdParams('an import', 1),
  output: ImportJob,
})
export const undoImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/undo/',
  access: 'moderator',
  problems: ['conflict'],
  summary:
    'Take a committed file back: the data are as they were before it. Refused while a later import stands that changed its figures, or whose file holds the same.',
  params: IdParams('an import', 1),
  output: ImportJob,
})
