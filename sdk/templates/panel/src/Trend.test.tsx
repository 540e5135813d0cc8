import { connectFakeHost, renderView, sampleCatalog, sampleValues } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { inOrderOfTime } from './inOrderOfTime.ts'
import { Trend } from './Trend.tsx'

describe('Trend', () => {
  it('shows the figures of the chosen source', async () => {
    const host = connectFakeHost({ catalog: sampleCatalog, values: sampleValues })
    const html = await renderView(host, Trend)
    expect(html).toContain('DPT3 coverage')
    expect(html).toContain('3 figures, 2013 to 2020.')
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

describe('inOrderOfTime', () => {
  it('puts the oldest figure first', () => {
    expect(inOrderOfTime([{ period: '2018' }, { period: '2013' }])).toEqual([
      { period: '2013' },
      { period: '2018' },
    ])
  })
})
