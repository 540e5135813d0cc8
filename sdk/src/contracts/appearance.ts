import * as Type from 'typebox'
import { partialOf } from './partialOf.ts'
import { recordOf } from './recordOf.ts'

const closed = { additionalProperties: false } as const

/** What the visitor has asked of the page's looks. Kept by the host; every frame follows it. */
export const Appearance = Type.Object(
  {
    scheme: Type.Enum(['light', 'dark', 'system']),
    palette: Type.Enum(['default', 'calm', 'neutral']),
    fontLevel: Type.Integer({
      minimum: 1,
      maximum: 5,
      description: '1 to 5; the root size is 16px x (0.8 + 0.1 x (level - 1)), so 3 is 16px.',
    }),
    highContrast: Type.Boolean(),
    strongFocus: Type.Boolean(),
    reducedMotion: Type.Boolean(),
    wideSpacing: Type.Boolean({ description: 'Wider letters, words and lines.' }),
    patternFill: Type.Boolean({ description: 'Patterns beside colour in charts and maps.' }),
    tableFirst: Type.Boolean({ description: 'Show the table of a chart before its picture.' }),
  },
  closed,
)
export type Appearance = Type.Static<typeof Appearance>

export const AppearanceChange = partialOf(Appearance, closed)
export type AppearanceChange = Type.Static<typeof AppearanceChange>

/** The appearance as a frame needs it: resolved, with the values of every design token. */
export const Theme = Type.Object(
  {
    scheme: Type.Enum(['light', 'dark']),
    fontSize: Type.Number({ description: 'Root font size in CSS pixels.' }),
    highContrast: Type.Boolean(),
    strongFocus: Type.Boolean(),
    reducedMotion: Type.Boolean(),
    wideSpacing: Type.Boolean(),
    patternFill: Type.Boolean(),
    tableFirst: Type.Boolean(),
    direction: Type.Enum(['ltr', 'rtl']),
    locale: Type.String(),
    tokens: recordOf(Type.String(), {
      description: 'CSS custom properties without their leading dashes: name to value.',
    }),
  },
  closed,
)
export type Theme = Type.Static<typeof Theme>
