import * as Type from 'typebox'
import { Done } from './accounts.ts'
import { HiddenField } from './contact.ts'
import { endpoint } from './endpoint.ts'
import { EmailAddress, Line, Words } from './formText.ts'
import { IdParams, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const

export const datasetStates = ['open', 'checked', 'closed'] as const
export const datasetLimits = { fileBytes: 10 * 1024 * 1024 } as const

const Status = Type.Enum([...datasetStates], {
  description: 'open: nobody has looked at it; checked: tried as an import; closed: decided, either way.',
  examples: ['closed'],
})
const written = {
  name: Line(150, { minLength: 3, examples: ['Amina Bello'] }),
  email: EmailAddress,
  organization: Line(255, { minLength: 2, examples: ['State Ministry of Health'] }),
  title: Line(200, { minLength: 3, examples: ['Routine immunization of Kano, 2025'] }),
  source: Words(2000, {
    description: 'Where the figures come from, and how they were collected.',
    examples: ['Monthly reports of all public facilities.'],
  }),
  licence: Line(200, {
    minLength: 2,
    description: 'Under which terms the figures may be published.',
    examples: ['CC BY 4.0'],
  }),
}

/** A file of figures that somebody has offered. */
export const Dataset = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    ...written,
    email: Type.String({ description: 'As it was typed: nobody has checked whose it is.' }),
    status: Status,
    file_name: Type.String(),
    file_type: Type.Enum(['csv', 'xlsx'], { description: 'As its bytes say.' }),
    file_bytes: Type.Integer({ minimum: 0 }),
    import_job: Type.Union([Type.Integer(), Type.Null()], {
      description: 'The import that has tried it; nothing is written before somebody commits one.',
    }),
    created_at: Type.String({ description: 'ISO 8601, UTC.' }),
  },
  closed,
)
export type Dataset = Type.Static<typeof Dataset>

export const NewDataset = Type.Object({ ...written, website: HiddenField }, closed)
export type NewDataset = Type.Static<typeof NewDataset>

const path = '/api/datasets/'
const one = { path: `${path}:id/`, params: IdParams('an offered dataset', 1), output: Dataset } as const

export const addDataset = endpoint({
  method: 'POST',
  path,
  access: 'public',
  limit: { most: 6, minutes: 60, exempt: 'admin' },
  problems: ['too_large', 'unavailable'],
  summary: 'Offers a CSV or XLSX file of figures; a moderator looks at it first.',
  body: NewDataset,
  upload: { field: 'file', maxBytes: datasetLimits.fileBytes },
  output: Done,
  success: 201,
})
export const listDatasets = endpoint({
  method: 'GET',
  path,
  access: 'moderator',
  summary: 'Offered datasets, newest first.',
  query: ListQuery(['id', 'title', 'status', 'created_at'], {
    status: Type.Optional(Status),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Words of the title or its author.' })),
  }),
  output: Page(Dataset),
})
export const changeDataset = endpoint({
  ...one,
  method: 'PUT',
  access: 'moderator',
  summary: 'Closes an offered dataset, or opens it again.',
  body: Type.Object({ status: Status }, closed),
})
export const tryDataset = endpoint({
  ...one,
  method: 'POST',
  path: `${path}:id/import/`,
  access: 'moderator',
  problems: ['conflict'],
  summary: 'Has the import check its file and say what it would change; nothing is written.',
})
export const removeDataset = endpoint({
  ...one,
  method: 'DELETE',
  access: 'moderator',
  summary: 'Removes an offered dataset with its file; answers what it was.',
})
