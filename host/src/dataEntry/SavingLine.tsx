import { observer } from 'mobx-react-lite'
import type { EntryStore } from './EntryStore.ts'

const words = { saved: 'Saved', waiting: 'Not saved yet', saving: 'Saving…' } as const

/** How far the saving of a draft is. */
export const SavingLine = observer(function SavingLine({
  store,
  onReload,
}: {
  store: EntryStore
  onReload: () => void
}) {
  const { saving } = store
  if (saving.status !== 'failed')
    return (
      <span className="small muted" role="status">
        {words[saving.status]}
      </span>
    )
  const { code, message } = saving.problem
  return (
    <span className="small row" role="alert">
      <span>{message} What you typed is kept in this browser.</span>
      {code === 'conflict' ? (
        <button type="button" className="text-button" onClick={onReload}>
          Load it anew
        </button>
      ) : (
        <button type="button" className="text-button" onClick={() => void store.save()}>
          Save now
        </button>
      )}
    </span>
  )
})
