import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import { getImport, type ImportJob } from '@msdat/sdk/contracts/imports'
import type { Names } from '@msdat/sdk/view'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { ChangeList } from './ChangeList.tsx'
import { FindingList } from './FindingList.tsx'
import { ImportActions } from './ImportActions.tsx'
import { importStateWords, isMoving } from './importWords.ts'

const soonMs = 1500

interface ImportPartProps {
  id: number
  names: Names
}

/** One file: how it stands, what was found in it, what its commit does, and the buttons for that. */
export const ImportPart = observer(function ImportPart({ id, names }: ImportPartProps) {
  const [job] = useState(() => new RemoteValue<ImportJob>(() => call(getImport, { id })))
  const isUnderWay = job.value !== null && isMoving(job.value)
  useEffect(() => void job.load(), [job])
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void job.load(), soonMs)
    return () => clearInterval(timer)
  }, [job, isUnderWay])
  return (
    <RemoteFrame state={job.state} onRetry={() => void job.load()}>
      {(value) => (
        <article className="stack" aria-labelledby="import-title">
          <p>
            <Link to="/data-entry/files">All files</Link>
          </p>
          <div className="row">
            <h2 id="import-title">{value.file_name}</h2>
            <span className={`badge badge-${importStateWords[value.state].tone}`}>
              {importStateWords[value.state].text}
            </span>
            {value.import !== null && <span className="badge">Import {value.import}</span>}
          </div>
          <p role="status">{value.message}</p>
          {isMoving(value) && <progress max={100} value={value.progress} aria-label="Progress" />}
          <Counts job={value} />
          <ImportActions job={value} onChanged={(next) => job.take(next)} />
          {!isMoving(value) && value.errors + value.warnings > 0 && (
            <FindingList key={`findings ${value.updated_at}`} id={id} />
          )}
          {value.state === 'ready' && value.added + value.changed + value.removed > 0 && (
            <ChangeList id={id} names={names} />
          )}
        </article>
      )}
    </RemoteFrame>
  )
})

function Counts({ job }: { job: ImportJob }) {
  const facts = [
    ['Rows with a value', job.rows],
    ['Rows without one', job.blank_rows],
    ['New', job.added],
    ['Changed', job.changed],
    ['As they are', job.same],
    ['Removed', job.removed],
    ['Errors', job.errors],
    ['Warnings', job.warnings],
  ] as const
  return (
    <dl className="import-counts card">
      {facts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  )
}
