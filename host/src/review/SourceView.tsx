import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentList } from './CommentList.tsx'
import type { CommentStore } from './CommentStore.ts'
import type { SourceRun } from './highlightLines.ts'
import { countWithin, weightOfRow, rowsOf, share, timesOf, type SourceRow } from './sourceRows.ts'
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
  const [shares, setShares] = useState(1)
  useEffect(() => void lines.load(), [lines])
  const { state } = lines
  if (state.status === 'failed')
    return <LoadFailure problem={state.problem} onRetry={() => void lines.load()} />
  if (state.status !== 'ready') return <p role="status">Reading {path}…</p>
  const { rows, count } = state.value
  const drawn = rows.slice(0, countWithin(rows.map(weightOfRow), timesOf(share, shares)))
  return (
    <>
      <div className="code-block source" role="region" tabIndex={0} aria-label={`Source of ${path}`}>
        {drawn.map(({ line, runs }, at) => (
          <div key={at}>
            <div className="source-line">
              {line === null ? (
                <span className="line-number" />
              ) : (
                <button
                  type="button"
                  className="line-number"
                  aria-label={`Comment on line ${line}`}
                  onClick={() => setCommented(line)}
                >
                  {line}
                </button>
              )}
              <code>{runs.length === 0 ? ' ' : runs.map(drawRun)}</code>
            </div>
            {line !== null && <CommentList comments={comments.of(path, line)} />}
            {line !== null && commented === line && (
              <CommentForm
                label={`Comment on line ${line}`}
                onSay={(said) => comments.say({ text: said, path, line })}
                onCancel={() => setCommented(null)}
              />
            )}
          </div>
        ))}
      </div>
      {drawn.length < rows.length && (
        <p>
          <button type="button" className="button button-outline" onClick={() => setShares(shares + 1)}>
            Show more lines
          </button>{' '}
          <span className="small muted">{tellShown(drawn, rows[drawn.length]?.line ?? null, count)}</span>
        </p>
      )}
    </>
  )
})

/** The highlighter comes with the first file that is opened. */
async function readLines(
  path: string,
  read: () => Promise<string>,
): Promise<{ rows: SourceRow[]; count: number }> {
  const [source, { highlightLines }] = await Promise.all([read(), import('./highlightLines.ts')])
  const lines = highlightLines(path, source)
  return { rows: rowsOf(lines), count: lines.length }
}

function tellShown(drawn: readonly SourceRow[], next: number | null, count: number): string {
  const last = drawn.findLast(({ line }) => line !== null)?.line ?? 0
  const lines = `${last.toLocaleString('en')} of ${count.toLocaleString('en')} lines are shown`
  return next === null ? `${lines}, the last of them not to its end.` : `${lines}.`
}

const drawRun = ({ text, className }: SourceRun, at: number) => (
  <span key={at} className={className || undefined}>
    {text}
  </span>
)
