import type { StateShapes } from '../maps/stateShapes.ts'

/** A point of the map lies at `point * scale + (x, y)` on the screen. */
export interface View {
  x: number
  y: number
  scale: number
}

const air = 14

/** The view that holds the named states, nearer by a factor; the whole map where none is named. */
export function zoomInto(drawing: StateShapes, names: readonly string[], factor: number): View {
  const { left, top, right, bottom } = drawing.boxAround(names)
  const fitting = Math.min(
    (drawing.width - 2 * air) / Math.max(1, right - left),
    (drawing.height - 2 * air) / Math.max(1, bottom - top),
  )
  const scale = (names.length === 0 ? 1 : fitting) * factor
  return {
    scale,
    x: drawing.width / 2 - ((left + right) / 2) * scale,
    y: drawing.height / 2 - ((top + bottom) / 2) * scale,
  }
}
