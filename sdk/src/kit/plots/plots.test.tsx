import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { connectFakeHost } from '../../testing/connectFakeHost.ts'
import { renderView } from '../../testing/renderView.ts'
import { FixedWidth } from '../chartFrame/FixedWidth.ts'
import { DotPlot } from '../dots/DotPlot.tsx'
import { DrillMap } from '../atlas/DrillMap.tsx'
import { MapGrid } from '../atlas/MapGrid.tsx'
import { HeadlineFigure } from '../parts/HeadlineFigure.tsx'
import { BoxPlot } from './BoxPlot.tsx'
import { BubbleChart } from './BubbleChart.tsx'
import { BulletChart } from './BulletChart.tsx'
import { Dumbbell } from './Dumbbell.tsx'
import { FanChart } from './FanChart.tsx'
import { GroupedColumns } from './GroupedColumns.tsx'
import { HeatMap } from './HeatMap.tsx'
import { Histogram } from './Histogram.tsx'
import { ScatterPlot } from './ScatterPlot.tsx'
import { ScoreRing } from './ScoreRing.tsx'
import { SmallMultiples } from './SmallMultiples.tsx'
import { Sparkline } from './Sparkline.tsx'

const format = (value: number) => value.toFixed(1)
const words = { name: 'Sample', summary: 'What it says.' }
const draw = (chart: ReactNode, width = 600) =>
  renderView(connectFakeHost({}), () => <FixedWidth value={width}>{chart}</FixedWidth>)

describe('an axis', () => {
  it('names no two ticks alike, where steps are finer than its last digit', async () => {
    const rows = [{ id: '1', label: 'Kano', lower: 0.94, value: 0.96, upper: 0.99 }]
    const twoDigits = (value: number) => value.toFixed(2)
    const html = await draw(<DotPlot {...words} data={rows} format={twoDigits} />, 1200)
    const ticks = [...html.matchAll(/<text[^>]*text-anchor="middle"[^>]*>(\d\.\d+)</g)].map(
      ([, text]) => text,
    )
    expect(ticks.length).toBeGreaterThan(4)
    expect(new Set(ticks).size).toBe(ticks.length)
  })
})

describe('ScatterPlot', () => {
  it('draws pairs with their names and the line through them, and counts what it cannot draw', async () => {
    const html = await draw(
      <ScatterPlot
        {...words}
        x={{ title: 'DPT3, %', format }}
        y={{ title: 'Deaths per 1,000', format }}
        line={{ slope: -0.5, intercept: 120, label: 'Least squares' }}
        data={[
          { id: '1', label: 'Kano', x: 20, y: 110, group: 'North West' },
          { id: '2', label: 'Lagos', x: 80, y: 60, group: 'South West' },
          { id: '3', label: 'Abia', x: null, y: 60, group: 'South East' },
        ]}
      />,
    )
    for (const text of ['Kano', 'Lagos', 'DPT3, %', 'Deaths per 1,000'])
      expect(html).toContain(`>${text}</text>`)
    expect(html).not.toContain('>Abia</text>')
    expect(html).toContain('No data, not drawn: 1')
    expect(html).toContain('Least squares')
  })
})

const axis = (title: string) => ({ title, format })
const zone = { id: 'nw', name: 'North West', value: 30, states: ['Kano', 'Kaduna'] }
const states = [
  { id: '27', name: 'Kano', value: 20 },
  { id: '26', name: 'Kaduna', value: null },
]

