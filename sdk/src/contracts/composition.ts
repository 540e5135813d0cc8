import * as Type from 'typebox'
import { Dashboard, Section } from './dashboards.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './page.ts'

const closed = { additionalProperties: false } as const

/** Most tabs of a dashboard. */
export const mostSections = 12
export const sectionTitleLength = 60
/** Most characters of a section's options, written as JSON: they travel to every visitor. */
export const sectionOptionsLength = 4000

/** A section as an admin places it. */
export const PlacedSection = Type.Object(
  {
    id: Type.Optional(
      Type.String({
        ...Section.properties.id,
        description: 'Of a section that stands there already, so that links to it last; else it gets one.',
      }),
    ),
    plugin: Type.String({ minLength: 1, maxLength: 50, description: 'Id of a plugin that runs.' }),
    contribution: Type.String({ minLength: 1, maxLength: 50, description: 'One of its sections.' }),
    title: Type.String({
      minLength: 2,
      maxLength: sectionTitleLength,
      // Control characters have no place in a title, and PostgreSQL cannot keep a NUL.
      pattern: '^[^\\x00-\\x1f\\x7f]*$',
      description: 'Name of the tab; no two of one dashboard have the same, in any case of letters.',
    }),
    options: Type.Optional(Section.properties.options),
  },
  closed,
)
export type PlacedSection = Type.Static<typeof PlacedSection>

export const Composition = Type.Object(
  {
    sections: Type.Array(PlacedSection, {
      maxItems: mostSections,
      examples: [[{ plugin: 'indicator-overview', contribution: 'overview', title: 'Indicator Overview' }]],
    }),
    updated_at: Type.Optional(
      Type.String({
        description: 'As the dashboard was read. Refused where somebody has changed it since.',
        examples: ['2026-01-01T00:00:00.000Z'],
      }),
    ),
  },
  closed,
)
export type Composition = Type.Static<typeof Composition>

export const composeDashboard = endpoint({
  method: 'PUT',
  path: '/api/dashboards/:id/sections/',
  access: 'admin',
  summary: 'Replaces the sections of a dashboard; their order is that of its tabs.',
  params: IdParams('a dashboard', 1),
  body: Composition,
  output: Dashboard,
  problems: ['conflict'],
})
