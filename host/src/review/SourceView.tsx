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

/** A browser takes a second or two to draw so many; a file of a million would hold the page up for minutes. */
const linesAtOnce = 5_000

/** A file as its author wrote it, by line. It is shown as text and never run. */
export const SourceView = observer(function SourceView({ path, read, comments }: SourceViewProps) {
  const [lines] = useState(() => new RemoteValue(() => readLines(path, read)))
  const [commented, setCommented] = useState<number | null>(null)
  const [shown, setShown] = useState(linesAtOnce)
  useEffect(() => void lines.load(), [lines])
  const { state } = lines
  if (state.status === 'failed')
    return <LoadFailure problem={state.problem} onRetry={() => void lines.load()} />
  if (state.status !== 'ready') return <p role="status">Reading {path}…</p>
  const count = state.value.length
  return (
    <>
      <div className="code-block source" role="region" tabIndex={0} aria-label={`Source of ${path}`}>
        {state.value.slice(0, shown).map((line, at) => (
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
      {shown < count && (
        <p>
          <button
            type="button"
            className="button button-outline"
            onClick={() => setShown(shown + linesAtOnce)}
          >
            Show more lines
          </button>{' '}
          <span className="small muted">
            {`${shown.toLocaleString('en')} of ${count.toLocaleString('en')} lines are shown.`}
          </span>
        </p>
      )}
    </>
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
