import { connectFakeHost, renderView, sampleCatalog, sampleValues } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { newestSpread } from './newestSpread.ts'
import { Sources } from './Sources.tsx'

const render = (sources: number[]): Promise<string> =>
  renderView(
    connectFakeHost({ catalog: sampleCatalog, values: sampleValues, settingValues: { sources } }),
    Sources,
  )

it('shows the figure looked at, and every source that has figures', async () => {
  const html = await render([])
  expect(html).toContain('aria-label="Answer"')
  expect(html).toContain('2 sources, 2013 to 2020.')
  expect(html).toContain('In 2020 the sources say from 57.5% to 74.2%.')
})

it('shows only the chosen source', async () => {
  expect(await render([2])).toContain('1 source, 2019 to 2020.')
})

it('compares the sources in the newest year that several have', () => {
  const figure = (period: string, value: number) => ({ period, value })
  const figures = [
    figure('2018', 50),
    figure('2020', 40),
    figure('2018', 62),
    figure('2013', 1),
    figure('2013', 2),
  ]
  expect(newestSpread(figures)).toEqual({ period: '2018', lowest: 50, highest: 62 })
  expect(newestSpread(figures.slice(0, 2))).toBeNull()
})
