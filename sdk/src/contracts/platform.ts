import * as Type from 'typebox'
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

/** What every page is told of the installation. */
export const Platform = Type.Object(
  {
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
  },
  closed,
)
export type Platform = Type.Static<typeof Platform>

/** What admins set; the rest is set by whoever runs the server. */
export const PlatformSettings = Type.Object(
  {
    ...Platform.properties,
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
