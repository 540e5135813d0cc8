import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { connectFakeHost } from '../../testing/connectFakeHost.ts'
import { renderView } from '../../testing/renderView.ts'
import { FixedWidth } from '../chartFrame/FixedWidth.ts'
import { BoxPlot } from './BoxPlot.tsx'
import { BubbleChart } from './BubbleChart.tsx'
import { Dumbbell } from './Dumbbell.tsx'
import { Histogram } from './Histogram.tsx'
import { ScatterPlot } from './ScatterPlot.tsx'
import { StripPlot } from './StripPlot.tsx'

const format = (value: number) => value.toFixed(1)
const words = { name: 'Sample', summary: 'What it says.', format }
const axis = (title: string) => ({ title, format })
const draw = (chart: ReactNode) =>
  renderView(connectFakeHost({}), () => <FixedWidth value={600}>{chart}</FixedWidth>)

// Two on one spot: there is room for one name only.
const pair = [
  { id: '27', label: 'Kano', x: 20, y: 10, size: 1 },
  { id: '41', label: 'Sokoto', x: 20, y: 10, size: 1 },
]
const rows = [
  { id: '27', label: 'Kano', values: [20, 30] },
  { id: '41', label: 'Sokoto', values: [25, 28] },
]
const strip = [
  { id: '27', label: 'Kano', group: 'North-West', value: 20 },
  { id: '41', label: 'Sokoto', group: 'North-West', value: 40 },
]
const box = {
  id: 'nw',
  label: 'North-West',
  n: 2,
  lowest: 20,
  lowerQuartile: 25,
  median: 30,
  upperQuartile: 35,
  highest: 40,
}

describe('what is pinned stands out', () => {
  it('names a pinned pair before its neighbour and rings it', async () => {
    const scatter = (marked: string[]) =>
      draw(<ScatterPlot {...words} data={pair} x={axis('x')} y={axis('y')} marked={marked} />)
    const bubbles = (marked: string[]) =>
      draw(
        <BubbleChart
          {...words}
          data={pair}
          x={axis('x')}
          y={axis('y')}
          size={axis('size')}
          marked={marked}
        />,
      )
    for (const chart of [scatter, bubbles]) {
      const html = await chart(['41'])
      expect(html.indexOf('>Sokoto</text>')).toBeGreaterThan(0)
      const first = (text: string) => text.match(/>(Kano|Sokoto)<\/text>/)?.[1]
      expect(first(html)).toBe('Sokoto')
      expect(first(await chart([]))).toBe('Kano')
    }
    expect(await bubbles(['41'])).toContain('stroke-width="2.5"')
    expect(await bubbles([])).not.toContain('stroke-width="2.5"')
  })

  it('has a band and a bold name in a dumbbell', async () => {
    const chart = (marked: string[]) =>
      draw(<Dumbbell {...words} sets={['2013', '2018']} data={rows} marked={marked} />)
    expect((await chart(['27'])).match(/<rect [^>]*rx="4"/g)).toHaveLength(1)
    expect(await chart([])).not.toMatch(/<rect [^>]*rx="4"/)
  })

  it('has its name and figure in a histogram, a strip and a box', async () => {
    const histogram = await draw(
      <Histogram
        {...words}
        values={[20, 40]}
        title="DPT3"
        countTitle="States"
        marked={[{ label: 'Kano', value: 20 }]}
      />,
    )
    expect(histogram).toContain('>Kano 20.0</text>')
    const names = await draw(<StripPlot {...words} data={strip} marked={['41']} />)
    expect(names).toContain('>Sokoto</text>')
    expect(names).not.toContain('>Kano</text>')
    const marked = [{ group: 'North-West', label: 'Kano', value: 20 }]
    expect((await draw(<BoxPlot {...words} data={[box]} marked={marked} />)).match(/<circle/g)).toHaveLength(
      1,
    )
  })
})
