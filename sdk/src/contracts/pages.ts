import * as Type from 'typebox'
import { roles } from './roles.ts'

/** What the server and the tests know of a page of the host; its build writes them into `pages.json`. */
export const HostPage = Type.Object(
  {
    path: Type.String({ pattern: '^/', description: 'Pattern such as /health-profiles/:state.' }),
    view: Type.Optional(Type.String({ pattern: '^/', description: 'What stands behind the # of /account.' })),
    example: Type.Optional(Type.String({ description: 'One address of a pattern.' })),
    title: Type.String({ minLength: 1 }),
    description: Type.String({ minLength: 1, description: 'For search engines and shared links.' }),
    access: Type.Enum(['public', ...roles]),
    isIndexable: Type.Boolean({ description: 'Whether search engines may list it.' }),
  },
  { additionalProperties: false },
)
export type HostPage = Type.Static<typeof HostPage>

export const HostPages = Type.Array(HostPage)
