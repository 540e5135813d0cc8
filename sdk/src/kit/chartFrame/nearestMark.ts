import type { Mark } from './MarkFacts.ts'

/** Index of the mark nearest to a point; null where none is within reach. */
export function nearestMark(
  marks: readonly Pick<Mark, 'x' | 'y'>[],
  x: number,
  y: number,
  reach = 36,
): number | null {
  let [nearest, least] = [-1, reach]
  marks.forEach((mark, at) => {
    const distance = Math.hypot(mark.x - x, mark.y - y)
    if (distance < least) [nearest, least] = [at, distance]
  })
  return nearest === -1 ? null : nearest
}
