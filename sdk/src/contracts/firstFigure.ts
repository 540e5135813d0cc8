import * as Type from 'typebox'

const Id = Type.Integer({ minimum: 1 })

/** The figure of a view as the server writes it into the page, before any script has run. */
export const FirstFigure = Type.Object(
  {
    section: Type.String({ description: 'Id of the tab that it stands in for.' }),
    indicator: Id,
    datasource: Id,
    location: Id,
    period: Type.String(),
    label: Type.String({ description: '"Skilled birth attendance, Nigeria".' }),
    value: Type.String({ description: 'With its unit.' }),
    interval: Type.Union([Type.String(), Type.Null()]),
    origin: Type.String({ description: '"NDHS, 2024".' }),
    lines: Type.Array(Type.String(), { description: 'Gap to target, change since the last round, rank.' }),
  },
  { additionalProperties: false },
)
export type FirstFigure = Type.Static<typeof FirstFigure>
