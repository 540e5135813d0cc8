import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { DiffLine, FileDiff } from '@msdat/sdk/contracts/changes'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { countWithin, piecesOf, share, shownLine, timesOf } from './sourceRows.ts'
import { weightOf } from '@msdat/sdk/contracts/weightOf'

interface FileDiffViewProps {
  path: string
  read: () => Promise<FileDiff>
}

const signs: Record<DiffLine['kind'], string> = { same: ' ', added: '+', removed: '−' }

/** A file line by line: what went and what came, with a few lines around. */
export const FileDiffView = observer(function FileDiffView({ path, read }: FileDiffViewProps) {
  const [shares, setShares] = useState(1)
  const [diff] = useState(() => new RemoteValue<FileDiff>(read))
  useEffect(() => void diff.load(), [diff])
  const { state } = diff
  if (state.status === 'failed')
    return <LoadFailure problem={state.problem} onRetry={() => void diff.load()} />
  if (state.status !== 'ready') return <p role="status">Comparing {path}…</p>
  if (!state.value.is_whole)
    return <p className="muted">The two differ too much to be compared by line; read the file below.</p>
  const rows = state.value.hunks.flatMap(rowsOfHunk)
  const drawn = rows.slice(
    0,
    countWithin(
      rows.map(({ text }) => weightOf(text)),
      timesOf(share, shares),
    ),
  )
  return (
    <>
      <div className="code-block diff" role="region" tabIndex={0} aria-label={`Changes of ${path}`}>
        {hunksOf(drawn).map((lines, at) => (
          <div key={at} className="hunk">
            {lines.map(({ line, isFirst, text }, number) => (
              <div key={number} className={`diff-line is-${line.kind}`}>
                <span className="diff-number">{isFirst && line.before}</span>
                <span className="diff-number">{isFirst && line.after}</span>
                <span className="diff-sign">{signs[line.kind]}</span>
                <code>{text || ' '}</code>
              </div>
            ))}
          </div>
        ))}
      </div>
      {drawn.length < rows.length && (
        <p>
          <button type="button" className="button button-outline" onClick={() => setShares(shares + 1)}>
            Show more changes
          </button>
        </p>
      )}
    </>
  )
})

/** A line of the comparison, or a part of a long one. */
interface DiffRow {
  hunk: number
  line: DiffLine
  isFirst: boolean
  text: string
}

const rowsOfHunk = (lines: readonly DiffLine[], hunk: number): DiffRow[] =>
  lines.flatMap((line) =>
    piecesOf(shownLine(line.text)).map((text, at) => ({ hunk, line, isFirst: at === 0, text })),
  )

function hunksOf(rows: readonly DiffRow[]): DiffRow[][] {
  const hunks: DiffRow[][] = []
  for (const row of rows) (hunks[row.hunk] ??= []).push(row)
  return hunks
}
