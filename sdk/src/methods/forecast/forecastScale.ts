import type { Unit } from '../unit.ts'

/** The scale a series is modelled on, and the way back. Quantiles pass through unchanged in coverage. */
export interface ForecastScale {
  name: 'logit' | 'log' | 'log of value + 0.5' | 'none'
  to(value: number): number
  from(y: number): number
  /** What was done to the data, for the model card. */
  notes: string[]
}

/**
 * The scale for a series of n values (FPP3 section 13.3): percentages ln(x/(100 - x)), rates and counts ln x.
 * Where a percentage is 0 or 100 all are first shrunk, x' = (x (n - 1) + 50)/n; where one is above 100 the
 * logarithm is used and said so. Zeros among rates: ln(x + 0.5).
 */
export function forecastScale(values: readonly number[], unit: Unit): ForecastScale {
  const isOver = values.some((value) => value > 100)
  if (unit !== 'percentage' || isOver) {
    const notes =
      unit === 'percentage' ? ['A value is above 100 %, so logarithms are used instead of logits.'] : []
    return logScale(values, notes)
  }
  const n = values.length
  const touchesEdge = values.some((value) => value < edge || value > 100 - edge)
  if (!touchesEdge) return { name: 'logit', to: toLogit, from: fromLogit, notes: [] }
  return {
    name: 'logit',
    to: (value) => toLogit((value * (n - 1) + 50) / n),
    from: (y) => Math.min(100, Math.max(0, n > 1 ? (fromLogit(y) * n - 50) / (n - 1) : fromLogit(y))),
    notes: ['A value is 0 or 100 %: all values were shrunk a little towards 50 before modelling.'],
  }
}

// Nearer to 0 or 100 a logit says more about rounding than about coverage.
const edge = 1e-6

function toLogit(value: number): number {
  return Math.log(value / (100 - value))
}

function fromLogit(y: number): number {
  return 100 / (1 + Math.exp(-y))
}

// e to this power is the largest figure that is believed; beyond it a path has run away.
const largestLog = 46

function logScale(values: readonly number[], notes: string[]): ForecastScale {
  const shift = values.some((value) => value < edge) ? 0.5 : 0
  return {
    name: shift === 0 ? 'log' : 'log of value + 0.5',
    to: (value) => Math.log(value + shift),
    from: (y) => Math.max(0, Math.exp(Math.min(largestLog, y)) - shift),
    notes,
  }
}
