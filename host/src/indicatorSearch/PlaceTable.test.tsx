import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { levels } from '@msdat/sdk/contracts/levels'
import type { Names } from '@msdat/sdk/view'
import type { FigureRow } from '../figures/FigureRow.ts'
import { PlaceTable } from './PlaceTable.tsx'

const names = { catalog: { locations: [] }, placeName: () => 'Kano' } as unknown as Names
const row = { indicator: 18, datasource: 2, location: 8, period: '2024', value: 50, citation: 1 }

const drawn = (bounds: Pick<FigureRow, 'lower' | 'upper'>): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PlaceTable
        caption="States"
        rows={[{ ...row, ...bounds }]}
        names={names}
        level={levels.state}
        unit={undefined}
      />
    </MemoryRouter>,
  )

it('has a column of intervals only where the source gives any', () => {
  expect(drawn({ lower: 41, upper: 55.2 })).toContain('<td>41.0 to 55.2</td>')
  const without = drawn({ lower: null, upper: null })
  expect(without).not.toContain('>Interval<')
  expect(without).toContain('The source gives no intervals of these figures.')
})
