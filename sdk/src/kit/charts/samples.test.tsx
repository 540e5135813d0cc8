import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { connectFakeHost } from '../../testing/connectFakeHost.ts'
import { renderView } from '../../testing/renderView.ts'
import { FixedWidth } from '../chartFrame/FixedWidth.ts'
import { DotPlot } from '../dots/DotPlot.tsx'
import { Choropleth } from '../maps/Choropleth.tsx'
import { ColumnChart } from './ColumnChart.tsx'
import { LineChart } from './LineChart.tsx'

const format = (value: number) => `${value.toFixed(1)}%`
const words = { name: 'Coverage', summary: 'Kano is lowest.', format }
const draw = (chart: ReactNode, width = 600) =>
  renderView(connectFakeHost({}), () => <FixedWidth value={width}>{chart}</FixedWidth>)

const states = [
  { id: '27', label: 'Kano', code: 'KAN', value: 20.5, lower: 18, upper: 23 },
  { id: '22', label: 'Federal Capital Territory', code: 'FCT', value: 80, lower: 70, upper: 90 },
  { id: '1', label: 'Abia', code: 'ABI', value: null },
]
const targets = [{ kind: 'NT' as const, value: 57 }]

describe('every chart', () => {
  const charts: [string, ReactNode][] = [
    ['columns', <ColumnChart {...words} data={states} key="columns" />],
    ['dots', <DotPlot {...words} data={states} key="dots" />],
    [
      'lines',
      <LineChart
        {...words}
        key="lines"
        series={[{ id: 'a', label: 'NDHS', points: [{ period: '2018', value: 43 }] }]}
      />,
    ],
    ['map', <Choropleth {...words} key="map" areas={[{ id: '27', name: 'Kano', value: 20 }]} />],
  ]
  it.each(charts)('is one tab stop with a name, a summary and keys: %s', async (_, chart) => {
    const html = await draw(chart)
    expect(html).toMatch(
      /role="application"[^>]*aria-label="Coverage\. Arrow keys move[^"]*T opens the table\."/,
    )
    expect(html).toContain('Kano is lowest.')
    expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
    expect(html).toContain('<svg')
  })
})

describe('DotPlot', () => {
  it('writes whole names at every width, figures, intervals and targets', async () => {
    for (const width of [320, 700, 1200]) {
      const html = await draw(<DotPlot {...words} data={states} targets={targets} />, width)
      for (const { label } of states) expect(html).toContain(`>${label}</text>`)
      expect(html).toContain('>20.5%</text>')
      expect(html).toContain('>No data</text>')
      expect(html).toContain('NT 57.0%')
      expect(html.match(/<circle/g)).toHaveLength(2)
    }
  })
})

describe('ColumnChart in time', () => {
  it('keeps the place of years without a figure', async () => {
    const data = ['2013', '2018', '2024'].map((period, at) => ({
      id: period,
      label: period,
      period,
      value: 20 + at,
    }))
    const html = await draw(<ColumnChart {...words} data={data} isTime />, 900)
    expect(html).toContain('>2019</text>')
    expect(html).not.toContain('>–</text>')
  })
})

describe('LineChart', () => {
  it('draws the chosen source bold and steps the others back', async () => {
    const points = ['2017', '2018'].map((period) => ({ period, value: 40 }))
    const html = await draw(
      <LineChart
        {...words}
        series={[
          { id: 'a', label: 'NDHS', points, colour: '#0067a5', isChosen: true },
          { id: 'b', label: 'MICS', points, colour: '#000000' },
        ]}
      />,
    )
    expect(html).toContain('stroke-width="3.6"')
    expect(html).not.toContain('#000000')
  })
})

describe('Choropleth', () => {
  it('takes its classes from outside', async () => {
    const html = await draw(
      <Choropleth
        {...words}
        areas={[{ id: '27', name: 'Kano', value: 20 }]}
        classes={[
          { from: 0, to: 50 },
          { from: 50, to: 100 },
        ]}
      />,
    )
    expect(html).toContain('100')
    expect(html.match(/<li/g)?.length).toBeGreaterThanOrEqual(2)
  })
})
