import { connectFakeHost, renderView, sampleCatalog, sampleValues } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { States } from './States.tsx'

it('lists every state, and gives none a figure that has none', async () => {
  const html = await renderView(connectFakeHost({ catalog: sampleCatalog, values: sampleValues }), States)
  expect(html).toContain('DPT3 coverage, 2020')
  const rows = html.split('<tr').slice(2)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatch(/Kano.*41\.3%/)
  expect(rows[2]).toContain('Sokoto')
  expect(rows[2]).not.toContain('%')
})
