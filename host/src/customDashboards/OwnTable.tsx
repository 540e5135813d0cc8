import type { CustomSection } from '@msdat/sdk/contracts/customSections'

interface OwnTableProps {
  section: Extract<CustomSection, { kind: 'table' }>
  /** Of who entered the figures. */
  author: string
}

/** Figures that somebody entered. They are no published data, and the table says so. */
export function OwnTable({ section: { title, columns, rows, note }, author }: OwnTableProps) {
  return (
    <figure className="own-table card">
      <figcaption>
        <span className="badge badge-warning">Entered by {author}</span>
        <span className="small muted"> These figures are not part of the published data.</span>
      </figcaption>
      {rows.length === 0 ? (
        <p className="muted">No figures have been entered yet.</p>
      ) : (
        <div className="own-table-scroll" role="region" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((column, at) => (
                  <th key={at} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {columns.map((_, cell) => (
                    <td key={cell} data-number={isNumber(row[cell]) || undefined}>
                      {row[cell]?.trim() || '–'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {note && <p className="small">{note}</p>}
    </figure>
  )
}

const isNumber = (text = ''): boolean => /^[-+]?[\d.,\s]+%?$/.test(text.trim()) && /\d/.test(text)
