import type { Finding } from '@msdat/sdk/contracts/submission'
import './findings.css'

const tones = { error: 'negative', warning: 'warning', note: 'accent' } as const
const order = ['error', 'warning', 'note']

/** What the checks have to say, the gravest first. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  const sorted = [...findings].sort(
    (one, other) => order.indexOf(one.severity) - order.indexOf(other.severity),
  )
  return (
    <ul className="findings" aria-label="Findings of the checks">
      {sorted.map((finding, at) => (
        <li key={at} className="finding">
          <p className="row">
            <span className={`badge badge-${tones[finding.severity]}`}>{finding.severity}</span>
            <strong>{finding.title}</strong>
          </p>
          <p>{finding.detail}</p>
          {finding.remedy && <p className="muted">{finding.remedy}</p>}
          <p className="small muted">
            <code>{finding.rule}</code>
            {finding.file && (
              <>
                {' · '}
                <code>
                  {finding.file}
                  {finding.line !== null && `:${finding.line}`}
                </code>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
