/**
 * How far marks of one row move up or down, in pixels: those that would cover each other stand one above the other,
 * in the order given. A mark that stands apart, or is missing, does not move.
 */
export function spreadMarks(xs: readonly (number | null)[], radius: number): number[] {
  const moves = xs.map(() => 0)
  for (const crowd of crowdsOf(xs, radius)) {
    const step = (1.5 * radius) / Math.max(1, crowd.length - 1)
    for (const [at, mark] of crowd.toSorted((one, other) => one - other).entries())
      moves[mark] = (at - (crowd.length - 1) / 2) * step
  }
  return moves
}

/** The numbers of the marks, from left to right, parted where a mark is clear of the one before it. */
function crowdsOf(xs: readonly (number | null)[], radius: number): number[][] {
  const crowds: number[][] = []
  let before = -Infinity
  const placed = xs.flatMap((x, mark) => (x === null ? [] : [{ x, mark }]))
  for (const { x, mark } of placed.toSorted((one, other) => one.x - other.x)) {
    if (x - before < 1.5 * radius) crowds.at(-1)?.push(mark)
    else crowds.push([mark])
    before = x
  }
  return crowds
}
