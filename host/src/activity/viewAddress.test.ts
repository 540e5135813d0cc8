import { expect, it } from 'vitest'
import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import type { UserInteraction } from '@msdat/sdk/contracts/interactions'
import { viewAddress } from './viewAddress.ts'

const view = {
  dashboard: 'Health Financing',
  section: 'Overview',
  indicator: 18,
  datasource: null,
  location: 1,
  year: '2018',
  address: '',
} as UserInteraction
const dashboards = [
  { name: 'Health Financing', sections: [{ id: 'indicator-overview', title: 'Overview' }] },
] as Dashboard[]

it('opens the very view by the address that was noted', () => {
  const address = '/dashboard/Demographics?section=map&compareBy=zone&map.level=lga'
  expect(viewAddress({ ...view, address }, dashboards)).toBe(address)
})

it('opens by what is known where no address was noted', () => {
  const query = 'indicator=18&location=1&period=2018'
  expect(viewAddress(view, dashboards)).toBe(
    `/dashboard/Health%20Financing?section=indicator-overview&${query}`,
  )
  expect(viewAddress(view, [])).toBe(`/dashboard/Health%20Financing?${query}`)
})
