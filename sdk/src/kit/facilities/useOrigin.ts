import { useState } from 'react'
import type { Position } from '../parts/PlaceField.tsx'
import { stateAround, type LgaPlace } from './lgaPlaces.ts'

/** Where distances are measured from, with the state whose map shows it; null outside all of them. */
interface Origin extends Position {
  name: string
  location: number | null
}

/** The visitor's position where they gave it, else the chosen LGA; `locate` is told what `PlaceField` hears. */
export function useOrigin(chosen: LgaPlace | null, places: readonly LgaPlace[]) {
  const [position, locate] = useState<Position | null>(null)
  const from: Origin | null = position
    ? { ...position, name: 'your position', location: stateAround(position, places) }
    : chosen
  return { from, isAtPosition: position !== null, locate }
}
