import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { DiffLine, FileDiff } from '@msdat/sdk/contracts/changes'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'

interface FileDiffViewProps {
  path: string
  read: () => Promise<FileDiff>
}

const signs: Record<DiffLine['kind'], string> = { same: ' ', added: '+', removed: '−' }

/** A file line by line: what went and what came, with a few lines around. */
export const FileDiffView = observer(function FileDiffView({ path, read }: FileDiffViewProps) {
  const [diff] = useState(() => new RemoteValue<FileDiff>(read))
  useEffect(() => void diff.load(), [diff])
  const { state } = diff
  if (state.status === 'failed')
    return <LoadFailure problem={state.problem} onRetry={() => void diff.load()} />
  if (state.status !== 'ready') return <p role="status">Comparing {path}…</p>
  if (!state.value.is_whole)
    return <p className="muted">The two differ too much to be compared by line; read the file below.</p>
  return (
    <div className="code-block diff" role="region" tabIndex={0} aria-label={`Changes of ${path}`}>
      {state.value.hunks.map((lines, at) => (
        <div key={at} className="hunk">
          {lines.map((line, number) => (
            <div key={number} className={`diff-line is-${line.kind}`}>
              <span className="diff-number">{line.before}</span>
              <span className="diff-number">{line.after}</span>
              <span className="diff-sign">{signs[line.kind]}</span>
              <code>{line.text || ' '}</code>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
})
