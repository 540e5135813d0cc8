import { Reason } from '@msdat/sdk/contracts/review'
import { ContractForm } from '../forms/ContractForm.tsx'
import { useForm } from '../forms/useForm.ts'
import { Dialog } from '../parts/Dialog.tsx'

interface ReasonDialogProps {
  title: string
  /** What will happen, in a sentence or two. */
  explanation: string
  action: string
  /** What it does takes something away. */
  isDanger: boolean
  onSend: (reason: string) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** Asks for the reason of a decision, and takes it. */
export function ReasonDialog({ title, explanation, action, isDanger, ...acts }: ReasonDialogProps) {
  const { onSend, onDone, onClose } = acts
  const form = useForm({
    body: Reason,
    fields: {
      reason: {
        label: 'Reason',
        kind: 'textarea',
        rows: 3,
        hint: null,
        fault: 'Please give a reason of 3 letters or more.',
      },
    },
    send: ({ reason }) => onSend(reason.trim()),
  })
  return (
    <Dialog title={title} hasForm onClose={onClose}>
      <div className="stack">
        <p>{explanation}</p>
        <ContractForm form={form} action={action} isDanger={isDanger} isFocused onSaved={onDone} />
      </div>
    </Dialog>
  )
}
