import type { AggregatedSource } from '@msdat/sdk/contracts/triangulation'
import {
  complementarityBandOf,
  computedLabel,
  consistencyBandOf,
  medianOf,
  oneDecimal,
  triangulateIndicators,
  type ComparedSource,
  type Outcome,
  type Triangulation,
} from '@msdat/sdk/methods'
import { toGrade } from './triangulatedSource.ts'

interface OfIndicator {
  indicator: number
  outcome: Outcome<Triangulation>
}

/** One compared source over all shared indicators: medians of score and grades, with best and worst. */
export function aggregatedSource(outcomes: readonly OfIndicator[]): AggregatedSource {
  const panel = triangulateIndicators(outcomes)
  const sources = outcomes.flatMap(({ outcome }) => (outcome.status === 'ok' ? outcome.sources : []))
  return {
    label: computedLabel,
    consistency: aggregatedScore(panel.consistency, sources, 'consistency', consistencyBandOf),
    complementarity: aggregatedScore(
      panel.complementarity,
      sources,
      'complementarity',
      complementarityBandOf,
    ),
  }
}

function aggregatedScore(
  spread: ReturnType<typeof triangulateIndicators>['consistency'],
  sources: readonly ComparedSource[],
  part: 'consistency' | 'complementarity',
  bandOf: (score: number) => string,
): AggregatedSource['consistency'] {
  if (spread.status !== 'ok') {
    return {
      score: 0,
      status: spread.status,
      reason: spread.reason,
      band: 'Not scored',
      grades: {},
      unavailable: {},
      median: null,
      q1: null,
      q3: null,
      scored: 0,
      best: [],
      worst: [],
      scores: [],
    }
  }
  return {
    score: oneDecimal(spread.median),
    status: 'ok',
    reason: null,
    band: bandOf(spread.median),
    grades: medianGrades(sources, part),
    unavailable: {},
    median: oneDecimal(spread.median),
    q1: oneDecimal(spread.q1),
    q3: oneDecimal(spread.q3),
    scored: spread.n,
    best: spread.best,
    worst: spread.worst,
    scores: spread.scores.map(({ indicator, score }) => ({ indicator, score: oneDecimal(score) })),
  }
}

function medianGrades(
  sources: readonly ComparedSource[],
  part: 'consistency' | 'complementarity',
): AggregatedSource['consistency']['grades'] {
  const scores = new Map<string, number[]>()
  for (const source of sources) {
    const outcome = source[part]
    if (outcome.status !== 'ok') continue
    for (const [name, metric] of Object.entries(outcome.metrics)) {
      if (metric.status === 'ok') scores.set(name, [...(scores.get(name) ?? []), metric.score])
    }
  }
  return Object.fromEntries([...scores].map(([name, values]) => [name, toGrade(name, medianOf(values))]))
}
