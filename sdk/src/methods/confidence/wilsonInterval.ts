import { z95 } from '../distributions/normal.ts'
import { noResult, type Outcome } from '../outcome.ts'

/** Design effect of a cluster survey where it is not published; the interval is then approximate. */
const defaultDesignEffect = 2

export interface ApproximateInterval {
  lower: number
  upper: number
  isApproximate: boolean
}

/**
 * 95 % interval of a survey percentage from its sample size, Wilson with n_e = n/deff (Wilson, JASA 22 (1927)
 * 209-212): centre (p + z^2/2n_e)/(1 + z^2/n_e), half-width z sqrt(p(1-p)/n_e + z^2/4n_e^2)/(1 + z^2/n_e).
 * Percentages 0-100. 56.8 %, n = 9,200, deff 2 -> 55.4 to 58.2.
 */
export function wilsonInterval(
  percentage: number,
  n: number,
  designEffect?: number,
): Outcome<ApproximateInterval> {
  if (!(percentage >= 0 && percentage <= 100))
    return noResult('not_defined', 'A share lies between 0 and 100 %.')
  if (!(n >= 1 && Number.isFinite(n))) return noResult('too_few_points', 'The sample size is not known.')
  const effect = designEffect ?? defaultDesignEffect
  if (!(effect > 0 && Number.isFinite(effect))) {
    return noResult('not_defined', 'A design effect is a number above 0.')
  }
  // A sample counts for one interview at least: for less the formula runs out of the range of numbers.
  const effective = Math.max(1, n / effect)
  const p = percentage / 100
  const z2 = z95 * z95
  const stretch = 1 + z2 / effective
  const centre = (p + z2 / (2 * effective)) / stretch
  const half = (z95 * Math.sqrt((p * (1 - p)) / effective + z2 / (4 * effective * effective))) / stretch
  return {
    status: 'ok',
    lower: Math.max(0, 100 * (centre - half)),
    upper: Math.min(100, 100 * (centre + half)),
    isApproximate: designEffect === undefined,
  }
}
