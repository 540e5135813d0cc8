import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { NewFeedback, sendFeedback } from '@msdat/sdk/contracts/visitorForms'
import { useStores } from '../app/Stores.ts'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import { Dialog } from '../parts/Dialog.tsx'

const fields: FieldSpecs = {
  feedback: { label: 'What is good, what is missing, what is wrong?', rows: 6 },
  name: { label: 'Name', autoComplete: 'name', isRequired: false, isHalf: true },
  email: { label: 'E-mail', autoComplete: 'email', hint: null, isHalf: true },
}

/** The address of the page goes along, so that whoever reads it sees what it is about. */
export const FeedbackDialog = observer(function FeedbackDialog() {
  const { address, overlays } = useStores()
  const withPage = (feedback: NewFeedback) => ({
    ...feedback,
    page: (address.pathname + address.search).slice(0, 500),
  })
  const form = useForm({
    body: NewFeedback,
    fields,
    send: (feedback) => call(sendFeedback, withPage(feedback)),
    draftKey: 'feedback',
    waitsAs: 'feedback',
    isFromVisitor: true,
    clearsWhenSent: true,
    toInput: withPage,
    texts: {
      invalid: 'Please fill all fields correctly',
      failed: 'An error occured, please try again later.',
      saved: 'Thank you. Your feedback has reached us.',
    },
  })
  return (
    <Dialog title="Feedback" hasForm onClose={() => overlays.close()}>
      <ContractForm form={form} action="Send" busy="Sending…" />
    </Dialog>
  )
})
