import * as Type from 'typebox'
import { SchemeColours } from './colours.ts'
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

/** What admins set, and every page is told. */
export const linksAndName = {
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
