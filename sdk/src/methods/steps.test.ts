import { expect, it } from 'vitest'
import { forecast, forecastSteps } from './forecast/forecast.ts'
import type { Steps } from './steps.ts'
import type { SourceSeries } from './triangulation/Observation.ts'
import { mics, ndhs, nhmis } from './triangulation/workedExample.fixture.ts'
import { triangulate, triangulationSteps } from './triangulation/triangulate.ts'

function countStops<Result>(steps: Steps<Result>): { stops: number; result: Result } {
  for (let stops = 0; ; stops++) {
    const step = steps.next()
    if (step.done) return { stops, result: step.value }
  }
}

const values = Array.from({ length: 60 }, (_, i) => ({
  period: String(1950 + i),
  value: 40 + ((i * 17) % 23),
}))

it.each([
  // Each of six models from each of 24 origins.
  ['without gaps', values, 6 * 24],
  // The line and the last value, for each survey of the later two fifths.
  ['with gaps', values.filter((_, i) => i % 3 > 0), 2 * 16],
])('a forecast of a series %s stops for each forecast of its back-test', (_, observations, stops) => {
  const input = { observations, unit: 'percentage', currentYear: 2026 } as const
  expect(countStops(forecastSteps(input))).toEqual({ stops, result: forecast(input) })
})

it('a triangulation stops for each source, state and trend', () => {
  const states = [31, 32, 33].map((location) => ({ location, level: 3, observations: values }))
  const withStates = (series: SourceSeries): SourceSeries => ({ ...series, places: states })
  const compared = [mics, nhmis].map(withStates)
  const input = { primary: withStates(ndhs), compared, currentYear: 2026 }
  expect(countStops(triangulationSteps(input))).toEqual({
    stops: 2 * (3 + 1 + 5),
    result: triangulate(input),
  })
})
