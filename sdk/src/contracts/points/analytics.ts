import * as Type from 'typebox'
import { viewBase } from './contributionBase.ts'

/** A tab of Advanced Analytics. */
export const AnalyticsContribution = Type.Object(
  { point: Type.Literal('analytics'), ...viewBase },
  { additionalProperties: false, description: 'A tab of Advanced Analytics.' },
)
