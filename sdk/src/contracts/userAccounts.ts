import * as Type from 'typebox'
import { Done, RoleValue, User } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Line } from './formText.ts'
import { roles } from './roles.ts'

const closed = { additionalProperties: false } as const

const params = Type.Object(
  {
    id: Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'Id of an account.',
      examples: ['cef66366-52cb-4467-aa46-76fc4f81ed23'],
    }),
  },
  closed,
)
const path = '/api/users/:id/'
const Ignored = Type.Optional(Type.Unknown({ description: 'Not changed here.' }))

/** What people say of themselves. */
export const ProfileChange = Type.Object(
  {
    first_name: Type.Optional(Line(150, { examples: ['Ngozi'] })),
    last_name: Type.Optional(Line(150)),
    organization: Type.Optional(Line(255)),
    profession: Type.Optional(Line(255)),
    location: Type.Optional(Line(255)),
  },
  closed,
)
export type ProfileChange = Type.Static<typeof ProfileChange>

/** The user object as clients send it back: only what may be changed is. */
export const UserChange = Type.Object(
  {
    ...ProfileChange.properties,
    role: Type.Optional(
      Type.Union([Type.Enum([...roles]), RoleValue], { description: 'Another one is given by admins only.' }),
    ),
    is_active: Type.Optional(Type.Boolean({ description: 'Changed by admins only.' })),
    id: Ignored,
    username: Ignored,
    email: Ignored,
    avatar: Ignored,
    lastLogin: Ignored,
    email_confirmed: Ignored,
    created_at: Ignored,
  },
  { ...closed, examples: [{ first_name: 'Ngozi' }] },
)
export type UserChange = Type.Static<typeof UserChange>

export const NewPassword = Type.Object(
  {
    new_password: Type.String({
      maxLength: 128,
      description: 'At least 8 characters, with uppercase, lowercase, a digit and a special character.',
      examples: ['Quiet-River-9'],
    }),
  },
  closed,
)

export const updatePassword = endpoint({
  method: 'PUT',
  path: '/api/users/update_password/',
  access: 'user',
  summary: "Changes the caller's password and ends their other sessions.",
  limit: { most: 20, minutes: 15 },
  body: NewPassword,
  output: Done,
})
export const changeUser = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  summary:
    "Changes one's own profile; an admin also changes others, with their role and whether they may sign in.",
  params,
  body: UserChange,
  problems: ['conflict', 'not_found'],
  output: User,
})
export const changeProfile = endpoint({
  method: 'PATCH',
  path,
  access: 'user',
  summary: 'Changes names, organisation and profession, and leaves out what stays.',
  params,
  body: ProfileChange,
  problems: ['not_found'],
  output: User,
})
export const removeUser = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: "Deactivates the caller's own account; an admin removes somebody else's.",
  params,
  problems: ['conflict', 'not_found'],
  output: Done,
})

const ofAdmins = { method: 'GET', access: 'admin', params, problems: ['conflict', 'not_found'] } as const

export const upgradeUser = endpoint({
  ...ofAdmins,
  path: '/api/users/:id/upgrade/',
  summary: 'Makes an account an admin. With a bearer token or from a script of this site, never by a link.',
  output: User,
})
export const downgradeUser = endpoint({
  ...ofAdmins,
  path: '/api/users/:id/downgrade/',
  summary: 'Makes an admin a user. With a bearer token or from a script of this site, never by a link.',
  output: User,
})
