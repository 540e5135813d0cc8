import { expect, it } from 'vitest'
import { connectFakeHost, renderView } from '../../testing/index.ts'
import { FixedWidth } from '../chartFrame/FixedWidth.ts'
import { LayeredMap } from './LayeredMap.tsx'
import { bubbleRadius } from './layeredMarks.ts'
import { PointMap, radiusOf, type MapPoint } from './PointMap.tsx'

const points: MapPoint[] = [
  { id: 'kano', label: 'Kano', longitude: 8.52, latitude: 12, count: 40 },
  { id: 'lagos', label: 'A clinic in Lagos', longitude: 3.38, latitude: 6.52, count: 1 },
]
const draw = (within: string[] = []): Promise<string> =>
  renderView(connectFakeHost(), () => (
    <FixedWidth value={600}>
      <PointMap name="Facilities" summary="Two places." things="facilities" points={points} within={within} />
    </FixedWidth>
  ))

it('draws every point of the country, and of a state only those inside the picture', async () => {
  expect((await draw()).match(/<circle [^>]*fill-opacity/g)).toHaveLength(2)
  expect((await draw(['Kano'])).match(/<circle [^>]*fill-opacity/g)).toHaveLength(1)
})

it('says what the circles mean, and lets many of them grow less, so that they do not hide the country', async () => {
  expect(await draw()).toContain('aria-label="Sizes: facilities"')
  const many = Array.from({ length: 400 }, (_, at) => {
    return { ...points[0]!, id: String(at), longitude: 4 + (at % 20) / 2, latitude: 6 + at / 50 }
  })
  const greatest = async (shown: MapPoint[]) => {
    const html = await renderView(connectFakeHost(), () => (
      <FixedWidth value={600}>
        <PointMap name="Facilities" summary="" things="facilities" points={shown} />
      </FixedWidth>
    ))
    return Math.max(
      ...[...html.matchAll(/ r="([\d.]+)" [^>]*fill-opacity/g)].map(([, radius]) => Number(radius)),
    )
  }
  expect(await greatest(many)).toBeLessThan((await greatest(points)) / 2)
})

it('lets the area of a circle grow with its number', () => {
  const area = (count: number): number => (radiusOf(count, 400) - 3.5) ** 2
  expect(area(200) / area(50)).toBeCloseTo(4)
  expect(radiusOf(1, 400)).toBeLessThan(radiusOf(2, 400))
})

it('draws layers over one another, with a fact for each and no circle where a value is missing', async () => {
  const bubbles = {
    label: 'People',
    values: new Map([
      ['Kano', 400],
      ['Lagos', null],
    ]),
    format: (value: number) => `${value} people`,
  }
  expect(bubbleRadius(100, bubbles) * 2).toBe(bubbleRadius(400, bubbles))
  expect(bubbleRadius(null, bubbles)).toBe(0)
  const html = await renderView(connectFakeHost(), () => (
    <FixedWidth value={600}>
      <LayeredMap
        name="Layers"
        summary="Kano has most."
        label="DPT3"
        areas={[
          { id: '1', name: 'Kano', value: 40 },
          { id: '2', name: 'Lagos', value: null },
        ]}
        format={(value) => `${value}%`}
        zoneOf={(state) => (state === 'Lagos' ? 'South' : 'North')}
        bubbles={bubbles}
        points={points}
        things="facilities"
      />
    </FixedWidth>
  ))
  expect(html).toContain('People')
  expect(html).toContain('400 people')
  expect(html).toContain('No data (1)')
})
