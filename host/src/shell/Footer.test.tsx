import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Catalog } from '@msdat/sdk/contracts/reference'
import { StoresProvider, type Stores } from '../app/Stores.ts'
import { CatalogStore } from '../catalog/CatalogStore.ts'
import { exampleCatalog } from '../catalog/exampleCatalog.fixture.ts'
import { Footer } from './Footer.tsx'

/** What the footer says, by name. */
function factsOf(catalog: CatalogStore): Record<string, string> {
  const stores = { accounts: { user: null }, dashboards: { current: {} }, overlays: {}, catalog }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <StoresProvider value={stores as unknown as Stores}>
        <Footer />
      </StoresProvider>
    </MemoryRouter>,
  )
  const facts = [...html.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)]
  return Object.fromEntries(facts.map(([, name, value]) => [name, value]))
}

it('the footer reads "Loading..." until the latest date arrives', async () => {
  let arrive: (catalog: Catalog) => void = () => {}
  const catalog = new CatalogStore(() => new Promise((resolve) => (arrive = resolve)))
  expect(factsOf(catalog)['Last updated']).toBe('Loading...')
  const loaded = catalog.catalog.load()
  expect(factsOf(catalog)['Last updated']).toBe('Loading...')
  arrive(exampleCatalog)
  await loaded
  expect(factsOf(catalog)['Last updated']).toBe('March 2nd, 2026')
})

it('the footer does not go on reading "Loading..." where the date cannot be had', async () => {
  const catalog = new CatalogStore(() => Promise.reject(new Error('No connection.')))
  await catalog.catalog.load()
  expect(factsOf(catalog)['Last updated']).toBe('Not available')
})
