import * as Type from 'typebox'
import { AuditHead } from './auditHead.ts'
import { Digest } from './digest.ts'
import { endpoint } from './endpoint.ts'
import { ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const

/** What a moderator or an admin did to something that is not their own. */
export const ChangeEntry = Type.Object(
  {
    sequence: Type.Integer(),
    actor_id: Type.String({ description: 'Id of the account that was signed in.' }),
    actor: Type.String({ description: 'E-mail address of that account; empty once it is gone.' }),
    action: Type.String({ description: 'add, change, remove, or a word of the thing itself.' }),
    thing: Type.String({ description: 'Kind of the thing, such as news.' }),
    thing_id: Type.String(),
    at: Type.String({ description: 'ISO 8601, UTC.' }),
    hash: Digest,
    previous: Digest,
  },
  { ...closed, description: 'hash = SHA-256 over the entry and the hash before it.' },
)
export type ChangeEntry = Type.Static<typeof ChangeEntry>

export const ChangeLogCheck = Type.Object(
  {
    head: Type.Union([AuditHead, Type.Null()]),
    broken_at: Type.Union([Type.Integer(), Type.Null()], {
      description: 'First entry that was changed, or stands after a gap.',
    }),
  },
  closed,
)
export type ChangeLogCheck = Type.Static<typeof ChangeLogCheck>

export const listChanges = endpoint({
  method: 'GET',
  path: '/api/audit/',
  access: 'admin',
  summary: 'What moderators and admins changed, newest first.',
  query: ListQuery(['sequence', 'at'], {
    actor_id: Type.Optional(Type.String({ maxLength: 64, description: 'Changes by this account.' })),
    thing: Type.Optional(Type.String({ maxLength: 64, description: 'Changes of this kind of thing.' })),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Words in actor, action or thing.' })),
  }),
  output: Page(ChangeEntry),
})

export const checkChangeLog = endpoint({
  method: 'GET',
  path: '/api/audit/check/',
  access: 'admin',
  summary: 'Whether the log of changes is whole.',
  output: ChangeLogCheck,
})
