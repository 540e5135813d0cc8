import { complementarityWeights } from '../../methods/triangulation/complementarity.ts'
import { consistencyWeights } from '../../methods/triangulation/consistency.ts'
import { defaultTolerance } from '../../methods/triangulation/tolerance.ts'
import type { TriangulatedScores } from './readTriangulation.ts'
import { consistencyLegend, evidenceTexts } from './triangulationWords.ts'

/** What was compared, in words. */
interface Compared {
  primary: string
  about: string
  updatedAt: string | undefined
}

/** How the scores of a triangulation were made, in plain text: what a reader needs to check them. */
export function triangulationSheet(subject: Compared, sources: readonly TriangulatedScores[]): string {
  const { relative, floor, ceiling } = defaultTolerance
  return [
    'MSDAT: method sheet of a triangulation',
    `Compared: ${sources.map(({ name }) => name).join(', ')} with ${subject.primary} (primary)`,
    `About: ${subject.about}`,
    `Data last updated: ${subject.updatedAt ?? 'not known'}`,
    '',
    'How it is done',
    '1. Figures of the same period are paired; where a source has none, its neighbours are interpolated, or a near year is taken with less weight.',
    `2. Two figures agree where they lie no further apart than the tolerance: ${relative * 100}% of their mean; for percentages at least ${floor} and at most ${ceiling} points.`,
    '3. Each metric has a score from 0 to 100. Its grade: 1 Poor, 2 Fair, 3 Good, 4 Very Good, 5 Excellent.',
    `4. Consistency is the weighted mean of: ${weightsText(consistencyWeights)}. Metrics that are not available give their weight to the others.`,
    `5. Complementarity is the weighted mean of: ${weightsText(complementarityWeights)}.`,
    `6. Bands of consistency: ${consistencyLegend.join(', ')}.`,
    `7. Evidence: ${Object.entries(evidenceTexts)
      .map(([grade, text]) => `${grade} ${text}`)
      .join('; ')}.`,
    '',
    ...sources.flatMap(resultLines),
  ].join('\n')
}

function weightsText(weights: Readonly<Record<string, number>>): string {
  return Object.entries(weights)
    .map(([name, weight]) => `${name} ${Math.round(weight * 100)}%`)
    .join(', ')
}

function resultLines({ name, consistency, complementarity, detail }: TriangulatedScores): string[] {
  const score = (card: TriangulatedScores['consistency']) =>
    card.status === 'ok'
      ? `${card.score.toFixed(1)} (${card.band})`
      : `not scored: ${card.reason ?? card.status}`
  return [
    name,
    `Consistency: ${score(consistency)}`,
    `Complementarity: ${score(complementarity)}`,
    ...[consistency, complementarity].flatMap(({ grades }) =>
      Object.values(grades).map(
        ({ title, score, scale, value }) => `- ${title}: ${score} - ${scale} (${value})`,
      ),
    ),
    ...(detail
      ? [
          `Evidence: ${detail.consistency.evidence ?? 'none'}`,
          `Independence: ${detail.independence.relation}. ${detail.independence.reason}`,
          ...detail.consistency.pairs.map(
            ({ period, kind, primary, compared, tolerance }) =>
              `- ${period} (${kind}): ${primary} and ${compared}, tolerance ${tolerance}`,
          ),
        ]
      : []),
    '',
  ]
}
