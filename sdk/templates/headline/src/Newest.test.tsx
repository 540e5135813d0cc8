import { connectFakeHost, renderView, sampleCatalog, sampleValues } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { Newest } from './Newest.tsx'

const options = { catalog: sampleCatalog, values: sampleValues }

it('shows the newest figure with its interval, source and year', async () => {
  const host = connectFakeHost({ ...options, settingValues: { indicator: 1, location: 1 } })
  const html = await renderView(host, Newest)
  expect(html).toContain('57.5%')
  expect(html).toContain('55.1% to 59.9%')
  expect(html).toContain('Survey A')
  expect(html).toContain('2013 38.0% to 2020 57.5%')
})

it('says so where there is no figure', async () => {
  const host = connectFakeHost({ ...options, settingValues: { indicator: 1, location: 5 } })
  expect(await renderView(host, Newest)).toContain('is not available')
})
