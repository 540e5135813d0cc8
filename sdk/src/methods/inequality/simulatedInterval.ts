import { quantileOf } from '../numerics/quantileOf.ts'
import { defaultSeed, seededNormal } from '../numerics/seededRandom.ts'
import { noResult, type Outcome } from '../outcome.ts'
import type { Subgroup } from './Subgroup.ts'

const inequalityDraws = 1000

/**
 * 95 % interval of any measure by Monte Carlo: subgroup values drawn from their normal errors with a fixed seed,
 * never below 0 (Ahn et al. 2019). Needs a standard error for every subgroup that has a value.
 */
export function simulatedInterval(
  subgroups: readonly Subgroup[],
  measure: (subgroups: readonly Subgroup[]) => number | null,
  seed = defaultSeed,
  draws = inequalityDraws,
): Outcome<{ lower: number; upper: number; draws: number }> {
  if (subgroups.some((one) => one.value !== null && typeof one.se !== 'number')) {
    return noResult('not_enough_information', 'A subgroup has no standard error.')
  }
  const normal = seededNormal(seed)
  const results: number[] = []
  for (let i = 0; i < draws; i++) {
    const drawn = subgroups.map((one) =>
      one.value === null ? one : { ...one, value: Math.max(0, one.value + normal() * (one.se as number)) },
    )
    const result = measure(drawn)
    if (result !== null && Number.isFinite(result)) results.push(result)
  }
  if (results.length < draws / 2) return noResult('not_defined', 'The measure is not defined in most draws.')
  const sorted = results.sort((a, b) => a - b)
  return {
    status: 'ok',
    lower: quantileOf(sorted, 0.025),
    upper: quantileOf(sorted, 0.975),
    draws: results.length,
  }
}
