import * as Type from 'typebox'
import { partialOf } from './partialOf.ts'

const closed = { additionalProperties: false } as const

const Hex = (description: string) =>
  Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description, examples: ['#0b6168'] })

/** Colours that admins may set; what is not among them is derived from these, or as it is by default. */
export const OwnColours = partialOf(
  Type.Object({
    accent: Hex('Buttons, links, what is chosen.'),
    page: Hex('The ground of the page.'),
    surface: Hex('Cards, menus and the header.'),
    text: Hex('Words.'),
  }),
  closed,
)
export type OwnColours = Type.Static<typeof OwnColours>

export const SchemeColours = Type.Object({ light: OwnColours, dark: OwnColours }, closed)
export type SchemeColours = Type.Static<typeof SchemeColours>
