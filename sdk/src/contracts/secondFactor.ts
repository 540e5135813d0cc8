import * as Type from 'typebox'
import { Done, secondFactorMethods, SignedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'

const closed = { additionalProperties: false } as const
const path = '/api/login/second-factor/'

const Code = Type.String({
  minLength: 6,
  maxLength: 20,
  pattern: '^[A-Za-z0-9 -]+$',
  description: 'Six digits, or a recovery code.',
  examples: ['123456'],
})

export const SecondFactorCode = Type.Object(
  {
    method: Type.Enum([...secondFactorMethods], {
      description: 'Where the code is from.',
      examples: ['app'],
    }),
    code: Code,
    remember: Type.Optional(Type.Boolean({ description: 'Do not ask this browser again for 30 days.' })),
  },
  closed,
)

export type SecondFactorCode = Type.Static<typeof SecondFactorCode>

export const enterSecondFactor = endpoint({
  method: 'POST',
  path,
  access: 'public',
  isPersonal: true,
  summary: 'Ends a sign-in that waits for a code; the cookie of the login says which.',
  limit: { most: 40, minutes: 15 },
  problems: ['unauthenticated', 'rate_limited'],
  body: SecondFactorCode,
  output: SignedIn,
})
export const sendSecondFactor = endpoint({
  method: 'POST',
  path: `${path}send/`,
  access: 'public',
  isPersonal: true,
  summary: 'Sends a code by e-mail, or by text message, to whom a sign-in waits for.',
  limit: { most: 10, minutes: 15 },
  problems: ['unauthenticated', 'conflict', 'unavailable'],
  body: Type.Object(
    {
      method: Type.Optional(
        Type.Enum(['email', 'sms'], { description: 'Without it, email.', examples: ['email'] }),
      ),
    },
    closed,
  ),
  output: Done,
})

const params = Type.Object(
  {
    id: Type.String({
      minLength: 1,
      maxLength: 64,
      description: "The caller's own id.",
      examples: ['cef66366-52cb-4467-aa46-76fc4f81ed23'],
    }),
  },
  closed,
)
const Password = Type.String({ minLength: 1, maxLength: 128, examples: ['Quiet-River-9'] })

const flags = {
  sms: Type.Boolean({ description: 'A code by text message, where the installation sends any.' }),
  email: Type.Boolean({ description: 'A code by e-mail; the address must be confirmed.' }),
  googleAuthenticator: Type.Boolean({ description: 'A code of this app; it must be set up.' }),
  microsoftAuthenticator: Type.Boolean({ description: 'A code of this app; it must be set up.' }),
}

/** What somebody is asked for after their password. */
export const SecuritySettings = Type.Object(
  {
    ...flags,
    has_sms: Type.Boolean({ description: 'Whether this installation sends text messages.' }),
    phone: Type.String({ description: 'Where to, with most digits left out; empty where there is none.' }),
  },
  closed,
)
export type SecuritySettings = Type.Static<typeof SecuritySettings>

export const getSecuritySettings = endpoint({
  method: 'GET',
  path: '/api/users/:id/security-settings/',
  access: 'user',
  summary: 'What the caller is asked for after the password.',
  params,
  output: SecuritySettings,
})
export const changeSecuritySettings = endpoint({
  method: 'POST',
  path: '/api/users/:id/security-settings/',
  access: 'user',
  summary: 'Changes what the caller is asked for after the password, which is needed for that.',
  limit: { most: 20, minutes: 15 },
  params,
  body: Type.Object(
    { ...flags, password: Type.Optional(Password) },
    {
      ...closed,
      examples: [
        {
          sms: false,
          email: true,
          googleAuthenticator: false,
          microsoftAuthenticator: false,
          password: 'Quiet-River-9',
        },
      ],
    },
  ),
  problems: ['conflict'],
  output: SecuritySettings,
})
export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/api/users/:id/authenticator/',
  access: 'user',
  summary: 'Makes the secret of an authenticator app. It counts once a code of the app has confirmed it.',
  limit: { most: 20, minutes: 15 },
  params,
  body: Type.Object({ password: Password }, closed),
  problems: ['conflict'],
  output: Type.Object(
    {
      uri: Type.String({ description: 'For the QR code; holds the secret.' }),
      secret: Type.String({ description: 'To type in where no QR code can be read.' }),
      recovery_codes: Type.Array(Type.String(), {
        description: 'Each works once, where the device is lost.',
      }),
    },
    closed,
  ),
})
export const confirmAuthenticator = endpoint({
  method: 'PUT',
  path: '/api/users/:id/authenticator/',
  access: 'user',
  summary: 'Confirms the app with one of its codes, and asks for one at each sign-in from then on.',
  limit: { most: 20, minutes: 15 },
  params,
  body: Type.Object(
    {
      app: Type.Enum(['googleAuthenticator', 'microsoftAuthenticator'], {
        examples: ['googleAuthenticator'],
      }),
      code: Code,
    },
    closed,
  ),
  output: SecuritySettings,
})
export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/users/:id/recovery-codes/',
  access: 'user',
  summary: 'Makes new recovery codes in place of those before.',
  limit: { most: 20, minutes: 15 },
  params,
  body: Type.Object({ password: Password }, closed),
  problems: ['conflict'],
  output: Type.Object({ recovery_codes: Type.Array(Type.String()) }, closed),
})

/** A telephone with the code of its country. */
export const NewPhone = Type.Object(
  {
    phone: Type.String({
      pattern: '^\\+[1-9]\\d{6,14}$',
      description: 'With the code of the country, without spaces.',
      examples: ['+2348012345678'],
    }),
    password: Password,
  },
  closed,
)

export const beginPhone = endpoint({
  method: 'POST',
  path: '/api/users/:id/phone/',
  access: 'user',
  summary: 'Sends a code to a telephone. It counts once the code has confirmed it.',
  limit: { most: 10, minutes: 60 },
  params,
  body: NewPhone,
  problems: ['conflict', 'rate_limited', 'unavailable'],
  output: Done,
})
export const confirmPhone = endpoint({
  method: 'PUT',
  path: '/api/users/:id/phone/',
  access: 'user',
  summary: 'Confirms the telephone with its code, and asks for such a code at each sign-in from then on.',
  limit: { most: 20, minutes: 15 },
  params,
  body: Type.Object({ code: Code }, closed),
  problems: ['conflict'],
  output: SecuritySettings,
})
