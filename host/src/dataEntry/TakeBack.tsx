import { useState } from 'react'
import { call } from '@msdat/sdk/adapters/call'
import { getEntry, type Entry } from '@msdat/sdk/contracts/dataEntry'
import { undoImport } from '@msdat/sdk/contracts/imports'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'

interface TakeBackProps {
  entry: Entry
  onChanged: (entry: Entry) => void
}

/** The import that an approval made, and the way to undo it. */
export function TakeBack({ entry, onChanged }: TakeBackProps) {
  const { toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  const { id, import_job, import: number, import_state } = entry
  if (import_job === null) return null
  const undo = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const { state, message } = await call(undoImport, { id: import_job })
      toasts.show({ tone: state === 'undone' ? 'success' : 'info', message })
      onChanged(await call(getEntry, { id }))
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="row">
      <span>
        {import_state === 'undone'
          ? `Import ${number ?? ''} was taken back: the data are as they were before it.`
          : `The figures are in the data by import ${number ?? ''}.`}
      </span>
      {import_state === 'committed' && (
        <button
          type="button"
          className="button button-danger"
          aria-disabled={isBusy}
          onClick={() => void undo()}
        >
          {isBusy ? 'One moment…' : 'Undo the import'}
        </button>
      )}
    </div>
  )
}
