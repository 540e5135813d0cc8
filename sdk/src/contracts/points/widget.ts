import * as Type from 'typebox'
import { viewBase } from './contributionBase.ts'

/** A card that stands beside others. */
export const WidgetContribution = Type.Object(
  { point: Type.Literal('widget'), ...viewBase },
  { additionalProperties: false, description: 'A card on a dashboard, beside other cards.' },
)
