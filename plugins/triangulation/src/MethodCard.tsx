import { SaveButton } from '@msdat/sdk/kit'
import { methodSheet } from './methodSheet.ts'
import type { Scored } from './Scored.ts'
import type { Comparison } from './subjectOf.ts'

interface MethodProps {
  subject: Comparison
  sources: readonly Scored[]
}

/** How the scores were made, to read and to save. */
export function MethodCard({ subject, sources }: MethodProps) {
  const sheet = methodSheet(subject, sources)
  const make = async () => ({
    name: 'MSDAT triangulation method.txt',
    mediaType: 'text/plain' as const,
    bytes: new TextEncoder().encode(sheet),
  })
  return (
    <details className="k-card">
      <summary className="k-card-head">Method sheet</summary>
      <div className="k-card-body k-stack">
        <div>
          <SaveButton make={make} icon="download">
            Download the method sheet
          </SaveButton>
        </div>
        <div style={{ whiteSpace: 'pre-wrap' }}>{sheet}</div>
      </div>
    </details>
  )
}
