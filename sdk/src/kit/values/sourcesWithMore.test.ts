import { expect, it } from 'vitest'
import { sourcesWithMore } from './sourcesWithMore.ts'

const figures = [
  { datasource: 108, indicator: 9100 },
  { datasource: 7, indicator: 9100 },
  { datasource: 7, indicator: 1 },
  { datasource: 7, indicator: 1 },
  { datasource: 2, indicator: 1 },
  { datasource: 2, indicator: 2 },
  { datasource: 7, indicator: 2 },
]

it('offers the sources of more indicators, those of most first', () => {
  expect(sourcesWithMore(figures, 1)).toEqual([
    { datasource: 7, have: 3 },
    { datasource: 2, have: 2 },
  ])
  expect(sourcesWithMore(figures, 3)).toEqual([])
})
