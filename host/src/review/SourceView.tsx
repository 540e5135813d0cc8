import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'

/** A file as its author wrote it, with line numbers. It is shown as text and never run. */
export const SourceView = observer(function SourceView({
  path,
  read,
}: {
  path: string
  read: () => Promise<string>
}) {
  const [text] = useState(() => new RemoteValue<string>(read))
  useEffect(() => void text.load(), [text])
  const { state } = text
  if (state.status === 'failed')
    return <LoadFailure problem={state.problem} onRetry={() => void text.load()} />
  if (state.status !== 'ready') return <p role="status">Reading {path}…</p>
  return (
    <pre className="code-block source" tabIndex={0} aria-label={`Source of ${path}`}>
      {state.value.split('\n').map((line, at) => (
        <span key={at} className="source-line">
          {line}
          {'\n'}
        </span>
      ))}
    </pre>
  )
})
