/** The lowest point that a search found. */
export interface Minimum {
  at: number[]
  value: number
}

/**
 * Nelder-Mead simplex search inside a box (Nelder & Mead, Computer Journal 7 (1965) 308-313).
 * Points outside are moved to the wall. `start` lies in the box; the objective is finite there.
 */
export function minimise(
  objective: (at: readonly number[]) => number,
  start: readonly number[],
  box: readonly (readonly [low: number, high: number])[],
  evaluations = 160,
): Minimum {
  const inside = (at: readonly number[]): number[] =>
    at.map((x, i) => Math.min(box[i]?.[1] ?? x, Math.max(box[i]?.[0] ?? x, x)))
  const measure = (at: readonly number[]): Minimum => {
    const point = inside(at)
    const value = objective(point)
    return { at: point, value: Number.isFinite(value) ? value : Number.MAX_VALUE }
  }
  let simplex = startSimplex(start, box).map(measure)
  for (let used = simplex.length; used < evaluations; used += 2) {
    simplex.sort((a, b) => a.value - b.value)
    if (isFlat(simplex)) break
    simplex = step(simplex, measure)
  }
  return simplex.reduce((best, point) => (point.value < best.value ? point : best))
}

function startSimplex(start: readonly number[], box: readonly (readonly [number, number])[]): number[][] {
  const corners = start.map((x, moved) => {
    const [low, high] = box[moved] as readonly [number, number]
    const stride = (high - low) * 0.25
    return start.map((value, i) => (i === moved ? (x + stride <= high ? x + stride : x - stride) : value))
  })
  return [[...start], ...corners]
}

function isFlat(simplex: readonly Minimum[]): boolean {
  const low = (simplex[0] as Minimum).value
  const high = (simplex.at(-1) as Minimum).value
  return high - low <= 1e-10 * (Math.abs(low) + 1e-12)
}

function step(simplex: Minimum[], measure: (at: readonly number[]) => Minimum): Minimum[] {
  const [best, worst] = [simplex[0] as Minimum, simplex.at(-1) as Minimum]
  const rest = simplex.slice(0, -1)
  const centre = best.at.map((_, i) => rest.reduce((sum, p) => sum + (p.at[i] as number), 0) / rest.length)
  const along = (factor: number): Minimum =>
    measure(centre.map((c, i) => c + factor * (c - (worst.at[i] as number))))
  const reflected = along(1)
  if (reflected.value < best.value) {
    const expanded = along(2)
    return [...rest, expanded.value < reflected.value ? expanded : reflected]
  }
  if (reflected.value < (rest.at(-1) as Minimum).value) return [...rest, reflected]
  const contracted = along(reflected.value < worst.value ? 0.5 : -0.5)
  if (contracted.value < Math.min(worst.value, reflected.value)) return [...rest, contracted]
  return simplex.map((p) => (p === best ? p : measure(p.at.map((x, i) => ((best.at[i] as number) + x) / 2))))
}
