import { expect, test } from 'vitest'
import { exampleDashboard } from '../catalog/exampleCatalog.fixture.ts'
import { memoryKeep } from '../services/memoryKeep.fixture.ts'
import { TabOrderStore } from './TabOrderStore.ts'

const idsOf = (store: TabOrderStore) => store.sectionsOf(exampleDashboard).map(({ id }) => id)

test('a moved tab stays where it was put, also at the next visit', () => {
  const keep = memoryKeep()
  const store = new TabOrderStore(keep)
  expect(idsOf(store)).toEqual(['overview', 'zonal'])
  store.move(exampleDashboard, 'zonal', 0)
  expect(idsOf(store)).toEqual(['zonal', 'overview'])
  expect(idsOf(new TabOrderStore(keep))).toEqual(['zonal', 'overview'])
})

test('a move past either end stops there', () => {
  const store = new TabOrderStore(memoryKeep())
  store.move(exampleDashboard, 'overview', 9)
  expect(idsOf(store)).toEqual(['zonal', 'overview'])
  store.move(exampleDashboard, 'overview', -3)
  expect(idsOf(store)).toEqual(['overview', 'zonal'])
})

test('a kept name that the dashboard no longer has does no harm', () => {
  const keep = memoryKeep()
  keep.write('tab-order', { [exampleDashboard.name]: ['gone', 'zonal'] })
  expect(idsOf(new TabOrderStore(keep))).toEqual(['zonal', 'overview'])
})
