import type { FanPoint, FanStep } from '@msdat/sdk/kit/plots'
import { tellFan } from './tellPrediction.ts'
import type { Forecast } from './useForecasts.ts'

/** What a fan chart draws of one place, both ascending by period, and what it says. */
export interface Fan {
  id: string
  title: string
  summary: string
  past: FanPoint[]
  future: FanStep[]
}

/** What was measured, with its published bounds, and what is expected over the horizon. */
export function fanOf(
  { place, prediction, figures }: Forecast,
  horizon: number,
  format: (value: number) => string,
): Fan {
  const { Actual, Predicted } = prediction
  const bounds = new Map(figures.map((figure) => [figure.period, figure]))
  const shown = Predicted.slice(0, horizon)
  return {
    id: String(place.id),
    title: place.name,
    summary: tellFan({ ...prediction, Predicted: shown }, format),
    past: Actual.map(({ period, value }) => {
      const { lower = null, upper = null } = bounds.get(period) ?? {}
      return { period, value, lower, upper }
    }),
    future: shown.map(({ intervals, ...step }) => ({ ...step, bands: intervals })),
  }
}
