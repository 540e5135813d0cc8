import { connectFakeHost, renderView, sampleCatalog, sampleValues } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { tellTrend } from './tellTrend.ts'
import { Trend } from './Trend.tsx'

describe('Trend', () => {
  it('shows the figures of the chosen source', async () => {
    const host = connectFakeHost({ catalog: sampleCatalog, values: sampleValues })
    const html = await renderView(host, Trend)
    expect(html).toContain('DPT3 coverage')
    expect(html).toContain('From 38.0% in 2013 to 57.5% in 2020.')
  })

  it('says so where another source is shown instead', async () => {
    const host = connectFakeHost({
      catalog: sampleCatalog,
      values: sampleValues,
      selection: { datasource: 2, location: 3 },
    })
    expect(await renderView(host, Trend)).toContain(
      'Routine B has no figures for Kano; Survey A is shown instead.',
    )
  })
})

describe('tellTrend', () => {
  it('begins with the oldest figure, names one alone, and is silent without any', () => {
    const [old, young] = [
      { period: '2013', value: 38 },
      { period: '2018', value: 50 },
    ]
    expect(tellTrend([young, old], String)).toBe('From 38 in 2013 to 50 in 2018.')
    expect(tellTrend([young], String)).toBe('50 in 2018.')
    expect(tellTrend([], String)).toBe('')
  })
})
