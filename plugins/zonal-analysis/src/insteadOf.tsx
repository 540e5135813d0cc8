import { EmptyState, standIn } from '@msdat/sdk/kit'
import type { ReactNode } from 'react'
import type { Zones } from './useZones.ts'

/** What stands in place of a drawing while there is nothing to draw. */
export function insteadOf(zones: Zones, height: number): ReactNode {
  const waiting = standIn(zones.answers, height)
  if (waiting) return waiting
  if (zones.places.some(({ value }) => value !== null)) return undefined
  return <EmptyState alternatives={zones.alternatives} height={height} />
}
