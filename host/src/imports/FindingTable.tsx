import type { ImportFinding } from '@msdat/sdk/contracts/imports'
import '../lists/lists.css'

export const findingTones = { error: 'negative', warning: 'warning', note: 'quiet' } as const

/** Findings that came with an answer, all on one page. */
export function FindingTable({ findings }: { findings: readonly ImportFinding[] }) {
  return (
    <div className="list-scroll card" role="region" aria-label="Findings" tabIndex={0}>
      <table className="list-table list-cards">
        <caption className="visually-hidden">Findings</caption>
        <thead>
          <tr>
            {['Line', 'Kind', 'Column', 'Value', 'What was found'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {findings.map(({ sequence, line, severity, column, value, problem, remedy }) => (
            <tr key={sequence}>
              <th scope="row" className="list-short" data-label="Line">
                {line ?? '–'}
              </th>
              <td data-label="Kind">
                <span className={`badge badge-${findingTones[severity]}`}>{severity}</span>
              </td>
              <td data-label="Column">{column ?? '–'}</td>
              <td data-label="Value">{value || '–'}</td>
              <td className="list-long" data-label="What was found">
                <div className="list-value">
                  {problem} <span className="muted">{remedy}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
