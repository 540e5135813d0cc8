import type { Steps } from '../steps.ts'
import type { Unit } from '../unit.ts'
import { backTestRules, coverageOf, maeOf, originsOf, runTrials, type Trial } from './backTest.ts'
import { fitDampedTrend } from './dampedTrend.ts'
import { aicc, type FitModel, type FittedModel } from './FittedModel.ts'
import { fitAutoregressiveSteps, fitDrift, fitNaive, fitSeasonalNaive } from './simpleModels.ts'
import { fitSeasonalTrend } from './seasonalTrend.ts'
import { fitMovingAverageSteps, fitSes } from './smoothingModels.ts'

/** From the simplest to the richest: of two that do as well the simpler one is taken. */
const yearlyModels: readonly FitModel[] = [
  fitNaive,
  fitDrift,
  fitSes,
  fitMovingAverageSteps,
  fitAutoregressiveSteps,
  fitDampedTrend,
]

/** Fewest points for any forecast, for the full set of candidates, and for monthly seasons. */
export const pointsNeeded = { any: 4, fullSet: 7, seasonal: 24 } as const

/** A richer model must do better than a simpler one by this share, or the simpler one is taken. */
const tieShare = 0.05

export interface Candidate {
  fit: FitModel
  model: FittedModel
  /** MAE in the indicator's unit, or AICc. */
  score: number
  trials: Trial[] | null
}

export interface Choice extends Candidate {
  by: 'only candidate' | 'rolling origin' | 'AICc'
  /** All that could be judged, the chosen one among them. */
  candidates: Candidate[]
}

/** Candidates for a series: drift alone below 7 points, all of them from there, seasonal ones for months. */
function candidatesFor(n: number, season: number): readonly FitModel[] {
  if (season > 1) return [(y) => fitSeasonalNaive(y, season), (y) => fitSeasonalTrend(y, season)]
  return n < pointsNeeded.fullSet ? [fitDrift] : yearlyModels
}

export interface ChoiceAsked {
  values: readonly number[]
  /** The values on the forecast scale. */
  y: readonly number[]
  unit: Unit
  horizon: number
  seed: number
  season: number
}

/**
 * Lowest rolling-origin error where there are three origins or more, else lowest AICc. All candidates share
 * origins and scaling, so the lowest mean absolute error is the lowest MASE. Null where none can be fitted.
 */
export function* chooseModel({ values, y, ...asked }: ChoiceAsked): Steps<Choice | null> {
  const byTrials = originsOf(values.length).length >= backTestRules.originsToDecide
  const candidates: Candidate[] = []
  for (const fit of candidatesFor(values.length, asked.season)) {
    const model = fit(y)
    if (!model) continue
    const trials = yield* runTrials({ values, fit, ...asked })
    const score = byTrials ? (trials ? maeOf(trials) : Infinity) : aicc(model)
    candidates.push({ fit, model, score, trials })
  }
  const usable = candidates.filter((candidate) => Number.isFinite(candidate.score))
  const only = candidates.length === 1 ? candidates[0] : undefined
  const chosen = only ?? simplestOfBest(usable, byTrials)
  if (!chosen) return null
  const by = only ? 'only candidate' : byTrials ? 'rolling origin' : 'AICc'
  return { ...chosen, by, candidates: usable }
}

/** The next-best tested model that passes: never one with a larger error or worse coverage in the back-test. */
export function replacementFor(
  { model, score, trials, by, candidates }: Choice,
  passes: (model: FittedModel) => boolean,
): Candidate | null {
  if (by !== 'rolling origin' || !trials) return null
  const coverage = coverageOf(trials)
  const able = candidates.filter(
    (one) =>
      one.model.name !== model.name &&
      one.score <= score &&
      one.trials !== null &&
      coverageOf(one.trials) >= coverage &&
      passes(one.model),
  )
  return able.sort((a, b) => a.score - b.score)[0] ?? null
}

function simplestOfBest(candidates: readonly Candidate[], byTrials: boolean): Candidate | undefined {
  const best = Math.min(...candidates.map((candidate) => candidate.score))
  // AICc is no ratio scale; two units are its usual "no difference" (Burnham & Anderson 2002).
  const limit = byTrials ? best / (1 - tieShare) : best + 2
  return candidates.find((candidate) => candidate.score <= limit)
}
