import { useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import { cancelImport, commitImport, undoImport, type ImportJob } from '@msdat/sdk/contracts/imports'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { UndoImport } from './UndoImport.tsx'

interface ImportActionsProps {
  job: ImportJob
  onChanged: (job: ImportJob) => void
}

interface Act {
  label: string
  look: string
  run: () => Promise<ImportJob>
}

/** What can be done with a file as it stands. */
export function ImportActions({ job, onChanged }: ImportActionsProps) {
  const { toasts } = useStores()
  const [busy, setBusy] = useState<string | null>(null)
  const acts = actsFor(job)
  const isIn = job.state === 'committed'
  if (acts.length === 0 && !isIn) return null
  const run = async (act: Pick<Act, 'label' | 'run'>): Promise<void> => {
    if (busy !== null) return
    setBusy(act.label)
    try {
      onChanged(await act.run())
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(null)
    }
  }
  return (
    <div className="row">
      {acts.map((act) => (
        <button
          key={act.label}
          type="button"
          className={`button button-${act.look}`}
          aria-disabled={busy !== null}
          onClick={() => void run(act)}
        >
          {busy === act.label ? 'One moment…' : act.label}
        </button>
      ))}
      {isIn && (
        <UndoImport onUndo={() => run({ label: 'Undo', run: () => call(undoImport, { id: job.id }) })} />
      )}
    </div>
  )
}

function actsFor({ id, state, dry_run }: ImportJob): Act[] {
  const cancel: Act = { label: 'Cancel', look: 'outline', run: () => call(cancelImport, { id }) }
  const commit: Act = { label: 'Commit', look: 'primary', run: () => call(commitImport, { id }) }
  if (state === 'ready') return dry_run ? [cancel] : [commit, cancel]
  if (state === 'checking') return [cancel]
  return []
}
