import type { StoredList } from '@msdat/sdk'

/** A rectangle in pixels of the picture it lies in. */
export interface Region {
  x: number
  y: number
  width: number
  height: number
}

/** What the host took. */
export interface Capture {
  png: Uint8Array
  width: number
  height: number
  parts: readonly (Region & { title: string })[]
  title: string
  address: string
  takenAt: string
}

/** A picture in the gallery, under the moment it was taken at; the image as a data address. */
export interface Kept {
  id: string
  image: string
  caption: string
  takenAt: string
}

/** The pictures kept in this browser. */
export type Gallery = StoredList<Kept>

/** The region between two corners, whatever their order, inside the picture; null where it is only a press. */
export function regionBetween(
  from: { x: number; y: number },
  to: { x: number; y: number },
  within: { width: number; height: number },
): Region | null {
  const clamp = (value: number, most: number): number => Math.round(Math.min(most, Math.max(0, value)))
  const x = clamp(Math.min(from.x, to.x), within.width)
  const y = clamp(Math.min(from.y, to.y), within.height)
  const width = clamp(Math.max(from.x, to.x), within.width) - x
  const height = clamp(Math.max(from.y, to.y), within.height) - y
  return width < leastSide || height < leastSide ? null : { x, y, width, height }
}

const leastSide = 16