describe('every further chart', () => {
  const charts: [string, ReactNode, string[]][] = [
    [
      'bubble',
      <BubbleChart
        {...words}
        key="bubble"
        x={axis('Coverage')}
        y={axis('Deaths')}
        size={axis('Population')}
        data={[
          { id: '1', label: 'Kano', x: 20, y: 110, size: 15, trail: [{ period: '2013', x: 15, y: 120 }] },
          { id: '2', label: 'Abia', x: 60, y: 70, size: null },
        ]}
      />,
      ['Kano', 'Area: Population'],
    ],
    [
      'heat map',
      <HeatMap
        {...words}
        key="heat"
        format={format}
        rows={[{ id: 'kano', label: 'Kano' }]}
        columns={['DPT3', 'BCG'].map((label) => ({ id: label, label }))}
        cell={(_, column) => (column === 'BCG' ? null : { value: 43 })}
      />,
      ['Kano', 'BCG', '43.0', 'No data: 1 (hatched)'],
    ],
    [
      'dumbbell',
      <Dumbbell
        {...words}
        key="dumbbell"
        format={format}
        sets={['NDHS', 'MICS']}
        data={[{ id: '1', label: 'Federal Capital Territory', values: [40, null] }]}
      />,
      ['Federal Capital Territory', 'MICS'],
    ],
    [
      'histogram',
      <Histogram
        {...words}
        key="histogram"
        format={format}
        values={[1, 2, 9]}
        title="Value"
        countTitle="States"
      />,
      ['States', 'Value'],
    ],
    [
      'box',
      <BoxPlot
        {...words}
        key="box"
        format={format}
        data={[
          {
            id: 'n',
            label: 'North',
            n: 19,
            lowest: 1,
            lowerQuartile: 2,
            median: 3,
            upperQuartile: 4,
            highest: 5,
          },
        ]}
      />,
      ['North'],
    ],
    [
      'fan',
      <FanChart
        {...words}
        key="fan"
        format={format}
        past={[{ period: '2018', value: 40 }]}
        future={[
          { period: '2025', value: 45, bands: [95, 50].map((level) => ({ level, lower: 40, upper: 50 })) },
        ]}
      />,
      ['Measured', '95% of cases', '50% of cases'],
    ],
    [
      'grouped columns',
      <GroupedColumns
        {...words}
        key="grouped"
        format={format}
        series={['NDHS', 'MICS']}
        data={[{ id: 'n', label: 'North', values: [40, null] }]}
      />,
      ['North', 'NDHS', 'MICS'],
    ],
    [
      'bullet',
      <BulletChart
        {...words}
        key="bullet"
        format={format}
        data={[{ id: '1', label: 'Kano', value: 40, target: 80 }]}
      />,
      ['Kano', '40.0'],
    ],
    [
      'drill map',
      <DrillMap {...words} key="drill" format={format} nation="Nigeria" zones={[zone]} states={states} />,
      ['Nigeria', 'Zoom in'],
    ],
  ]

  it.each(charts)('is drawn with its words, one tab stop and a table: %s', async (_, chart, texts) => {
    for (const width of [340, 900]) {
      const html = await draw(chart, width)
      for (const text of texts) expect(html).toContain(text)
      expect(html).toMatch(/aria-label="Sample\. Arrow keys move[^"]*T opens the table\."/)
      expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
      expect(html).not.toContain('NaN')
    }
  })

  it('stands several times under its names', async () => {
    const html = await draw(
      <>
        <SmallMultiples
          label="Sources"
          items={[{ id: 'a', title: 'NDHS' }]}
          render={({ title }) => <b>{title} drawn</b>}
        />
        <MapGrid
          name="Years"
          format={format}
          maps={['2013', '2018'].map((title) => ({ id: title, title, summary: '', areas: states }))}
        />
      </>,
    )
    for (const text of ['>NDHS</h4>', 'NDHS drawn', '>2013</h4>', 'Years, 2018']) expect(html).toContain(text)
    expect(html.match(/aria-label="Classes of values"/g)).toHaveLength(1)
  })

  it('says small figures in words too', async () => {
    const points = ['2013', '2018'].map((period, at) => ({ period, value: 20 + at }))
    const html = await draw(
      <>
        <ScoreRing label="Reliability" value={72} words="Good" />
        <ScoreRing label="Agreement" value={null} />
        <Sparkline label="DPT3" points={points} format={format} />
        <Sparkline label="DPT3" points={[]} format={format} />
        <HeadlineFigure label="DPT3" value="43.0%" interval="41% to 45%" source="NDHS" period="2018" />
      </>,
    )
    for (const text of [
      'Reliability: 72, Good',
      'Agreement: No score',
      'DPT3: 2013 20.0 to 2018 21.0',
      'No data',
      'Range 41% to 45%',
    ])
      expect(html).toContain(text)
  })
})
