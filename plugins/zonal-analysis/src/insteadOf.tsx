import { standIn } from '@msdat/sdk/kit'
import type { ReactNode } from 'react'
import type { Zones } from './useZones.ts'

/** What stands in place of a drawing while there is nothing to draw. */
export const insteadOf = ({ answers, places, alternatives }: Zones, height: number): ReactNode =>
  standIn(answers, height, places.every(({ value }) => value === null) && { alternatives })
