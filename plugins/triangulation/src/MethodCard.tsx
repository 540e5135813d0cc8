import { Button, Note, useSaveFile } from '@msdat/sdk/kit'
import { useState } from 'react'
import { methodSheet } from './methodSheet.ts'
import type { Scored } from './Scored.ts'
import type { Comparison } from './subjectOf.ts'

interface MethodProps {
  subject: Comparison
  sources: readonly Scored[]
}

/** How the scores were made, to read and to save. */
export function MethodCard({ subject, sources }: MethodProps) {
  const save = useSaveFile()
  const [problem, setProblem] = useState<string | null>(null)
  const sheet = methodSheet(subject, sources)
  const download = async () => {
    const bytes = new TextEncoder().encode(sheet)
    const found = await save?.({ name: 'MSDAT triangulation method.txt', mediaType: 'text/plain', bytes })
    setProblem(found?.message ?? null)
  }
  return (
    <details className="k-card">
      <summary className="k-card-head">Method sheet</summary>
      <div className="k-card-body k-stack">
        {save && (
          <div>
            <Button icon="download" onClick={() => void download()}>
              Download the method sheet
            </Button>
          </div>
        )}
        {problem && <Note tone="caution">{problem}</Note>}
        <div style={{ whiteSpace: 'pre-wrap' }}>{sheet}</div>
      </div>
    </details>
  )
}
