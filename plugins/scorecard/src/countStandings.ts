import type { Measure, Score } from './Measure.ts'

/** How the indicators of a place stand to their targets, in a sentence. */
export function tellStandings(
  place: string,
  rows: readonly { measure: Measure; score: Score | null }[],
): string {
  const known = rows.flatMap(({ score }) => score ?? [])
  if (known.length === 0) return `${place} has no figure of these indicators.`
  const count = (tones: readonly string[]): number =>
    known.filter(({ standing }) => tones.includes(standing.tone)).length
  const [met, missed] = [count(['positive', 'on-target']), count(['negative'])]
  const judged = met + missed
  if (judged === 0) return `None of the ${known.length} indicators of ${place} can be judged by a target.`
  const others = known.length - judged
  const rest = others > 0 ? `; ${others} cannot be judged` : ''
  return `${place} meets ${met} of ${judged} targets${rest}.`
}
