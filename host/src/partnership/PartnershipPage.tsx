import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { NewPartnershipRequest, requestPartnership } from '@msdat/sdk/contracts/visitorForms'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'

const fields: FieldSpecs = {
  name: { label: 'Name', autoComplete: 'name', isHalf: true },
  email: { label: 'E-mail', autoComplete: 'email', hint: null, isHalf: true },
  organization: { label: 'Organization', autoComplete: 'organization', isHalf: true },
  position: { label: 'Your role there', autoComplete: 'organization-title', hint: null, isHalf: true },
  phone: { label: 'Phone', kind: 'tel', autoComplete: 'tel' },
  data: { label: 'Which data', hint: 'Indicators, places, years, and in which form they are.', rows: 4 },
  purpose: { label: 'What for', hint: null, rows: 4 },
}

/** Who has data to share, or needs some, says so here. */
export const PartnershipPage = observer(function PartnershipPage() {
  const form = useForm({
    body: NewPartnershipRequest,
    fields,
    send: (request) => call(requestPartnership, request),
    draftKey: 'data-partnership',
    waitsAs: 'partnership',
    isFromVisitor: true,
    clearsWhenSent: true,
    texts: { saved: 'Thank you. Your request is with us, and we will answer by e-mail.' },
  })
  return (
    <div className="reading-page stack">
      <h1>Request Data Partnership</h1>
      <p className="muted">
        Share figures of your organisation, or ask for some. Figures come in as CSV or XLSX, each with its
        source and citation; every import is checked row by row and can be undone.
      </p>
      <ContractForm form={form} action="Send request" busy="Sending…" />
    </div>
  )
})
