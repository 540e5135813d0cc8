import * as Type from 'typebox'
import { User } from './accounts.ts'
import { endpoint } from './endpoint.ts'

/** Characters of the data address of an avatar: about 75 kB of picture. */
export const largestAvatar = 100_000
/** Pixels of each side that the page draws; the server accepts twice as many. */
export const avatarPixels = 256

const closed = { additionalProperties: false } as const
const path = '/api/users/:id/avatar/'
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

export const changeAvatar = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  summary: "Sets the picture of the caller's account. Its bytes are checked, not its name.",
  limit: { most: 30, minutes: 15 },
  params,
  body: Type.Object(
    {
      picture: Type.String({
        maxLength: largestAvatar,
        pattern: '^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$',
        description: 'A PNG, JPEG or WebP of at most 512 by 512 pixels, as a data address.',
        examples: [
          'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        ],
      }),
    },
    closed,
  ),
  output: User,
})
export const removeAvatar = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: "Removes the picture of the caller's account.",
  params,
  output: User,
})
