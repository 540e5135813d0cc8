import { Link } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import { sendTestMail } from '@msdat/sdk/contracts/mail'
import { useStores } from '../app/Stores.ts'
import { ContractForm } from '../forms/ContractForm.tsx'
import { useForm } from '../forms/useForm.ts'

const body = sendTestMail.body as NonNullable<typeof sendTestMail.body>

/** Whether mail is sent at all, and a message that shows that it arrives. */
export function MailTest({ isSent }: { isSent: boolean }) {
  const { accounts } = useStores()
  const form = useForm({
    body,
    fields: { to: { label: 'Send a test message to', kind: 'email', hint: null } },
    initial: { to: accounts.user?.email ?? '' },
    send: (given) => call(sendTestMail, given),
    texts: { saved: isSent ? 'It is on its way.' : 'It is in the outbox.' },
  })
  return (
    <>
      <p>
        {isSent
          ? 'A mail server is set up.'
          : 'There is no mail server (SMTP_URL), so messages are kept in the outbox.'}{' '}
        <Link to="/admin#/outbox">Outbox</Link>
      </p>
      <ContractForm form={form} action="Send a test message" busy="Sending…" />
    </>
  )
}
