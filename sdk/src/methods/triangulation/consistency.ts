import type { Outcome } from '../outcome.ts'
import { noResult } from '../outcome.ts'
import type { Steps } from '../steps.ts'
import { levelAgreement, samplingAgreement, shareWithinTolerance, type SamplingPair } from './levelMetrics.ts'
import type { Pair } from './pairSeries.ts'
import { pairsForPattern, patternAgreement, type PatternAgreement } from './patternAgreement.ts'
import { gradeOf, gradeWordOf, weightedScore, type Grade } from './score.ts'
import { trendAgreement, type TrendAgreement } from './trendAgreement.ts'

/** Weights of the consistency metrics; those of absent metrics are shared out among the rest. */
export const consistencyWeights = {
  level: 0.35,
  share: 0.15,
  sampling: 0.2,
  trend: 0.15,
  pattern: 0.15,
} as const
export type ConsistencyMetric = keyof typeof consistencyWeights

/** Highest score where the evidence is thin: fewer pairs than this, or none of them exact. */
const thinEvidence = { cap: 80, pairs: 3 } as const

/** A: 5 exact pairs or more, B: 2-4, C: 1, D: interpolated or near ones only. */
const evidenceGrades = ['A', 'B', 'C', 'D'] as const
type EvidenceGrade = (typeof evidenceGrades)[number]

interface MetricScore {
  score: number
  grade: Grade
  scale: string
  /** Grey it: the sources define the indicator differently, so their levels are not meant to agree. */
  isGreyed: boolean
}

export interface Consistency {
  score: number
  evidence: EvidenceGrade
  /** Whether the cap for thin evidence lowered the score. */
  isCapped: boolean
  metrics: Record<ConsistencyMetric, Outcome<MetricScore>>
  pairs: Pair[]
  /** What stands behind metrics 3, 4 and 5, where they are available. */
  sampling: SamplingPair[]
  trend: TrendAgreement | null
  pattern: PatternAgreement | null
}

export interface ConsistencyOptions {
  weights?: Record<ConsistencyMetric, number>
  /** Values of places at one period: the primary's and the comparator's. */
  places?: { x: readonly number[]; y: readonly number[] }
  definitionsDiffer?: boolean
}

/** Step E of methods 4(a): the five metrics over the pairs, their weighted mean, its cap and evidence grade. */
export function* consistency(
  pairs: readonly Pair[],
  options: ConsistencyOptions = {},
): Steps<Outcome<Consistency>> {
  const weights = options.weights ?? consistencyWeights
  const sampling = samplingAgreement(pairs)
  const trend = yield* trendAgreement(pairs)
  const pattern = patternOf(pairs, options)
  const level = levelAgreement(pairs)
  // Two flat lines have no pattern of their own; how near they lie is all there is to say.
  const shownPattern = pattern.status === 'no_variation' && level.status === 'ok' ? level : pattern
  const outcomes = { level, share: shareWithinTolerance(pairs), sampling, trend, pattern: shownPattern }
  const names = Object.keys(weights) as ConsistencyMetric[]
  const parts = names.flatMap((name) => {
    const outcome = outcomes[name]
    return outcome.status === 'ok' ? [{ score: outcome.score, weight: weights[name] }] : []
  })
  const raw = weightedScore(parts)
  if (raw === null) return noResult('no_overlap', 'The sources have no period in common, near or between.')
  const cap = capOf(pairs)
  return {
    status: 'ok',
    score: Math.min(raw, cap),
    evidence: evidenceOf(pairs),
    isCapped: raw > cap,
    metrics: graded(outcomes, options.definitionsDiffer ?? false),
    pairs: [...pairs],
    sampling: sampling.status === 'ok' ? sampling.pairs : [],
    trend: trend.status === 'ok' ? trend : null,
    pattern: pattern.status === 'ok' ? pattern : null,
  }
}

function patternOf(pairs: readonly Pair[], options: ConsistencyOptions): Outcome<PatternAgreement> {
  const exact = pairs.filter((pair) => pair.kind === 'exact')
  if (exact.length < pairsForPattern.times && options.places) {
    return patternAgreement(options.places.x, options.places.y, pairsForPattern.places)
  }
  return patternAgreement(
    exact.map((pair) => pair.x),
    exact.map((pair) => pair.y),
  )
}

function capOf(pairs: readonly Pair[]): number {
  const isThin = pairs.length < thinEvidence.pairs || !pairs.some((pair) => pair.kind === 'exact')
  return isThin ? thinEvidence.cap : 100
}

function evidenceOf(pairs: readonly Pair[]): EvidenceGrade {
  const exact = pairs.filter((pair) => pair.kind === 'exact').length
  if (exact >= 5) return 'A'
  if (exact >= 2) return 'B'
  // No pair at all means that places of one period were compared: exact, but once.
  return exact === 1 || pairs.length === 0 ? 'C' : 'D'
}

function graded(
  outcomes: Record<ConsistencyMetric, Outcome<{ score: number }>>,
  definitionsDiffer: boolean,
): Record<ConsistencyMetric, Outcome<MetricScore>> {
  const grade = (name: ConsistencyMetric): Outcome<MetricScore> => {
    const outcome = outcomes[name]
    return outcome.status === 'ok' ? toMetric(outcome.score, definitionsDiffer && name === 'level') : outcome
  }
  return {
    level: grade('level'),
    share: grade('share'),
    sampling: grade('sampling'),
    trend: grade('trend'),
    pattern: grade('pattern'),
  }
}

/** A metric's score with its grade and word. */
function toMetric(score: number, isGreyed = false): { status: 'ok' } & MetricScore {
  return { status: 'ok', score, grade: gradeOf(score), scale: gradeWordOf(score), isGreyed }
}
