import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentList } from './CommentList.tsx'
import type { CommentStore } from './CommentStore.ts'

interface SourceViewProps {
  path: string
  read: () => Promise<string>
  comments: CommentStore
}

/** A file as its author wrote it, by line. It is shown as text and never run. */
export const SourceView = observer(function SourceView({ path, read, comments }: SourceViewProps) {
  const [text] = useState(() => new RemoteValue<string>(read))
  const [commented, setCommented] = useState<number | null>(null)
  useEffect(() => void text.load(), [text])
  const { state } = text
  if (state.status === 'failed')
    return <LoadFailure problem={state.problem} onRetry={() => void text.load()} />
  if (state.status !== 'ready') return <p role="status">Reading {path}…</p>
  return (
    <div className="code-block source" role="region" tabIndex={0} aria-label={`Source of ${path}`}>
      {state.value.split('\n').map((line, at) => (
        <div key={at}>
          <div className="source-line">
            <button
              type="button"
              className="line-number"
              aria-label={`Comment on line ${at + 1}`}
              onClick={() => setCommented(at + 1)}
            >
              {at + 1}
            </button>
            <code>{line || ' '}</code>
          </div>
          <CommentList comments={comments.of(path, at + 1)} />
          {commented === at + 1 && (
            <CommentForm
              label={`Comment on line ${at + 1}`}
              onSay={(said) => comments.say({ text: said, path, line: at + 1 })}
              onCancel={() => setCommented(null)}
            />
          )}
        </div>
      ))}
    </div>
  )
})
