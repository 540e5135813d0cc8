import { AskedButton } from '../parts/AskedButton.tsx'

interface UndoImportProps {
  /** Undoes it, and tells itself where that fails. */
  onUndo: () => Promise<unknown>
}

/** The button that takes the figures of an import out of the data: asks first. */
export const UndoImport = ({ onUndo }: UndoImportProps) => (
  <AskedButton
    label="Undo the import"
    title="Undo the import?"
    question="The data will be as they were before it, for all visitors. To have the figures back, bring the file in again."
    act="Undo"
    look="danger"
    onConfirm={onUndo}
  />
)
