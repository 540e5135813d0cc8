import { connectFakeHost, fillCatalog, renderView } from '@msdat/sdk/testing'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { FigureView } from './FigureView.tsx'
import { PreviewView } from './PreviewView.tsx'

const catalog = fillCatalog({
  indicators: [
    { id: 18, short_name: 'DPT3', national_target: 60 },
    { id: 32, short_name: 'Under 5 deaths', sdg_target: 25, desirable_slope: 'Negative' },
    { id: 9, short_name: 'Beds' },
  ],
  datasources: [
    { id: 2, datasource: 'NDHS' },
    { id: 7, datasource: 'World Bank', classification: 'Estimate' },
  ],
  locations: [{ id: 1, name: 'Nigeria', level: 1 }],
})
const value = (indicator: number, datasource: number, period: string, value: number) => ({
  indicator,
  datasource,
  location: 1,
  period,
  value,
})
const values = [
  value(18, 2, '2018', 50),
  value(18, 2, '2024', 53.4),
  value(18, 7, '2024', 67),
  value(32, 7, '2024', 98),
]
const preview = { indicators: [18, 9, 999], location: 1, datasource: null, note: 'Yearly figures.' }

describe('the headline figure', () => {
  it('is the newest one, of a survey before an estimate, with its source, target and course', async () => {
    const settingValues = { indicator: 18, location: 1, datasource: null }
    const html = await renderView(connectFakeHost({ catalog, values, settingValues }), FigureView)
    expect(html).toContain('53.4%')
    expect(html).toContain('NDHS, 2024')
    expect(html).toContain('Target not met')
    expect(html).toContain('National target 60.0%')
    expect(html).toContain('50.0% in 2018, 53.4% in 2024, of the same source.')
    expect(html).not.toContain('67.0%')
  })

  it('stands to the target of the SDGs where there is no national one', async () => {
    const settingValues = { indicator: 32, location: 1, datasource: null }
    const html = await renderView(connectFakeHost({ catalog, values, settingValues }), FigureView)
    expect(html).toContain('SDG target 25.0%')
    expect(html).toContain('Target not met')
  })
})

describe('the indicator preview', () => {
  it('names what is not there: "Unknown Indicator" and "N/A"', async () => {
    const html = await renderView(connectFakeHost({ catalog, values, settingValues: preview }), PreviewView)
    expect(html).toContain('53.4%')
    expect(html).toContain('Beds, Nigeria')
    expect(html).toContain('Unknown Indicator')
    expect(html.split('N/A')).toHaveLength(3)
    expect(html).toContain('Yearly figures.')
  })

  it('says that it loads until the figures are there', async () => {
    const host = connectFakeHost({ catalog, values, settingValues: preview })
    const drawn: ReactNode[] = []
    const last = await renderView(host, () => {
      drawn.push(PreviewView())
      return drawn.at(-1)
    })
    const first = await renderView(host, () => drawn[0])
    expect(first).toContain('Loading…')
    expect(first).not.toContain('N/A')
    expect(last).toContain('N/A')
    expect(last).not.toContain('Loading…')
  })

  it('says "No indicator found." where none is chosen', async () => {
    const settingValues = { ...preview, indicators: [] }
    const html = await renderView(connectFakeHost({ catalog, values, settingValues }), PreviewView)
    expect(html).toContain('No indicator found.')
  })

  it('shows three at most', async () => {
    const settingValues = { ...preview, indicators: [18, 9, 32] }
    const html = await renderView(connectFakeHost({ catalog, values, settingValues }), PreviewView)
    expect(html.split('k-headline-value')).toHaveLength(4)
  })
})
