import type { Column, Figure } from '@msdat/sdk/kit'
import { numberColumn } from '@msdat/sdk/kit'
import type { FanPoint, FanStep } from '@msdat/sdk/kit/plots'
import type { Prediction } from './tellPrediction.ts'

/** What a fan chart draws, both ascending by period. */
export interface Fan {
  past: FanPoint[]
  future: FanStep[]
}

/** What was measured, with its published bounds, and what is expected over the horizon. */
export function fanOf({ Actual, Predicted }: Prediction, figures: readonly Figure[], horizon: number): Fan {
  const bounds = new Map(figures.map((figure) => [figure.period, figure]))
  return {
    past: Actual.map(({ period, value }) => {
      const { lower = null, upper = null } = bounds.get(period) ?? {}
      return { period, value, lower, upper }
    }),
    future: Predicted.slice(0, horizon).map(({ period, value, intervals }) => ({
      period,
      value,
      bands: intervals,
    })),
  }
}

/** One row of the table of a fan: a published interval, or the one that holds 95 % of cases. */
export interface FanRow {
  period: string
  kind: 'Measured' | 'Expected'
  value: number
  lower: number | null
  upper: number | null
}

export function fanRows({ past, future }: Fan): FanRow[] {
  return [
    ...past.map(({ period, value, lower = null, upper = null }) => ({
      period,
      kind: 'Measured' as const,
      value,
      lower,
      upper,
    })),
    ...future.map(({ period, value, bands }) => {
      const { lower = null, upper = null } = bands.find(({ level }) => level === 95) ?? {}
      return { period, kind: 'Expected' as const, value, lower, upper }
    }),
  ]
}

export function fanColumns<Row extends FanRow>(format: (value: number) => string): Column<Row>[] {
  return [
    { id: 'period', header: 'Period', isRowHeader: true, value: ({ period }) => period },
    { id: 'kind', header: 'Kind', value: ({ kind }) => kind },
    numberColumn({ id: 'value', header: 'Value', value: ({ value }) => value, format }),
    numberColumn({
      id: 'lower',
      header: 'Lower (95% or published)',
      value: ({ lower }) => lower,
      format,
    }),
    numberColumn({
      id: 'upper',
      header: 'Upper (95% or published)',
      value: ({ upper }) => upper,
      format,
    }),
  ]
}
