import * as Type from 'typebox'
import { viewBase } from './contributionBase.ts'

/** A tab of a dashboard. */
export const SectionContribution = Type.Object(
  { point: Type.Literal('section'), ...viewBase },
  { additionalProperties: false, description: 'A tab of a dashboard.' },
)
