import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { EmailAddress, Line } from './formText.ts'
import { ListQuery, Page } from './page.ts'
import { roles } from './roles.ts'

const closed = { additionalProperties: false } as const

export const RoleValue = Type.Object({ value: Type.Enum([...roles]), label: Type.String() }, closed)

const UserId = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'Id of an account, as signing in answers it.',
  examples: ['cef66366-52cb-4467-aa46-76fc4f81ed23'],
})
const Username = Type.String({
  minLength: 3,
  maxLength: 150,
  pattern: '^[A-Za-z0-9@.+_-]+$',
  description: 'Letters, digits and @ . + - _ only.',
  examples: ['amina'],
})
export const User = Type.Object(
  {
    id: UserId,
    username: Type.String(),
    email: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    profession: Type.String(),
    organization: Type.String(),
    location: Type.String({ description: 'Where they work, in their words.' }),
    role: RoleValue,
    avatar: Type.Union([Type.String(), Type.Null()]),
    is_active: Type.Boolean(),
    lastLogin: Type.Union([Type.String(), Type.Null()]),
    email_confirmed: Type.Boolean({
      description: 'Whether its owner has proven that the address is theirs.',
    }),
    created_at: Type.String(),
  },
  closed,
)
export type User = Type.Static<typeof User>

/** Rules of a new password, each with the words shown beside it. */
export const passwordRules: readonly { test: RegExp; text: string }[] = [
  { test: /^.{8,}$/s, text: 'At least 8 characters' },
  { test: /[A-Z]/, text: 'One uppercase letter' },
  { test: /[a-z]/, text: 'One lowercase letter' },
  { test: /\d/, text: 'One digit' },
  { test: /[^A-Za-z0-9]/, text: 'One special character' },
]

export const Registration = Type.Object(
  {
    username: Username,
    email: EmailAddress,
    password: Type.String({
      maxLength: 128,
      description: 'At least 8 characters, with uppercase, lowercase, a digit and a special character.',
      examples: ['Quiet-River-9'],
    }),
    first_name: Type.Optional(Line(150)),
    last_name: Type.Optional(Line(150)),
    organization: Type.Optional(Line(255)),
    profession: Type.Optional(Line(255)),
    role: Type.Optional(
      Type.Enum([...roles], { description: 'Given by admins only; without it, user.', examples: ['user'] }),
    ),
  },
  closed,
)
export type Registration = Type.Static<typeof Registration>

export const Login = Type.Object(
  {
    username: Type.String({
      minLength: 1,
      maxLength: 254,
      description: 'Username or e-mail address.',
      examples: ['amina'],
    }),
    password: Type.String({ minLength: 1, maxLength: 128, examples: ['Quiet-River-9'] }),
  },
  closed,
)
export type Login = Type.Static<typeof Login>

/** The signed-in user; the token goes into `Authorization: Bearer` for clients without cookies. */
export const SignedIn = Type.Object(
  {
    id: UserId,
    username: Type.String(),
    email: Type.String(),
    avatar: Type.Union([Type.String(), Type.Null()]),
    role: RoleValue,
    token: Type.String(),
  },
  closed,
)
export type SignedIn = Type.Static<typeof SignedIn>

export const secondFactorMethods = ['app', 'email', 'sms', 'recovery'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** The password was right; the sign-in ends with a code, for which a cookie is set. */
export const SecondFactorAsked = Type.Object(
  {
    second_factor: Type.Array(Type.Enum([...secondFactorMethods]), {
      description:
        'Where the code may be from: an authenticator app, an e-mail, a text message, or a recovery code.',
    }),
  },
  closed,
)
export type SecondFactorAsked = Type.Static<typeof SecondFactorAsked>

export const Session = Type.Object(
  { user: Type.Union([User, Type.Null()], { description: 'Null for a visitor.' }) },
  closed,
)
export type Session = Type.Static<typeof Session>

export const Done = Type.Object({ message: Type.String() }, closed)
export type Done = Type.Static<typeof Done>

export const login = endpoint({
  method: 'POST',
  path: '/api/login/',
  access: 'public',
  isPersonal: true,
  problems: ['unauthenticated', 'rate_limited'],
  summary: 'Sign in with username or e-mail and password; sets the session cookie, or asks for a code.',
  body: Login,
  output: Type.Union([SignedIn, SecondFactorAsked]),
})
export const logout = endpoint({
  method: 'POST',
  path: '/api/logout/',
  access: 'user',
  summary: 'End this session.',
  output: Done,
})
export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/api/sessions/revoke/',
  access: 'user',
  summary: "End all of the caller's sessions.",
  output: Done,
})
export const getSession = endpoint({
  method: 'GET',
  path: '/api/session/',
  access: 'public',
  isPersonal: true,
  summary: 'Who is signed in.',
  output: Session,
})
export const registerUser = endpoint({
  method: 'POST',
  path: '/api/users/',
  access: 'public',
  problems: ['conflict', 'rate_limited'],
  summary: 'Create an account: of your own, or by an admin for somebody else, with a role.',
  body: Registration,
  output: User,
})
export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users/',
  access: 'admin',
  problems: ['rate_limited'],
  summary: 'All accounts.',
  query: ListQuery(['username', 'email', 'organization', 'role', 'created_at', 'last_login'], {
    role: Type.Optional(Type.Enum([...roles], { description: 'Accounts with this role.' })),
    is_active: Type.Optional(
      Type.Boolean({ description: 'Only those who may sign in, or only the others.' }),
    ),
    search: Type.Optional(
      Type.String({ maxLength: 100, description: 'Words in username, address, names or organisation.' }),
    ),
    format: Type.Optional(Type.Enum(['json', 'csv'], { description: 'csv is a download of all of them.' })),
  }),
  output: Page(User),
})
export const getUser = endpoint({
  method: 'GET',
  path: '/api/users/:id/',
  access: 'user',
  summary: "One's own account; any account for an admin.",
  params: Type.Object({ id: UserId }, closed),
  output: User,
})
