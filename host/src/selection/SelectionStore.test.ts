import { when } from 'mobx'
import { expect, test } from 'vitest'
import type { Coverage } from '@msdat/sdk/contracts/data'
import type { Indicator } from '@msdat/sdk/contracts/reference'
import { AppError } from '@msdat/sdk/contracts/problem'
import { AddressStore } from '../app/AddressStore.ts'
import { CatalogStore } from '../catalog/CatalogStore.ts'
import { CoverageStore } from '../catalog/CoverageStore.ts'
import { exampleCatalog, exampleDashboard } from '../catalog/exampleCatalog.fixture.ts'
import { DashboardStore } from '../dashboards/DashboardStore.ts'
import { memoryKeep } from '../services/memoryKeep.fixture.ts'
import { TabOrderStore } from '../tabs/TabOrderStore.ts'
import { SelectionStore } from './SelectionStore.ts'

const coverages: Coverage[] = [
  { indicator: 7, results: [{ datasource: 2, location: 1, periods: ['2013', '2018'] }] },
  { indicator: 18, results: [{ datasource: 7, location: 1, periods: ['2019'] }] },
]

const [anyIndicator] = exampleCatalog.indicators
const catalogWithThree = {
  ...exampleCatalog,
  indicators: [...exampleCatalog.indicators, { ...anyIndicator, id: 20 } as Indicator],
}

function open(search: string, dashboard = exampleDashboard) {
  const visited: string[] = []
  const replaced: string[] = []
  const address = new AddressStore({ pathname: '/dashboard/health_outcomes', search, hash: '' })
  address.connect((to, { replace }) => {
    visited.push(to)
    if (replace) replaced.push(to)
  })
  const catalog = new CatalogStore(async () => catalogWithThree)
  const coverage = new CoverageStore(async (id) => {
    const found = coverages.find((row) => row.indicator === id)
    if (!found) throw new AppError('unavailable', 'No connection.')
    return found
  })
  const dashboards = new DashboardStore(address, async () => [dashboard])
  const tabOrder = new TabOrderStore(memoryKeep())
  const selection = new SelectionStore({ address, catalog, coverage, dashboards, tabOrder })
  const stop = selection.start()
  void catalog.catalog.load()
  void dashboards.dashboards.load()
  return { address, selection, tabOrder, visited, replaced, stop }
}

test('a bare address shows the newest of the source that fits best, and stays bare', async () => {
  const { selection, visited, stop } = open('')
  await when(() => selection.shown !== null)
  expect(selection.shown?.selection).toMatchObject({ indicator: 7, datasource: 2, period: '2018' })
  expect(selection.shown).toMatchObject({ notes: [], isNewest: true, newer: null })
  expect(visited).toEqual([])
  stop()
})

test('a change goes through the address and answers what is then shown', async () => {
  const { selection, address, stop } = open('?section=zonal')
  await when(() => selection.shown !== null)
  const changed = await selection.change({ indicator: 18 })
  expect(changed).toMatchObject({ indicator: 18, datasource: 7, period: '2019' })
  expect(address.search).toContain('section=zonal&indicator=18')
  stop()
})

test('what a plugin changes takes the place of the view before, what the visitor changes is a step of its own', async () => {
  const { selection, visited, replaced, stop } = open('')
  await when(() => selection.shown !== null)
  await selection.change({ indicator: 18 }, 'plugin')
  expect(replaced).toEqual(visited)
  await selection.change({ indicator: 7 })
  expect(visited).toHaveLength(2)
  expect(replaced).toHaveLength(1)
  stop()
})

test('asking for what is already shown changes neither the address nor the notes', async () => {
  const { selection, visited, stop } = open('')
  await when(() => selection.shown !== null)
  const same = await selection.change({ indicator: 7, period: '2018' })
  expect(same).toEqual(selection.shown?.selection)
  expect(visited).toEqual([])
  stop()
})

test('going back shows the earlier view again', async () => {
  const { selection, address, stop } = open('?indicator=7&datasource=2&period=2013')
  await when(() => selection.shown !== null)
  const before = { pathname: address.pathname, search: address.search, hash: '' }
  await selection.change({ period: '2018' })
  address.follow(before)
  expect(selection.shown?.selection.period).toBe('2013')
  stop()
})

test('the link holds the whole view that is shown', async () => {
  const { selection, stop } = open('')
  await when(() => selection.shown !== null)
  expect(selection.link('overview')).toBe(
    '/dashboard/health_outcomes?section=overview&indicator=7&datasource=2&location=1&period=2018' +
      '&compareBy=Period&target=national,sdg&indicators=7&datasources=2&programArea=RMNCH',
  )
  stop()
})

