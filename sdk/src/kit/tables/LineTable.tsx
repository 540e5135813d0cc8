import { TableRegion } from './TableRegion.tsx'

/** What, and what is said of it. */
export interface Line {
  what: string
  says: string
}

/** Figures of different kinds in a row each, such as those of a model card: nothing that could be sorted. */
export function LineTable({ caption, lines }: { caption: string; lines: readonly Line[] }) {
  return (
    <TableRegion label={caption}>
      <table className="k-table">
        <caption>
          <span className="k-hidden">{caption}</span>
        </caption>
        <tbody>
          {lines.map(({ what, says }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>
                <div className="k-td">{says}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}
