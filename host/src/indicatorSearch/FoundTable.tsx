import { Link } from 'react-router-dom'
import type { Indicator } from '@msdat/sdk/contracts/reference'
import type { Names } from '@msdat/sdk/view'
import { figurePath } from '../figures/figurePath.ts'
import { figureText } from '../figures/figureText.ts'
import '../figures/figures.css'
import '../lists/lists.css'
import { rowsOnPage, searchPath, writeSearch, type SearchChoice } from './searchAddress.ts'

interface FoundTableProps {
  found: readonly Indicator[]
  names: Names
  choice: SearchChoice
  onChange: (part: Partial<SearchChoice>) => void
}

/** Five indicators a page; each name leads to its figures on the dashboard. On a phone each is a card. */
export function FoundTable({ found, names, choice, onChange }: FoundTableProps) {
  const pages = Math.ceil(found.length / rowsOnPage)
  const page = Math.min(choice.page, pages)
  const shown = found.slice((page - 1) * rowsOnPage, page * rowsOnPage)
  const unitOf = ({ factor }: Indicator) => names.catalog.factors.find(({ id }) => id === factor)
  const stateTable = (indicator: number): string =>
    `${searchPath}/state-table-view${writeSearch({ ...choice, indicator, datasource: null, period: null })}`
  return (
    <>
      <div className="card figures-table-box">
        <table className="figures-table list-cards">
          <caption className="visually-hidden">Indicators found</caption>
          <thead>
            <tr>
              <th scope="col">Indicator</th>
              <th scope="col">Program area</th>
              <th scope="col">Sources</th>
              <th scope="col">National target</th>
              <th scope="col">Figures</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Link to={figurePath({ indicator: row.id })}>{row.full_name}</Link>
                </th>
                <td data-label="Program area">{row.program_area}</td>
                <td data-label="Sources">
                  {row.datasources.map((id) => names.sourceName(id)).join(', ') || 'none'}
                </td>
                <td data-label="Target">
                  {row.national_target === null ? 'none set' : figureText(row.national_target, unitOf(row))}
                </td>
                <td data-label="Figures">
                  <Link to={stateTable(row.id)} aria-label={`States: ${row.short_name}`}>
                    States
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="list-pages">
        <p role="status" className="small muted">
          {found.length} indicators, page {page} of {pages}
        </p>
        <div className="row">
          <button
            type="button"
            className="button button-outline"
            disabled={page === 1}
            onClick={() => onChange({ page: page - 1 })}
          >
            Previous
          </button>
          <button
            type="button"
            className="button button-outline"
            disabled={page === pages}
            onClick={() => onChange({ page: page + 1 })}
          >
            Next
          </button>
        </div>
      </div>
    </>
  )
}