test('a link names the open tab though the address does not, as the reader may have put another one first', async () => {
  const { selection, address, tabOrder, stop } = open('')
  expect(selection.link()).toBe('/dashboard/health_outcomes')
  await when(() => selection.shown !== null)
  expect(selection.link()).toContain('?section=overview&')
  tabOrder.move(exampleDashboard, 'zonal', 0)
  expect(selection.link()).toContain('?section=zonal&')
  await selection.change({ period: '2013' })
  expect(address.search).toContain('section=zonal&')
  address.go('?section=gone')
  expect(selection.section?.id).toBe('zonal')
  stop()
})

test('of two changes in a row neither is lost, though the first is still being resolved', async () => {
  const { selection, address, stop } = open('')
  await when(() => selection.shown !== null)
  const both = [selection.change({ indicator: 18 }), selection.change({ numdenom: true })]
  expect(address.search).toContain('indicator=18')
  expect(address.search).toContain('numdenom=1')
  expect(await Promise.all(both)).toMatchObject([
    { indicator: 18, numdenom: true },
    { indicator: 18, numdenom: true },
  ])
  stop()
})

test('the program area follows the indicator, and a single compared source follows the source', async () => {
  const { selection, stop } = open('')
  await when(() => selection.shown !== null)
  expect(await selection.change({ indicator: 18, datasource: 7 })).toMatchObject({
    programArea: 'Immunization',
    datasources: [7],
  })
  stop()
})

test('a view whose coverage cannot be fetched says so and leaves the earlier one standing', async () => {
  const { selection, stop } = open('')
  await when(() => selection.shown !== null)
  await expect(selection.change({ indicator: 20 })).rejects.toThrow('No connection.')
  expect(selection.shown?.selection.indicator).toBe(7)
  stop()
})

test('settings stay with the view they belong to, and with their tab while another is open', async () => {
  const { selection, address, stop } = open('?section=zonal')
  await when(() => selection.shown !== null)
  selection.putSettings([['shown', 'zones']])
  expect(address.search).toBe('?section=zonal&s.shown=zones')
  await selection.change({ indicator: 18 })
  expect(address.search).toContain('&s.shown=zones')
  selection.openSection('overview')
  expect(address.search).not.toContain('s.shown')
  expect(selection.link('zonal')).toContain('&s.shown=zones')
  selection.openSection('zonal')
  expect(address.search).toContain('&s.shown=zones')
  stop()
})

test('the number in the address opens that tab of the dashboard, however the visitor has ordered them', async () => {
  const { selection, tabOrder, address, stop } = open('?index=1')
  await when(() => selection.section !== null)
  expect(selection.section?.id).toBe('zonal')
  tabOrder.move(exampleDashboard, 'zonal', 0)
  expect(selection.section?.id).toBe('zonal')
  address.go('?index=0')
  expect(selection.section?.id).toBe('overview')
  address.go('?index=0&section=zonal')
  expect(selection.section?.id).toBe('zonal')
  stop()
})

test('whoever looks at the newest figure goes on to the newest, and whoever chose a year keeps it', async () => {
  const { selection, address, stop } = open('?indicator=7')
  await when(() => selection.shown !== null)
  expect(await selection.change({ indicator: 18 })).toMatchObject({ datasource: 7, period: '2019' })
  expect(address.search).not.toContain('period=')
  expect(await selection.change({ indicator: 7 })).toMatchObject({ datasource: 2, period: '2018' })
  await selection.change({ period: '2013' })
  expect(selection.shown).toMatchObject({ isNewest: false, newer: { datasource: 2, period: '2018' } })
  await selection.change({ indicator: 18 })
  expect(address.search).toContain('period=2013')
  stop()
})

test('the tab that the dashboard names opens first, unless the address asks for another', async () => {
  const [first, second] = exampleDashboard.sections
  if (!first || !second) throw new Error('The example has two sections.')
  const dashboard = { ...exampleDashboard, sections: [first, { ...second, isDefault: true }] }
  const bare = open('', dashboard)
  await when(() => bare.selection.shown !== null)
  expect(bare.selection.section?.id).toBe(second.id)
  bare.stop()
  const asked = open(`?section=${first.id}`, dashboard)
  await when(() => asked.selection.shown !== null)
  expect(asked.selection.section?.id).toBe(first.id)
  asked.stop()
})
