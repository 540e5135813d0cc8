import { useData, useHostAnswer, type Async, type Location } from '@msdat/sdk'
import { readFigures, valueOf, type Figure, type Subject } from '@msdat/sdk/kit'
import { targetYear, type Prediction } from './tellPrediction.ts'

/** What was measured in a place and what is expected there. */
export interface Forecast {
  place: Location
  prediction: Prediction
  figures: readonly Figure[]
}

/** One forecast for each of at most six places, in their order; those not yet answered are left out. */
export function useForecasts(
  subject: Subject,
  places: readonly Location[],
): { found: Forecast[]; answers: Async<unknown>[] } {
  const table = useData({
    indicators: [subject.indicator.id],
    datasources: [subject.source.id],
    locations: places.map(({ id }) => id),
  })
  // Always six, so that hooks are called in the same order: five pins and the nation.
  const predictions = [
    usePrediction(subject, places[0]),
    usePrediction(subject, places[1]),
    usePrediction(subject, places[2]),
    usePrediction(subject, places[3]),
    usePrediction(subject, places[4]),
    usePrediction(subject, places[5]),
  ].slice(0, places.length)
  const values = valueOf(table)
  const figures = values ? readFigures(values, [subject.source]) : []
  const found = places.flatMap((place, at) => {
    const answer = predictions[at]
    const prediction = answer && valueOf(answer)
    return prediction
      ? { place, prediction, figures: figures.filter(({ location }) => location === place.id) }
      : []
  })
  return { found, answers: [table, ...predictions] }
}

/** What the server expects of a place until the year of the targets; nothing is asked without a place. */
export function usePrediction({ indicator, source }: Subject, place: Location | undefined) {
  return useHostAnswer(
    'analysis.predict',
    place ? { indicator: indicator.id, datasource: source.id, location: place.id, year: targetYear } : null,
  )
}
