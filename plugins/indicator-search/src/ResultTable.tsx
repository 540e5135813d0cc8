import { Button, TableRegion } from '@msdat/sdk/kit'
import type { SearchRow } from './searchRows.ts'

interface ResultTableProps {
  rows: readonly SearchRow[]
  /** The indicator that the visitor looks at. */
  shown: number
  onOpen: (row: SearchRow) => void
}

/** One page of what was found, the best first; pressing a name opens it. */
export function ResultTable({ rows, shown, onOpen }: ResultTableProps) {
  return (
    <TableRegion label="Indicators found">
      <table className="k-table search-table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">Program area</th>
            <th scope="col">Sources</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-selected={row.id === shown ? '' : undefined}>
              <th scope="row">
                <Button
                  kind="link"
                  data-open
                  aria-current={row.id === shown ? 'true' : undefined}
                  onClick={() => onOpen(row)}
                >
                  {row.name}
                </Button>
                {row.fullName && <span className="search-full">{row.fullName}</span>}
              </th>
              <td>{row.type}</td>
              <td>{row.programArea}</td>
              <td>{row.sources}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}
