import * as Type from 'typebox'
import { SchemeColours } from './colours.ts'
import { endpoint } from './endpoint.ts'

const closed = { additionalProperties: false } as const

/** Characters of the data address in which a logo is sent: about 150 kB of picture. */
export const largestLogo = 200_000
/** The box in CSS pixels, times four, into which a logo is fitted. */
export const logoBox = { width: 640, height: 160 } as const

const path = '/api/admin/settings/'

export const changeColours = endpoint({
  method: 'PUT',
  path: `${path}colours/`,
  access: 'admin',
  summary: 'Replaces the colours of the installation; refused where words could not be read (WCAG 2.2 AA).',
  body: Type.Object(SchemeColours.properties, {
    ...closed,
    examples: [{ light: { accent: '#0b6168' }, dark: {} }],
  }),
  output: SchemeColours,
})
const Logo = Type.Object(
  { logo: Type.String({ description: 'Its address on this site; empty where there is none.' }) },
  closed,
)
export const changeLogo = endpoint({
  method: 'PUT',
  path: `${path}logo/`,
  access: 'admin',
  summary:
    'Sets the logo. Its bytes are checked, not its name, and what is kept is drawn anew from its pixels.',
  limit: { most: 30, minutes: 15 },
  body: Type.Object(
    {
      picture: Type.String({
        maxLength: largestLogo,
        pattern: '^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$',
        description: 'A PNG, JPEG or WebP of at most 2000 by 2000 pixels, as a data address.',
        examples: [
          'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        ],
      }),
    },
    closed,
  ),
  output: Logo,
})
export const removeLogo = endpoint({
  method: 'DELETE',
  path: `${path}logo/`,
  access: 'admin',
  summary: 'Removes the logo.',
  output: Logo,
})
