import * as Type from 'typebox'
import { PlacedSection, sectionTitleLength } from './composition.ts'
import { Line } from './formText.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })
// Drafts have the same shape, so what is still to be filled in may be empty here; a save asks for it.
const title = Line(sectionTitleLength, { description: 'Name of the tab; each has another one.' })
const SectionId = Type.Optional(PlacedSection.properties.id)

/** Columns of the grid of a canvas. */
export const gridColumns = 12
export const mostCards = 24
export const mostOwnRows = 200
export const mostOwnColumns = 12
/** Most characters of a picture: about 90 kB of its file. */
export const pictureLength = 120_000

/** Where a card stands on the grid; `h` counts rows of 40 pixels. */
export const CardPlace = Type.Object(
  {
    x: Type.Integer({ minimum: 0, maximum: gridColumns - 1 }),
    y: Type.Integer({ minimum: 0, maximum: 999 }),
    w: Type.Integer({ minimum: 1, maximum: gridColumns }),
    h: Type.Integer({ minimum: 1, maximum: 40 }),
  },
  closed,
)
export type CardPlace = Type.Static<typeof CardPlace>

/** A picture inside the dashboard itself; the server keeps it as it has drawn it anew. */
export const Picture = Type.String({
  maxLength: pictureLength,
  pattern: '^(data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2})?$',
  description: 'A PNG, JPEG or WebP picture as a data address.',
})

export const PageAddress = Type.String({
  maxLength: 500,
  pattern: '^(https://[^\\s\\x00-\\x1f\\x7f"<>]+)?$',
  description: 'An https address on one of the hosts that this installation embeds.',
})

const card = {
  id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  title: Line(sectionTitleLength, { description: 'Stands above the card; may be empty.' }),
  place: CardPlace,
}

export const Card = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('chart'),
      ...card,
      plugin: PlacedSection.properties.plugin,
      contribution: PlacedSection.properties.contribution,
      options: PlacedSection.properties.options,
    },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal('text'), ...card, text: Type.String({ maxLength: 4000, pattern: '^[^\\x00]*$' }) },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('figure'),
      ...card,
      indicator: Id,
      datasource: Id,
      location: Id,
      period: Type.Union([Type.String({ pattern: '^\\d{4}(-\\d{2})?$' }), Type.Null()], {
        description: 'Null: the newest.',
      }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('picture'),
      ...card,
      picture: Picture,
      alt: Line(200, { description: 'What the picture shows, in words.' }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('page'), ...card, url: PageAddress }, closed),
])
export type Card = Type.Static<typeof Card>

const OwnCell = Line(200)

/** A section of a custom dashboard: a plugin's, or one of the four that stand with the dashboard itself. */
export const CustomSection = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('plugin'),
      id: SectionId,
      title,
      plugin: PlacedSection.properties.plugin,
      contribution: PlacedSection.properties.contribution,
      options: PlacedSection.properties.options,
    },
    { ...closed, description: 'A section or analytics tab of a plugin that runs.' },
  ),
  Type.Object(
    {
      kind: Type.Literal('canvas'),
      id: SectionId,
      title,
      cards: Type.Array(Card, { maxItems: mostCards }),
    },
    { ...closed, description: 'Cards on a grid.' },
  ),
  Type.Object(
    { kind: Type.Literal('page'), id: SectionId, title, url: PageAddress, description: Line(500) },
    { ...closed, description: 'A page of another site, in a closed frame.' },
  ),
  Type.Object(
    {
      kind: Type.Literal('table'),
      id: SectionId,
      title,
      columns: Type.Array(OwnCell, { minItems: 1, maxItems: mostOwnColumns }),
      rows: Type.Array(Type.Array(OwnCell, { maxItems: mostOwnColumns }), { maxItems: mostOwnRows }),
      note: Line(500, { description: 'Where the figures are from, in the words of who entered them.' }),
    },
    { ...closed, description: 'Figures that its author entered. They are no part of the published data.' },
  ),
])
export type CustomSection = Type.Static<typeof CustomSection>
