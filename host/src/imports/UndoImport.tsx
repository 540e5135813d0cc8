import { useState } from 'react'
import { Confirm } from '../parts/Confirm.tsx'

interface UndoImportProps {
  /** Undoes it, and tells itself where that fails. */
  onUndo: () => Promise<unknown>
}

/** The button that takes the figures of an import out of the data: asks first. */
export function UndoImport({ onUndo }: UndoImportProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className="button button-danger" onClick={() => setAsking(true)}>
        Undo the import
      </button>
      {isAsking && (
        <Confirm title="Undo the import?" act="Undo" onConfirm={onUndo} onClose={() => setAsking(false)}>
          The data will be as they were before it, for all visitors. To have the figures back, bring the file
          in again.
        </Confirm>
      )}
    </>
  )
}
