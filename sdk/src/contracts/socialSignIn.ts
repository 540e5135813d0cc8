import * as Type from 'typebox'
import { SignedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'

const closed = { additionalProperties: false } as const
const Provider = Type.Enum(['google', 'linkedin'], {
  description: 'Whose sign-in it is.',
  examples: ['google'],
})
const Answer = Type.Object({ data: SignedIn }, closed)

export const listSocialSignIns = endpoint({
  method: 'GET',
  path: '/api/auth/providers/',
  access: 'public',
  summary: 'Whose sign-in this installation trusts beside its own. /api/auth/start/{provider} leads there.',
  output: Type.Object({ providers: Type.Array(Provider) }, closed),
})
export const signInWithToken = endpoint({
  method: 'POST',
  path: '/api/auth/register/:provider/user/',
  access: 'public',
  isPersonal: true,
  summary: 'Signs in with an ID token of a provider, once; makes the account where there is none.',
  limit: { most: 30, minutes: 15 },
  params: Type.Object({ provider: Provider }, closed),
  body: Type.Object(
    {
      auth_token: Type.String({
        minLength: 1,
        maxLength: 8000,
        description: 'The ID token.',
        examples: ['eyJhbGciOiJSUzI1NiJ9'],
      }),
      provider: Type.Optional(Type.Unknown({ description: 'Not used: it stands in the path.' })),
    },
    closed,
  ),
  problems: ['unauthenticated', 'not_found'],
  output: Answer,
})
export const signInWithLinkedIn = endpoint({
  method: 'POST',
  path: '/api/social/auth/linkedin/',
  access: 'public',
  isPersonal: true,
  summary: 'Signs in with the code that LinkedIn has sent a client back with.',
  limit: { most: 30, minutes: 15 },
  body: Type.Object(
    {
      code: Type.String({ minLength: 1, maxLength: 2000, examples: ['AQTq1'] }),
      redirect_uri: Type.String({
        maxLength: 500,
        description: 'Where it was sent: a page of this site.',
        examples: ['http://localhost:4300/custom/login'],
      }),
    },
    closed,
  ),
  problems: ['unauthenticated', 'not_found'],
  output: Answer,
})
