import type { Fact, Mark } from '../chartFrame/MarkFacts.ts'
import type { MapArea } from '../maps/MapArea.ts'
import type { StateShapes } from '../maps/stateShapes.ts'

/** Values drawn as circles: zero or more, by the name of the state. */
export interface MapBubbles {
  label: string
  values: ReadonlyMap<string, number | null>
  format: (value: number) => string
}

const largest = 24

/** The value of the greatest circle; 0 where there is none. */
export const mostOf = ({ values }: Pick<MapBubbles, 'values'>): number =>
  Math.max(...[...values.values()].map((one) => one ?? 0), 0)

/** The area grows with the value from 0; what is missing or below has no circle. */
export function bubbleRadius(value: number | null, { values }: Pick<MapBubbles, 'values'>): number {
  const most = mostOf({ values })
  return value === null || value <= 0 || most === 0 ? 0 : largest * Math.sqrt(value / most)
}

interface Layers {
  drawing: StateShapes
  offset: number
  areas: readonly MapArea[]
  label: string
  format: (value: number) => string
  bubbles?: MapBubbles | null
}

/** One mark for each state, with a fact for each layer that has values. */
export function layeredMarks({ drawing, offset, areas, label, format, bubbles }: Layers): Mark[] {
  return drawing.shapes.flatMap(({ name, x, y }) => {
    const area = areas.find((one) => one.name === name)
    if (!area) return []
    const { value, lower, upper } = area
    const facts: Fact[] = [{ ...(bubbles && { label }), value, lower, upper, format }]
    if (bubbles) {
      const { label: second, values, format: formatSecond } = bubbles
      facts.push({ label: second, value: values.get(name) ?? null, format: formatSecond })
    }
    return [{ id: name, title: name, x: offset + x, y: y - 6, facts }]
  })
}
