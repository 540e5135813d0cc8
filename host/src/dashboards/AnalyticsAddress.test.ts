import { expect, it } from 'vitest'
import { AddressStore } from '../app/AddressStore.ts'
import { memoryKeep } from '../services/memoryKeep.fixture.ts'
import { AnalyticsAddress } from './AnalyticsAddress.ts'

const home = '/dashboard/Advanced_Analytics'

it('leads back to what was last looked at in Advanced Analytics, after a reload too', () => {
  const keep = memoryKeep()
  const address = new AddressStore({ pathname: '/', search: '', hash: '' })
  const analytics = new AnalyticsAddress(keep)
  analytics.follow(address)
  expect(analytics.pathFor('')).toBe(home)
  address.go(`${home}?section=bubble&indicator=7`)
  address.go('/dashboard/Demographics?section=overview')
  const afterReload = new AnalyticsAddress(keep)
  expect(afterReload.pathFor('')).toBe(`${home}?section=bubble&indicator=7`)
  expect(afterReload.pathFor('?index=2')).toBe(`${home}?index=2`)
})

it('leads to the beginning where what is kept is no query', () => {
  const keep = memoryKeep()
  keep.write('advanced-analytics', '//elsewhere.example')
  expect(new AnalyticsAddress(keep).pathFor('')).toBe(home)
})
