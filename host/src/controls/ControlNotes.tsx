import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Icon } from '../parts/Icon.tsx'

interface ControlNotesProps {
  /** A section that takes each indicator's newest figure itself has nothing newer to offer. */
  hasYear: boolean
}

/** Where the view differs from what was asked for, in words. */
export const ControlNotes = observer(function ControlNotes({ hasYear }: ControlNotesProps) {
  const { selection, settings, toasts } = useStores()
  const { ignored } = selection.asked
  const notes = [...(selection.shown?.notes ?? []), ...settings.notes]
  if (ignored.length > 0)
    notes.push(`Parts of the address could not be read and were left out: ${ignored.join(', ')}.`)
  const view = selection.shown
  const showNewer = (): void => {
    if (!view?.newer) return
    selection.change(view.newer).catch((error: unknown) => toasts.showProblem(toProblem(error)))
  }
  return (
    <div role="status" className="control-notes-region">
      {hasYear && view?.newer && (
        <button type="button" className="button button-outline control-newer" onClick={showNewer}>
          {view.newer.period} available
          {view.newer.datasource !== view.selection.datasource &&
            `: ${view.names.sourceName(view.newer.datasource)}`}
        </button>
      )}
      {notes.length > 0 && (
        <p className="control-notes">
          <Icon name="info" size={18} />
          <span>{notes.join(' ')}</span>
        </p>
      )}
    </div>
  )
})
