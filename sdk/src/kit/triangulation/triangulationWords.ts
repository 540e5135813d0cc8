import { complementarityBands, consistencyBands } from '../../methods/triangulation/score.ts'

/** The bands of consistency with their scores, word for word from the specification. */
export const consistencyLegend = consistencyBands.map((band, at) => {
  return `${at === 0 ? 0 : at * 20 + 1}-${(at + 1) * 20} ${band}`
})

/** The bands of complementarity, from the lowest. */
export const complementarityLegend: readonly string[] = complementarityBands

/** What each grade of evidence stands for. */
export const evidenceTexts = {
  A: 'five or more pairs of the same period',
  B: 'two to four pairs of the same period',
  C: 'one pair of the same period',
  D: 'only interpolated or neighbouring periods',
} as const
