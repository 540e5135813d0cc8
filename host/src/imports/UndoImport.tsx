import { ConfirmDelete } from '../parts/ConfirmDelete.tsx'

interface UndoImportProps {
  onUndo: () => Promise<unknown>
  onClose: () => void
}

/** Asks before the figures of an import are taken out of the data. */
export function UndoImport({ onUndo, onClose }: UndoImportProps) {
  return (
    <ConfirmDelete title="Undo the import?" act="Undo" onDelete={onUndo} onClose={onClose}>
      The data will be as they were before it, for all visitors. To have the figures back, bring the file in
      again.
    </ConfirmDelete>
  )
}
