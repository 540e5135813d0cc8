import * as Type from 'typebox'
import { SchemeColours } from './colours.ts'
import { endpoint } from './endpoint.ts'
import { linksAndName, Platform } from './platform.ts'

const closed = { additionalProperties: false } as const

/** What admins set; the rest is set by whoever runs the server. */
export const PlatformSettings = Type.Object(
  {
    ...linksAndName,
    activity_days: Type.Integer({
      minimum: 1,
      maximum: 3650,
      description: 'Days for which it is kept what somebody who is signed in looked at.',
    }),
  },
  {
    ...closed,
    examples: [
      {
        platform_name: 'MSDAT',
        option_links: [{ label: 'Ministry of Health', url: 'https://example.org/' }],
        old_versions: [],
        external_ncdc: '',
        external_ndr1: '',
        external_ndr2: '',
        activity_days: 365,
      },
    ],
  },
)
export type PlatformSettings = Type.Static<typeof PlatformSettings>

/** How far the sign-in with one provider is set up. */
export const SocialState = Type.Object(
  {
    provider: Type.Enum(['google', 'linkedin']),
    is_configured: Type.Boolean(),
    callback: Type.String({ description: 'The address to come back to, to be entered at the provider.' }),
    missing: Type.Array(Type.String(), { description: 'Settings of the server that are not set.' }),
  },
  closed,
)
export type SocialState = Type.Static<typeof SocialState>

const path = '/api/admin/settings/'

export const getPlatformSettings = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'What admins have set, or the defaults; and how mail is set up.',
  output: Type.Object(
    {
      ...PlatformSettings.properties,
      is_mail_sent: Type.Boolean({
        description: 'False: without a mail server, messages stay in the outbox.',
      }),
      logo: Platform.properties.logo,
      colours: SchemeColours,
      social: Type.Array(SocialState, { description: 'Sign-in with the accounts of others.' }),
    },
    closed,
  ),
})
export const changePlatformSettings = endpoint({
  method: 'PUT',
  path,
  access: 'admin',
  summary: 'Replaces the settings; pages have them when they are opened next.',
  body: PlatformSettings,
  output: PlatformSettings,
})
