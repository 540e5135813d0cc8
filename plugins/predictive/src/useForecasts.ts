import { useData, useHostAnswers, type Async, type Location } from '@msdat/sdk'
import { readFigures, valueOf, type Figure, type Subject } from '@msdat/sdk/kit'
import { targetYear, type Prediction } from './tellPrediction.ts'

/** What was measured in a place and what is expected there. */
export interface Forecast {
  place: Location
  prediction: Prediction
  figures: readonly Figure[]
}

/** One forecast for each place until the year of the targets; those not yet answered are left out. */
export function useForecasts(
  { indicator, source }: Subject,
  places: readonly Location[],
): { found: Forecast[]; answers: Async<unknown>[] } {
  const locations = places.map(({ id }) => id)
  const of = { indicator: indicator.id, datasource: source.id, year: targetYear }
  const table = useData({ indicators: [indicator.id], datasources: [source.id], locations })
  const answers = useHostAnswers(
    'analysis.predict',
    locations.map((location) => ({ ...of, location })),
  )
  const values = valueOf(table)
  const figures = values ? readFigures(values, [source]) : []
  const found = places.flatMap((place, at): Forecast[] => {
    const answer = answers[at]
    const prediction = values && answer && valueOf(answer)
    return prediction
      ? [{ place, prediction, figures: figures.filter(({ location }) => location === place.id) }]
      : []
  })
  return { found, answers: [table, ...answers] }
}
