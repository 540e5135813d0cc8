import { ascending, quantileOf } from '../numerics/quantileOf.ts'
import { noResult, type Outcome } from '../outcome.ts'
import type { Triangulation } from './triangulate.ts'

/** How many indicators are named as best and as worst. */
const listedIndicators = 5

interface ScoreSpread {
  n: number
  median: number
  q1: number
  q3: number
  best: { indicator: number; score: number }[]
  worst: { indicator: number; score: number }[]
  /** All of them, the best first. */
  scores: { indicator: number; score: number }[]
}

export interface IndicatorPanel {
  consistency: Outcome<ScoreSpread>
  complementarity: Outcome<ScoreSpread>
  /** Indicators that could not be scored, with the reason. */
  notScored: { indicator: number; reason: string }[]
}

/**
 * No indicator chosen: the overall scores of all shared indicators as median and interquartile range,
 * with the best and the worst. Takes the outcomes of `triangulate`, one per indicator.
 */
export function triangulateIndicators(
  outcomes: readonly { indicator: number; outcome: Outcome<Triangulation> }[],
): IndicatorPanel {
  const notScored = outcomes.flatMap(({ indicator, outcome }) =>
    outcome.status === 'ok' ? [] : [{ indicator, reason: outcome.reason }],
  )
  return {
    consistency: spreadOf(outcomes, 'consistency'),
    complementarity: spreadOf(outcomes, 'complementarity'),
    notScored,
  }
}

function spreadOf(
  outcomes: readonly { indicator: number; outcome: Outcome<Triangulation> }[],
  part: 'consistency' | 'complementarity',
): Outcome<ScoreSpread> {
  const scores = outcomes.flatMap(({ indicator, outcome }) => {
    const hasScore = outcome.status === 'ok' && outcome.sources.some((source) => source[part].status === 'ok')
    return hasScore ? [{ indicator, score: outcome[part].score }] : []
  })
  if (scores.length === 0) return noResult('no_overlap', 'The sources share no indicator that can be scored.')
  const sorted = ascending(scores.map((one) => one.score))
  const falling = [...scores].sort((a, b) => b.score - a.score || a.indicator - b.indicator)
  return {
    status: 'ok',
    n: scores.length,
    median: quantileOf(sorted, 0.5),
    q1: quantileOf(sorted, 0.25),
    q3: quantileOf(sorted, 0.75),
    best: falling.slice(0, listedIndicators),
    worst: falling.slice(-listedIndicators).reverse(),
    scores: falling,
  }
}
