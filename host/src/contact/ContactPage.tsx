import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { addContactMessage, NewContactMessage } from '@msdat/sdk/contracts/contact'
import { Line } from '@msdat/sdk/contracts/formText'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'

const fields: FieldSpecs = {
  name: { label: 'Name', autoComplete: 'name' },
  email: {
    label: 'E-mail',
    autoComplete: 'email',
    hint: null,
    fault: { wrong: 'Please enter a valid email address' },
    isHalf: true,
  },
  // The specification has it on the form and sends it nowhere.
  phone: {
    label: 'Phone',
    kind: 'tel',
    autoComplete: 'tel',
    schema: Line(40),
    isRequired: false,
    isHalf: true,
  },
  organization: { label: 'Organization', autoComplete: 'organization' },
  feedback: { label: 'Message', rows: 6 },
}

export const ContactPage = observer(function ContactPage() {
  const form = useForm({
    body: NewContactMessage,
    fields,
    send: (message) => call(addContactMessage, message),
    draftKey: 'contact',
    waitsAs: 'contact',
    isFromVisitor: true,
    clearsWhenSent: true,
    texts: {
      invalid: 'Please fill all fields correctly',
      failed: 'An error occured, please try again later.',
      saved: 'Thank you. We will keep you informed about any latest updates',
    },
  })
  return (
    <div className="reading-page stack">
      <h1>Contact Us</h1>
      <p className="muted">
        Write to the people who run this platform: about a figure, an error, or something you miss.
      </p>
      <ContractForm form={form} action="Send" busy="Sending…" />
    </div>
  )
})
