import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { SubmissionChanges } from '@msdat/sdk/contracts/changes'
import { showHidden } from '@msdat/sdk/contracts/hiddenCharacters'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { ChangedFiles } from './ChangedFiles.tsx'
import type { Against, ReviewCalls } from './ReviewCalls.ts'

interface ChangesViewProps {
  id: number
  calls: ReviewCalls
}

const names: Record<Against, string> = { running: 'The version that runs', previous: 'The zip before' }

/** What is new, so that a reviewer need not read all of it again. */
export const ChangesView = observer(function ChangesView({ id, calls }: ChangesViewProps) {
  const [against, setAgainst] = useState<Against>('running')
  const [changes] = useState(
    () => new RemoteValue<SubmissionChanges, Against>((one) => calls.changes(id, one)),
  )
  useEffect(() => {
    changes.clear()
    void changes.load(against)
  }, [changes, against])
  const { state } = changes
  return (
    <section className="stack">
      <h3>What changed</h3>
      <div className="segments queue-choice" role="group" aria-label="Compared with">
        {(['running', 'previous'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === against} onClick={() => setAgainst(one)}>
            {names[one]}
          </button>
        ))}
      </div>
      {state.status === 'loading' && <p role="status">Comparing…</p>}
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void changes.load(against)} />
      )}
      {state.status === 'ready' && <Told changes={state.value} against={against} id={id} calls={calls} />}
    </section>
  )
})

function Told({
  changes,
  against,
  id,
  calls,
}: ChangesViewProps & { changes: SubmissionChanges; against: Against }) {
  if (!changes.against)
    return (
      <p className="muted">
        {against === 'running'
          ? 'No version of it has run before: all of it is new.'
          : 'This is the first zip of this submission.'}
      </p>
    )
  const { permissions_added, permissions_removed, manifest, files } = changes
  const isSame = manifest.length === 0 && files.length === 0
  return (
    <div className="stack">
      <p className="small muted">
        Compared with {changes.against.version}. {sizeWords(changes)}
      </p>
      {isSame && changes.against.zip_kept && <p className="muted">Nothing differs.</p>}
      {permissions_added.map((name) => (
        <p key={name} className="row">
          <span className="badge badge-warning">new permission</span> <code>{name}</code>
        </p>
      ))}
      {permissions_removed.map((name) => (
        <p key={name} className="row">
          <span className="badge badge-positive">given up</span> <code>{name}</code>
        </p>
      ))}
      {manifest.map(({ field, before, after }) => (
        <details key={field}>
          <summary className="small">
            manifest: <code>{field}</code>
          </summary>
          <pre className="code-block change-before">{showHidden(before ?? 'not there')}</pre>
          <pre className="code-block change-after">{showHidden(after ?? 'not there')}</pre>
        </details>
      ))}
      {changes.against.zip_kept ? (
        <ChangedFiles files={files} read={(path) => calls.diff(id, path, against)} />
      ) : (
        <p className="muted">The zip of that version is no longer kept, so its files cannot be compared.</p>
      )}
    </div>
  )
}

function sizeWords({ bundle_before, bundle_after }: SubmissionChanges): string {
  if (bundle_before === null || bundle_after === null) return ''
  const change = bundle_after - bundle_before
  const sign = change > 0 ? '+' : '−'
  const words = change === 0 ? 'the same' : `${sign}${inBytes(Math.abs(change))}`
  return `Built code: ${inBytes(bundle_before)} → ${inBytes(bundle_after)} (${words}).`
}

const inBytes = (count: number): string => `${count.toLocaleString('en')} B`
