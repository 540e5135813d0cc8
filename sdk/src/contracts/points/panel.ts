import * as Type from 'typebox'
import { contributionBase } from './contributionBase.ts'

/** An add-on the visitor switches on: a launcher the host draws, and an expanded view in a frame. */
export const PanelContribution = Type.Object(
  {
    point: Type.Literal('panel'),
    ...contributionBase,
    reloadOnToggle: Type.Optional(
      Type.Boolean({ description: 'Reload the page when the visitor switches the panel on or off.' }),
    ),
    isForDevelopers: Type.Optional(
      Type.Boolean({ description: 'Offered only to visitors who have switched developer mode on.' }),
    ),
  },
  { additionalProperties: false, description: 'An add-on with a launcher and an expanded view.' },
)
