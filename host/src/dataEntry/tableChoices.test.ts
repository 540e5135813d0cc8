import { expect, test } from 'vitest'
import type { Catalog } from '@msdat/sdk/contracts/reference'
import { indicatorChoices, placeChoices, placesOf } from './tableChoices.ts'

const place = (id: number, name: string, level: number) =>
  ({ id, name, level, parent: null }) as Catalog['locations'][number]
const locations = [
  place(1, 'Nigeria', 1),
  place(2, 'North-West', 2),
  place(27, 'Kano', 3),
  place(9, 'Abia', 3),
]

test('the rows of a table are the places of a level, by name', () => {
  expect(placesOf({ locations }, 'states')).toEqual([9, 27])
  expect(placesOf({ locations }, 'all')).toEqual([1, 2, 9, 27])
  expect(placeChoices({ locations })[0]).toMatchObject({ value: 'states', label: 'States (2)' })
})

test('indicators of which the source has figures come first', () => {
  const indicators = [
    { id: 1, short_name: 'One', program_area: 'Malaria', datasources: [] },
    { id: 2, short_name: 'Two', program_area: 'Nutrition', datasources: [5] },
  ] as unknown as Catalog['indicators']
  expect(indicatorChoices({ indicators }, 5)).toEqual([
    { value: 2, label: 'Two', group: 'Has figures of this source' },
    { value: 1, label: 'One', group: 'Malaria' },
  ])
})
