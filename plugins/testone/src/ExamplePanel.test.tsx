import { connectFakeHost, fillCatalog, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { ExamplePanel } from './ExamplePanel.tsx'

const catalog = fillCatalog({
  indicators: [{ id: 7, short_name: 'Skilled birth attendance' }],
  datasources: [{ id: 2, datasource: 'NDHS' }],
  locations: [{ id: 1, name: 'Nigeria', level: 1 }],
})

it('names what the visitor looks at, and offers what a panel can do', async () => {
  const selection = { indicator: 7, datasource: 2, location: 1, period: '2018' }
  const html = await renderView(connectFakeHost({ catalog, selection }), ExamplePanel)
  for (const text of [
    'Skilled birth attendance',
    'NDHS',
    'Nigeria, 2018',
    'Choose Nigeria',
    'Nothing heard from other add-ons yet.',
    'Fail on purpose',
  ])
    expect(html).toContain(text)
})
