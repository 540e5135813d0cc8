import { expect, it } from 'vitest'
import { tourSteps } from './tourSteps.ts'

it('the tour has six steps, from the sections to the confidence range', () => {
  expect(tourSteps.map(({ title }) => title)).toEqual([
    'Sections',
    'Controls',
    'Indicator',
    'Location',
    'Data source',
    'Trend and confidence range',
  ])
})
