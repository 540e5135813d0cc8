import * as Type from 'typebox'
import { viewBase } from './contributionBase.ts'

/** A page of its own. Its address is never in the manifest: a dashboard record of this installation gives it one. */
export const PageContribution = Type.Object(
  { point: Type.Literal('page'), ...viewBase },
  {
    additionalProperties: false,
    description: 'A page of its own, at an address that the installation gives it.',
  },
)
