import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentList } from './CommentList.tsx'
import type { CommentStore } from './CommentStore.ts'
import type { SourceRun } from './highlightLines.ts'
import './source.css'

interface SourceViewProps {
  path: string
  read: () => Promise<string>
  comments: CommentStore
}

/** A file as its author wrote it, by line. It is shown as text and never run. */
export const SourceView = observer(function SourceView({ path, read, comments }: SourceViewProps) {
  const [lines] = useState(() => new RemoteValue(() => readLines(path, read)))
  const [commented, setCommented] = useState<number | null>(null)
  useEffect(() => void lines.load(), [lines])
  const { state } = lines
  if (state.status === 'failed')
    return <LoadFailure problem={state.problem} onRetry={() => void lines.load()} />
  if (state.status !== 'ready') return <p role="status">Reading {path}…</p>
  return (
    <div className="code-block source" role="region" tabIndex={0} aria-label={`Source of ${path}`}>
      {state.value.map((line, at) => (
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
            <code>{line.length === 0 ? ' ' : line.map(drawRun)}</code>
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

/** The highlighter comes with the first file that is opened. */
async function readLines(path: string, read: () => Promise<string>): Promise<SourceRun[][]> {
  const [source, { highlightLines }] = await Promise.all([read(), import('./highlightLines.ts')])
  return highlightLines(path, source)
}

const drawRun = ({ text, className }: SourceRun, at: number) => (
  <span key={at} className={className || undefined}>
    {text}
  </span>
)
