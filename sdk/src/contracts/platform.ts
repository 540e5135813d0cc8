import * as Type from 'typebox'
import { SchemeColours } from './colours.ts'
import { endpoint } from './endpoint.ts'
import { Line } from './formText.ts'

const closed = { additionalProperties: false } as const

const WebAddress = Type.String({
  maxLength: 500,
  pattern: '^https?://[^\\s\\x00-\\x1f\\x7f"<>]+$',
  description: 'An address that begins with https:// or http://.',
  examples: ['https://example.org/'],
})
const NamedLink = Type.Object({ label: Line(60, { minLength: 1 }), url: WebAddress }, closed)
export type NamedLink = Type.Static<typeof NamedLink>
const AddressOrNone = Type.Union([WebAddress, Type.Literal('')])

export const mostOptionLinks = 8
export const mostOldVersions = 2

const linksAndName = {
  platform_name: Line(40, { minLength: 2, description: 'In the header and in the title of every page.' }),
  option_links: Type.Array(NamedLink, {
    maxItems: mostOptionLinks,
    description: 'Further links at the end of the options menu.',
  }),
  old_versions: Type.Array(NamedLink, {
    maxItems: mostOldVersions,
    description: 'Earlier versions that still run, in the header.',
  }),
  external_ncdc: AddressOrNone,
  external_ndr1: AddressOrNone,
  external_ndr2: AddressOrNone,
}

/** What every page is told of the installation. */
export const Platform = Type.Object(
  {
    ...linksAndName,
    logo: Type.String({
      pattern: '^(/api/platform/logo/[0-9a-f]{32}/)?$',
      description: 'Its address on this site; empty where there is none.',
    }),
    colours: SchemeColours,
  },
  closed,
)
export type Platform = Type.Static<typeof Platform>

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
