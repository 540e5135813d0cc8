import { expect, it } from 'vitest'
import { connectFakeHost, renderView } from '../../testing/index.ts'
import { FixedWidth } from '../chartFrame/FixedWidth.ts'
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
  expect((await draw()).match(/<circle /g)).toHaveLength(2)
  expect((await draw(['Kano'])).match(/<circle /g)).toHaveLength(1)
})

it('lets the area of a circle grow with its number', () => {
  const area = (count: number): number => (radiusOf(count, 400) - 3.5) ** 2
  expect(area(200) / area(50)).toBeCloseTo(4)
  expect(radiusOf(1, 400)).toBeLessThan(radiusOf(2, 400))
})
