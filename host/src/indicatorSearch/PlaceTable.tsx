import { Link } from 'react-router-dom'
import type { Factor } from '@msdat/sdk/contracts/reference'
import type { Names } from '@msdat/sdk/view'
import { figurePath } from '../figures/figurePath.ts'
import type { FigureRow } from '../figures/FigureRow.ts'
import { figureNumber, intervalText, unitWords } from '../figures/figureText.ts'
import '../figures/figures.css'

interface PlaceTableProps {
  caption: string
  rows: readonly FigureRow[]
  names: Names
  level: number
  unit: Factor | undefined
}

/** Figures of the places of a level, and below them the places that have none. */
export function PlaceTable({ caption, rows, names, level, unit }: PlaceTableProps) {
  const missing = names.catalog.locations.filter(
    (place) => place.level === level && !rows.some(({ location }) => location === place.id),
  )
  const hasIntervals = rows.some(({ lower, upper }) => lower !== null && upper !== null)
  return (
    <>
      <div className="card figures-table-box" data-short={!hasIntervals || undefined}>
        <table className="figures-table">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col" className="is-number">
                {['Value', unitWords(unit)].filter(Boolean).join(', ')}
              </th>
              {hasIntervals && <th scope="col">Interval</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ indicator, datasource, location, period, ...figure }) => (
              <tr key={location}>
                <th scope="row">
                  <Link to={figurePath({ indicator, datasource, location, period })}>
                    {names.placeName(location)}
                  </Link>
                </th>
                <td className="is-number">{figureNumber(figure.value, unit)}</td>
                {hasIntervals && <td>{intervalText(figure, unit) || 'not given'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!hasIntervals && <p className="small muted">The source gives no intervals of these figures.</p>}
      {missing.length > 0 && (
        <p className="small muted">No figure: {missing.map(({ name }) => name).join(', ')}.</p>
      )}
    </>
  )
}
