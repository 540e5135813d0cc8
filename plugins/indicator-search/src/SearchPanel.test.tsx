import { connectFakeHost, emptyCatalog, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { indicatorNamed, source } from './example.fixture.ts'
import { SearchPanel } from './SearchPanel.tsx'

const catalog = {
  ...emptyCatalog,
  indicators: Array.from({ length: 7 }, (_, at) => indicatorNamed(at + 1, `Indicator ${at + 1}`, [2])),
  datasources: [source(2, 'NDHS')],
}
const hit = (id: number) => ({
  kind: 'indicator' as const,
  id,
  name: '',
  title: '',
  detail: '',
  score: 1,
  matched: [],
})
const finding = (ids: number[]) => ({
  'catalog.search': ({ text = '' }) => ({ query: text, count: ids.length, result: ids.map(hit) }),
})

it('lists five indicators a page before anything is typed, and marks the one shown', async () => {
  const host = connectFakeHost({ catalog, selection: { indicator: 2 } })
  const html = await renderView(host, SearchPanel)
  expect(html.match(/data-open/g)).toHaveLength(5)
  expect(html).toContain('Page 1 of 2, 7 indicators')
  expect(html.match(/aria-current="true"[^>]*>Indicator 2</g)).toHaveLength(1)
  expect(host.calls.map(({ method }) => method)).not.toContain('catalog.search')
})

it('shows what the search found, with type, program area and sources', async () => {
  const host = connectFakeHost({ catalog, state: { words: 'sba' }, methods: finding([6]) })
  const html = await renderView(host, SearchPanel)
  for (const text of ['Indicator 6', 'Indicator 6 in full', 'Outcome', 'RMNCH', 'NDHS', '1 indicator<'])
    expect(html).toContain(text)
  expect(html).not.toContain('Indicator 5')
})

it('says "No Results Found" of an empty answer and of an error', async () => {
  const none = connectFakeHost({ catalog, state: { words: 'zzz' }, methods: finding([]) })
  expect(await renderView(none, SearchPanel)).toContain('No Results Found')
  // The host in memory has no server: it refuses the search.
  const broken = connectFakeHost({ catalog, state: { words: 'zzz' } })
  const html = await renderView(broken, SearchPanel)
  expect(html).toContain('No Results Found')
  expect(html).toContain('Try again')
})

it('says what was found in a place of its own, which stays while the list changes', async () => {
  const status = /<p class="k-hidden" role="status">([^<]*)</
  const before = await renderView(connectFakeHost({ catalog }), SearchPanel)
  expect(status.exec(before)?.[1]).toBe('Page 1 of 2, 7 indicators')
  const none = connectFakeHost({ catalog, state: { words: 'zzz' }, methods: finding([]) })
  expect(status.exec(await renderView(none, SearchPanel))?.[1]).toBe('No Results Found')
  const broken = connectFakeHost({ catalog, state: { words: 'zzz' } })
  expect(status.exec(await renderView(broken, SearchPanel))?.[1]).toBe('')
})

it('offers no second try of a search that it may not make', async () => {
  const host = connectFakeHost({ catalog, state: { words: 'zzz' }, granted: ['data:read', 'selection:read'] })
  const html = await renderView(host, SearchPanel)
  expect(html).toContain('This plugin is not allowed to search the platform')
  expect(html).not.toContain('Try again')
})
