import { expect, it } from 'vitest'
import { connectFakeHost, renderView } from '../../testing/index.ts'
import { FixedWidth } from '../chartFrame/FixedWidth.ts'
import { LineChart } from './LineChart.tsx'
import type { LineSeries } from './lineLayout.ts'

const draw = (series: LineSeries[]): Promise<string> =>
  renderView(connectFakeHost(), () => (
    <FixedWidth value={700}>
      <LineChart name="Index" summary="Two lines." format={String} series={series} />
    </FixedWidth>
  ))
const points = [
  { period: '2013', value: 100 },
  { period: '2014', value: 110 },
]
/** What a path is drawn from; a browser refuses all that does not begin by moving somewhere. */
const paths = (html: string): string[] => [...html.matchAll(/<path[^>]* d="([^"]*)"/g)].map(([, d = '']) => d)

it('a line without points is no path, and takes nothing from the others', async () => {
  const html = await draw([
    { id: 'a', label: 'Kano', points },
    { id: 'b', label: 'Lagos', points: [] },
  ])
  expect(paths(html).filter((d) => !d.startsWith('M'))).toEqual([])
  expect(paths(html).length).toBeGreaterThan(2)
  expect(
    paths(await draw([{ id: 'b', label: 'Lagos', points: [] }])).filter((d) => !d.startsWith('M')),
  ).toEqual([])
})
