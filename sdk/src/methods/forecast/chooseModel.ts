import type { Unit } from '../unit.ts'
import { backTestRules, maeOf, originsOf, runTrials } from './backTest.ts'
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

export interface Choice {
  fit: FitModel
  model: FittedModel
  by: 'only candidate' | 'rolling origin' | 'AICc'
  /** Every candidate with what it was judged by: MAE in the indicator's unit, or AICc. */
  candidates: { name: string; score: number }[]
}

interface Candidate {
  fit: FitModel
  model: FittedModel
  score: number
}

/** Candidates for a series: drift alone below 7 points, all of them from there, seasonal ones for months. */
function candidatesFor(n: number, season: number): readonly FitModel[] {
  if (season > 1) return [(y) => fitSeasonalNaive(y, season), (y) => fitSeasonalTrend(y, season)]
  return n < pointsNeeded.fullSet ? [fitDrift] : yearlyModels
}

/**
 * Lowest rolling-origin error where there are three origins or more, else lowest AICc. All candidates share
 * origins and scaling, so the lowest mean absolute error is the lowest MASE. Null where none can be fitted.
 */
export function chooseModel(
  values: readonly number[],
  y: readonly number[],
  unit: Unit,
  horizon: number,
  season = 1,
): Choice | null {
  const byTrials = originsOf(values.length).length >= backTestRules.originsToDecide
  const candidates = candidatesFor(values.length, season).flatMap((fit): Candidate[] => {
    const model = fit(y)
    if (!model) return []
    const trials = byTrials ? runTrials(values, unit, fit, horizon, season) : null
    const score = byTrials ? (trials ? maeOf(trials) : Infinity) : aicc(model)
    return [{ fit, model, score }]
  })
  const usable = candidates.filter((candidate) => Number.isFinite(candidate.score))
  const only = candidates.length === 1 ? candidates[0] : undefined
  const chosen = only ?? simplestOfBest(usable, byTrials)
  if (!chosen) return null
  return {
    fit: chosen.fit,
    model: chosen.model,
    by: only ? 'only candidate' : byTrials ? 'rolling origin' : 'AICc',
    candidates: usable.map(({ model, score }) => ({ name: model.name, score })),
  }
}

function simplestOfBest(candidates: readonly Candidate[], byTrials: boolean): Candidate | undefined {
  const best = Math.min(...candidates.map((candidate) => candidate.score))
  // AICc is no ratio scale; two units are its usual "no difference" (Burnham & Anderson 2002).
  const limit = byTrials ? best / (1 - tieShare) : best + 2
  return candidates.find((candidate) => candidate.score <= limit)
}
