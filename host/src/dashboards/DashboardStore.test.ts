import { when } from 'mobx'
import { expect, test } from 'vitest'
import { AddressStore } from '../app/AddressStore.ts'
import { exampleDashboard } from '../catalog/exampleCatalog.fixture.ts'
import { dashboardPath } from './dashboardPath.ts'
import { DashboardStore } from './DashboardStore.ts'

const page = { ...exampleDashboard, id: 2, name: 'Triangulation', path: '/advanced-triangulation-dashboard' }

async function currentAt(pathname: string) {
  const address = new AddressStore({ pathname, search: '', hash: '' })
  const store = new DashboardStore(address, async () => [exampleDashboard, page])
  void store.dashboards.load()
  await when(() => store.dashboards.value !== null)
  return store.current?.id ?? null
}

test('a dashboard is found by its name, and a page of a plugin by its own address too', async () => {
  expect(await currentAt('/dashboard/health_outcomes')).toBe(1)
  expect(await currentAt('/dashboard/Triangulation')).toBe(2)
  expect(await currentAt('/advanced-triangulation-dashboard/')).toBe(2)
  expect(await currentAt('/nowhere')).toBeNull()
  expect([exampleDashboard, page].map(dashboardPath)).toEqual(['/dashboard/Health_Outcomes', page.path])
})

test('a guest is the current one at its own address, until the page that brought it is gone', () => {
  const address = new AddressStore({ pathname: '/custom/public/7', search: '', hash: '' })
  const store = new DashboardStore(address, async () => [exampleDashboard])
  const guest = { path: '/custom/public/7', dashboard: { ...exampleDashboard, id: -7 }, isPreview: false }
  store.host(guest)
  expect([store.current?.id, store.hasPageTitle]).toEqual([-7, true])
  store.host({ ...guest, isPreview: true })
  expect([store.current?.id, store.hasPageTitle]).toEqual([-7, false])
  address.follow({ pathname: '/about', search: '', hash: '' })
  expect(store.current).toBeNull()
  address.follow({ pathname: '/custom/public/7', search: '', hash: '' })
  store.leave('/custom/public/8')
  expect(store.current).not.toBeNull()
  store.leave('/custom/public/7')
  expect(store.current).toBeNull()
})
