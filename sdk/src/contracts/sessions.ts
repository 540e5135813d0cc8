import * as Type from 'typebox'
import { Done } from './accounts.ts'
import { endpoint } from './endpoint.ts'

const closed = { additionalProperties: false } as const

/** A browser or program in which somebody is signed in. */
export const OpenSession = Type.Object(
  {
    id: Type.String(),
    agent: Type.String({ description: 'What the browser calls itself; empty where it does not.' }),
    is_current: Type.Boolean({ description: 'The one that asks.' }),
    created_at: Type.String({ description: 'ISO 8601, UTC.' }),
    expires_at: Type.String(),
  },
  closed,
)
export type OpenSession = Type.Static<typeof OpenSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions/',
  access: 'user',
  summary: 'Where the caller is signed in, newest first.',
  output: Type.Object({ sessions: Type.Array(OpenSession) }, closed),
})
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id/',
  access: 'user',
  summary: 'Signs the caller out there.',
  params: Type.Object(
    { id: Type.String({ minLength: 1, maxLength: 64, description: 'Id of a session.', examples: ['3f1c'] }) },
    closed,
  ),
  problems: ['not_found'],
  output: Done,
})
