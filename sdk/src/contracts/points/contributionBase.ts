import * as Type from 'typebox'
import { controlNames } from '../selection.ts'
import { Settings } from '../settings.ts'

const closed = { additionalProperties: false } as const

/** What every contribution says of itself, whatever its point. */
export const contributionBase = {
  id: Type.String({
    pattern: '^[a-z][a-z0-9-]{1,49}$',
    description: 'Names this contribution inside the plugin; definePlugin uses the same name.',
  }),
  title: Type.String({ minLength: 2, maxLength: 60, description: 'Shown to visitors.' }),
  icon: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_./-]+\\.(svg|png)$',
      maxLength: 200,
      description: 'Path of an SVG or PNG inside the zip.',
    }),
  ),
  size: Type.Optional(
    Type.Object(
      {
        height: Type.Integer({
          minimum: 80,
          maximum: 4000,
          description: 'Height in CSS pixels of the placeholder that stands until the content is measured.',
        }),
      },
      closed,
    ),
  ),
}

/** What a contribution adds that fills a page or a tab: the host draws these above it. */
export const viewBase = {
  ...contributionBase,
  controls: Type.Optional(
    Type.Array(Type.Enum([...controlNames]), {
      uniqueItems: true,
      description: "The host's selectors this contribution uses. The host draws them.",
    }),
  ),
  settings: Type.Optional(Settings),
}
