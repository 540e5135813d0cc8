/** Points lost per tolerance of discrepancy: at one tolerance the score is 60, at 2.5 it is 0. */
const scoreSlope = 40

/** S(d) = max(0, 100 - 40 d) for a discrepancy d in tolerances. */
export function scoreOf(discrepancy: number): number {
  return Math.max(0, 100 - scoreSlope * discrepancy)
}

/** Lowest score of each grade above the first; 60.6 is below 61 and so still grade 3. */
const gradeCuts = [21, 41, 61, 81] as const

export const gradeWords = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const
export const consistencyBands = ['Very Low', 'Low', 'Moderate', 'High', 'Very High'] as const
export const complementarityBands = ['None', 'Low', 'Moderate', 'Significant', 'Very Significant'] as const

export type Grade = 1 | 2 | 3 | 4 | 5

/** Grade of a score on 0-100: 1 (Poor) below 21 up to 5 (Excellent) from 81. */
export function gradeOf(score: number): Grade {
  return (1 + gradeCuts.filter((cut) => score >= cut).length) as Grade
}

export function gradeWordOf(score: number): (typeof gradeWords)[number] {
  return gradeWords[gradeOf(score) - 1] as (typeof gradeWords)[number]
}

export function consistencyBandOf(score: number): (typeof consistencyBands)[number] {
  return consistencyBands[gradeOf(score) - 1] as (typeof consistencyBands)[number]
}

export function complementarityBandOf(score: number): (typeof complementarityBands)[number] {
  return complementarityBands[gradeOf(score) - 1] as (typeof complementarityBands)[number]
}

/** Mean of scores on 0-100 by their weights; weights of absent scores do not count. Null for none. */
export function weightedScore(parts: readonly { score: number; weight: number }[]): number | null {
  const weight = parts.reduce((sum, part) => sum + part.weight, 0)
  return weight > 0 ? parts.reduce((sum, part) => sum + part.score * part.weight, 0) / weight : null
}
