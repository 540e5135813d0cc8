import { detailsOf, type Mark } from '../chartFrame/MarkFacts.ts'
import type { MapArea } from '../maps/MapArea.ts'
import type { StateShapes } from '../maps/stateShapes.ts'
import type { View } from './zoomInto.ts'

export interface DrillZone extends Omit<MapArea, 'category'> {
  /** Names of its states. */
  states: readonly string[]
}

interface DrillInput {
  drawing: StateShapes
  zones: readonly DrillZone[]
  /** The zone that is open; the zones themselves are shown where none is. */
  zone: DrillZone | null
  states: readonly MapArea[]
  view: View
  offset: number
  format: (value: number) => string
}

type DrillMark = Mark & { states: readonly string[] }

/** The zones, or the states of the open one, from the greatest value to the least. */
export function drillMarks({ drawing, zones, zone, states, view, offset, format }: DrillInput): DrillMark[] {
  const shown = zone
    ? states.filter(({ name }) => zone.states.includes(name)).map((area) => ({ area, states: [area.name] }))
    : zones.map((area) => ({ area, states: area.states }))
  const inOrder = shown.sort((one, other) => (other.area.value ?? -Infinity) - (one.area.value ?? -Infinity))
  return inOrder.map(({ area, states }) => {
    const { id, name, value, lower, upper } = area
    const places = drawing.shapes.filter((shape) => states.includes(shape.name))
    const middle = (read: (place: { x: number; y: number }) => number) =>
      places.reduce((sum, place) => sum + read(place), 0) / Math.max(1, places.length)
    return {
      id,
      title: name,
      states,
      x: offset + view.x + middle(({ x }) => x) * view.scale,
      y: view.y + middle(({ y }) => y) * view.scale,
      facts: [{ value, lower, upper, format }],
      details: detailsOf(area),
    }
  })
}

/** Name of the state under a point of the screen. */
export function stateUnder(drawing: StateShapes, view: View, x: number, y: number): string | undefined {
  return drawing.nameAt((x - view.x) / view.scale, (y - view.y) / view.scale)
}
