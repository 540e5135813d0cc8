import * as Type from 'typebox'
import { archiveLimits } from './archiveLimits.ts'
import { endpoint } from './endpoint.ts'
import { ListQuery, Page } from './page.ts'
import { submitPlugin } from './ownSubmissions.ts'
import { SubmissionParams } from './submissions.ts'

/** The calls by which clients of the first platform hand in, list, approve and remove plugins. */
const closed = { additionalProperties: false } as const

export const SubmittedPlugin = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String({ description: 'Name of the zip.' }),
    title: Type.String({ description: 'Name of the plugin.' }),
    description: Type.String(),
    plugin: Type.String({ description: 'Address of the zip.' }),
  },
  closed,
)
export type SubmittedPlugin = Type.Static<typeof SubmittedPlugin>

const Done = Type.Object({ message: Type.String() }, closed)

export const addPluginSubmission = endpoint({
  method: 'POST',
  path: '/api/plugin-submissions/',
  access: 'public',
  limit: { most: 30, minutes: 60, exempt: 'admin' },
  summary: 'Submit a plugin, as clients of the first platform do; /registry/submissions/ answers more.',
  body: Type.Object(
    {
      ...submitPlugin.body?.properties,
      phone: Type.Optional(Type.String({ maxLength: 40, description: '"null" counts as empty.' })),
    },
    closed,
  ) as NonNullable<(typeof submitPlugin)['body']>,
  problems: ['conflict'],
  upload: { field: 'plugin', maxBytes: archiveLimits.zipBytes },
  output: Type.Object(
    {
      ...SubmittedPlugin.properties,
      lookup: Type.Union([Type.String(), Type.Null()], {
        description: 'Whoever holds it may read what becomes of it at /registry/submission-lookup/.',
      }),
    },
    closed,
  ),
})
export const listPluginSubmissions = endpoint({
  method: 'GET',
  path: '/api/plugin-submissions/',
  access: 'admin',
  summary: 'Plugins that wait for approval, newest first.',
  query: ListQuery(['id'], {}),
  output: Page(SubmittedPlugin),
})
export const approvePluginSubmission = endpoint({
  method: 'POST',
  path: '/api/plugin-submissions/approval/',
  access: 'admin',
  problems: ['conflict', 'not_found'],
  summary: 'Approve a plugin, by the rules that hold for every approval.',
  body: Type.Object(
    {
      id: SubmissionParams.properties.id,
      name: Type.Optional(
        Type.String({ maxLength: 200, description: 'Name of the zip, as the list has it.' }),
      ),
    },
    closed,
  ),
  output: Done,
})
export const deletePlugin = endpoint({
  method: 'DELETE',
  path: '/api/plugins/:id/',
  access: 'admin',
  problems: ['conflict', 'not_found'],
  summary: 'Take a plugin out of service: one that is deployed is withdrawn, one that waits is rejected.',
  params: SubmissionParams,
  output: Done,
})
