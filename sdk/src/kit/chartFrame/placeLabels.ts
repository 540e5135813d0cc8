import { textWidth } from './chartLook.ts'

export interface LabelWanted {
  id: string
  text: string
  /** Middle of the mark and how far it reaches. */
  x: number
  y: number
  reach: number
}

export interface LabelPlace {
  id: string
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

interface Room {
  width: number
  height: number
  fontSize: number
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * Names beside marks, the first wanted first: right, left, above or below, wherever nothing is covered. A name
 * without such a place is left out; the tooltip has it.
 */
export function placeLabels(wanted: readonly LabelWanted[], { width, height, fontSize }: Room): LabelPlace[] {
  const taken: Box[] = wanted.map(({ x, y, reach }) => ({
    left: x - reach,
    right: x + reach,
    top: y - reach,
    bottom: y + reach,
  }))
  const placed: LabelPlace[] = []
  for (const label of wanted) {
    const found = placesFor(label, fontSize).find(
      ({ box }) =>
        box.left >= 0 &&
        box.right <= width &&
        // A mark on the edge of the plot has its name half beside it.
        box.top >= -fontSize &&
        box.bottom <= height + fontSize * 0.65 &&
        !taken.some((other) => overlaps(box, other)),
    )
    if (!found) continue
    taken.push(found.box)
    placed.push({ id: label.id, text: label.text, ...found.place })
  }
  return placed
}

function placesFor({ text, x, y, reach }: LabelWanted, fontSize: number) {
  const [length, half] = [textWidth(text, fontSize), fontSize * 0.6]
  const gap = reach + 3
  const place = (left: number, middle: number, anchor: LabelPlace['anchor'], anchorX: number) => ({
    box: { left, right: left + length, top: middle - half, bottom: middle + half },
    place: { x: anchorX, y: middle + fontSize * 0.34, anchor },
  })
  return [
    place(x + gap, y, 'start', x + gap),
    place(x - gap - length, y, 'end', x - gap),
    place(x - length / 2, y - gap - half, 'middle', x),
    place(x - length / 2, y + gap + half, 'middle', x),
  ]
}
