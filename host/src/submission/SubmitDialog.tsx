import { observer } from 'mobx-react-lite'
import { ContractForm } from '../forms/ContractForm.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import type { SubmissionSending } from './useSubmission.ts'

export const SubmitDialog = observer(function SubmitDialog(
  props: SubmissionSending & { onClose: () => void },
) {
  const { form, sent, giveUp, onClose } = props
  const close = (): void => {
    giveUp()
    onClose()
  }
  const busy = sent < 1 ? `Sending… ${Math.floor(sent * 100)}%` : 'Checking…'
  return (
    <Dialog title="Submit Plugin" hasForm onClose={close}>
      <ContractForm form={form} action="Submit" busy={busy} isFocused onSaved={() => form.reset()}>
        {form.isSaving && <progress className="submit-progress form-line" value={sent} aria-label="Sent" />}
      </ContractForm>
    </Dialog>
  )
})
