import * as Type from 'typebox'
import { User } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { recordOf } from './recordOf.ts'

const closed = { additionalProperties: false } as const

/** Everything that is kept about one person and was not published. */
export const OwnData = Type.Object(
  {
    exported_at: Type.String({ description: 'ISO 8601, UTC.' }),
    account: User,
    kept: recordOf(Type.Array(recordOf(Type.Unknown())), {
      description: 'Rows by what they are, such as activity or notifications.',
    }),
  },
  closed,
)
export type OwnData = Type.Static<typeof OwnData>

export const exportOwnData = endpoint({
  method: 'GET',
  path: '/api/users/:id/export/',
  access: 'user',
  summary: "The caller's own data, for themselves to keep.",
  limit: { most: 10, minutes: 15 },
  params: Type.Object(
    {
      id: Type.String({
        minLength: 1,
        maxLength: 64,
        description: "The caller's own id.",
        examples: ['cef66366-52cb-4467-aa46-76fc4f81ed23'],
      }),
    },
    closed,
  ),
  output: OwnData,
})
