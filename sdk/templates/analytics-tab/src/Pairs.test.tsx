import { connectFakeHost, renderView, sampleCatalog, sampleValues } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { Pairs } from './Pairs.tsx'

const options = { catalog: sampleCatalog, values: sampleValues, settingValues: { against: 2 } }

it('shows the states that have both figures, and says how many those are', async () => {
  const html = await renderView(connectFakeHost(options), Pairs)
  expect(html).toContain('DPT3 coverage and Under 5 mortality')
  expect(html).toContain('2 of 3 states')
})

it('says so where no state has both', async () => {
  const html = await renderView(connectFakeHost({ ...options, selection: { period: '2013' } }), Pairs)
  expect(html).toContain('is not available')
})
