import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { UserInteraction } from '@msdat/sdk/contracts/interactions'
import { StoresProvider, type Stores } from '../app/Stores.ts'
import { ActivityPage } from './ActivityPage.tsx'
import { ActivityTable } from './ActivityTable.tsx'

const stores = {
  accounts: { user: { id: '1' } },
  activity: { isOn: true },
  dashboards: { dashboards: { value: [] } },
} as unknown as Stores

const drawn = (content: ReactNode): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <StoresProvider value={stores}>{content}</StoresProvider>
    </MemoryRouter>,
  )

const view = {
  id: 1,
  dashboard: 'Health_Financing',
  section: 'Zonal Analysis',
  indicator_name: 'DPT3',
  datasource_name: 'NDHS',
  year: '2018',
  location_name: 'Kano',
  viewed_at: '2026-03-02T10:00:00Z',
  address: '',
} as UserInteraction

it('the history is a skeleton while it loads', () => {
  const html = drawn(<ActivityPage />)
  expect(html).toContain('class="skeleton')
  expect(html).toContain('Loading your history…')
  expect(html).not.toContain('No activity recorded for this period')
})

it('a view stands under dashboard, section, indicator, data source, year and location', () => {
  const html = drawn(<ActivityTable views={[view]} onRemove={() => {}} />)
  const headings = [...html.matchAll(/<th scope="col">([^<]+)<\/th>/g)].map(([, name]) => name)
  expect(headings).toEqual(['Viewed', 'Dashboard', 'Section', 'Indicator', 'Data source', 'Year', 'Location'])
  const cells = [...html.matchAll(/<td data-label="([^"]+)">([^<]+)<\/td>/g)].map(([, name, text]) => [
    name,
    text,
  ])
  expect(cells).toEqual([
    ['Dashboard', 'Health Financing'],
    ['Section', 'Zonal Analysis'],
    ['Indicator', 'DPT3'],
    ['Data source', 'NDHS'],
    ['Year', '2018'],
    ['Location', 'Kano'],
  ])
})
