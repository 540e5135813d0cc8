import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { Icon } from '../parts/Icon.tsx'

/** Where the view differs from what was asked for, in words. */
export const ControlNotes = observer(function ControlNotes() {
  const { selection } = useStores()
  const { ignored } = selection.asked
  const notes = [...(selection.shown?.notes ?? [])]
  if (ignored.length > 0)
    notes.push(`Parts of the address could not be read and were left out: ${ignored.join(', ')}.`)
  return (
    <div role="status" className="control-notes-region">
      {notes.length > 0 && (
        <p className="control-notes">
          <Icon name="info" size={18} />
          <span>{notes.join(' ')}</span>
        </p>
      )}
    </div>
  )
})
