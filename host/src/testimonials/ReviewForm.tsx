import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { addTestimonial, NewTestimonial } from '@msdat/sdk/contracts/testimonials'
import { ContractForm } from '../forms/ContractForm.tsx'
import { useForm } from '../forms/useForm.ts'
import { reviewFields } from './reviewFields.ts'
import { videoFault } from './videoFault.ts'

/** Anybody may say what they think; a moderator reads it before others do. */
export const ReviewForm = observer(function ReviewForm() {
  const form = useForm({
    body: NewTestimonial,
    fields: reviewFields,
    showsFirstFaultOnly: true,
    check: ({ video }) => videoFault(video),
    send: (given, { video }) =>
      // A video takes minutes on a poor network.
      call(addTestimonial, given, video instanceof File ? { file: video, deadlineMs: 600_000 } : {}),
    draftKey: 'testimonial',
    waitsAs: 'testimonial',
    isFromVisitor: true,
    clearsWhenSent: true,
    texts: { saved: 'Thank you. Your testimonial is shown once a moderator has read it.' },
  })
  return <ContractForm form={form} action="Send review" busy="Sending…" />
})
