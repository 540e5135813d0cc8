import { useEffect } from 'react'
import { call } from '@msdat/sdk/http/call'
import { getEntry, type Entry } from '@msdat/sdk/contracts/dataEntry'
import { undoImport } from '@msdat/sdk/contracts/imports'
import { useStores } from '../app/Stores.ts'
import { UndoImport } from '../imports/UndoImport.tsx'
import { toProblem } from '../loading/Loadable.ts'

interface TakeBackProps {
  entry: Entry
  onChanged: (entry: Entry) => void
}

/** How often is looked how far an import is that is still being written or taken back. */
const soonMs = 1_000

const moving: readonly Entry['import_state'][] = ['committing', 'undoing']

/** The import that an approval made, and the way to undo it. */
export function TakeBack({ entry, onChanged }: TakeBackProps) {
  const { toasts } = useStores()
  const { id, import_job, import: number, import_state } = entry
  // A large import, or a busy machine: the answer came before its end.
  const isMoving = moving.includes(import_state)
  useEffect(() => {
    if (!isMoving) return
    const look = (): void => void call(getEntry, { id }).then(onChanged, () => {})
    const timer = setInterval(look, soonMs)
    return () => clearInterval(timer)
  }, [isMoving, id, onChanged])
  if (import_job === null) return null
  const undo = async (): Promise<void> => {
    try {
      const { state, message } = await call(undoImport, { id: import_job })
      toasts.show({ tone: state === 'undone' ? 'success' : 'info', message })
      onChanged(await call(getEntry, { id }))
    } catch (error) {
      toasts.showProblem(toProblem(error))
    }
  }
  return (
    <div className="row">
      <output>{textOf(import_state, number)}</output>
      {import_state === 'committed' && <UndoImport onUndo={undo} />}
    </div>
  )
}

function textOf(state: Entry['import_state'], number: number | null): string {
  if (state === 'committing') return 'The figures are being written into the data.'
  if (state === 'undoing') return `Import ${number ?? ''} is being taken back.`
  if (state === 'undone') return `Import ${number ?? ''} was taken back: the data are as they were before it.`
  return `The figures are in the data by import ${number ?? ''}.`
}
