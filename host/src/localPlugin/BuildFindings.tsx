import type { Finding } from '@msdat/sdk/contracts/submission'

/** Where in the author's files something is, what it is, and what to do. */
export function BuildFindings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="local-plugin-findings">
      {findings.map((finding, at) => (
        <li key={at}>
          {finding.file !== null && (
            <code>{finding.line === null ? finding.file : `${finding.file}:${finding.line}`}</code>
          )}{' '}
          {finding.severity !== 'error' && <span className="badge">{finding.severity}</span>} {finding.title}
          <p className="small">{finding.detail}</p>
          <p className="small">{finding.remedy}</p>
        </li>
      ))}
    </ul>
  )
}
