/** The candidate that differs in the fewest letters, where that is at most a third of them. */
export function nearestText(text: string, candidates: readonly string[]): string | null {
  let nearest: string | null = null
  let least = Math.floor(Math.min(text.length, 60) / 3) + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - text.length) >= least || candidate.length > 200) continue
    const changes = changesBetween(text, candidate)
    if (changes < least) [nearest, least] = [candidate, changes]
  }
  return nearest
}

/** Letters to add, drop or replace (Levenshtein). */
function changesBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const swap = (above[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1)
      line.push(Math.min(swap, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1))
    }
    above = line
  }
  return above[other.length] ?? 0
}
