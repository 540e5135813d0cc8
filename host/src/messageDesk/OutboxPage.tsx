import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { listMails, type OutgoingMail } from '@msdat/sdk/contracts/mail'
import { momentText } from '../words/momentText.ts'
import { Address } from '../lists/Address.tsx'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'
import { MailDialog } from './MailDialog.tsx'
import { mailStateWords } from './mailStateWords.ts'

const filters = [
  {
    name: 'state',
    label: 'State',
    choices: Object.entries(mailStateWords).map(([value, { text }]) => ({ value, label: text })),
  },
]

/** Messages of the platform itself: what was sent, what waits, and what failed. */
export const OutboxPage = observer(function OutboxPage() {
  const list = useList(listMails, { isPage: true })
  const [opened, open] = useState<OutgoingMail | null>(null)
  const columns: ListColumn<OutgoingMail>[] = [
    {
      name: 'subject',
      label: 'Subject',
      isLong: true,
      draw: (mail) => (
        <button type="button" className="text-button" onClick={() => open(mail)}>
          {mail.subject}
        </button>
      ),
    },
    { name: 'to_address', label: 'To', draw: ({ to_address }) => <Address text={to_address} /> },
    {
      name: 'state',
      label: 'State',
      draw: ({ state }) => (
        <span className={`badge badge-${mailStateWords[state].tone}`}>{mailStateWords[state].text}</span>
      ),
    },
    { name: 'attempts', label: 'Attempts', isNumber: true },
    { name: 'problem', label: 'Problem' },
    {
      name: 'created_at',
      label: 'Written',
      isOneLine: true,
      draw: ({ created_at }) => momentText(created_at),
    },
    {
      name: 'sent_at',
      label: 'Sent',
      isOneLine: true,
      draw: ({ sent_at }) => (sent_at === null ? '–' : momentText(sent_at)),
    },
  ]
  return (
    <>
      <h1>Outbox</h1>
      <p className="muted">
        E-mail that this platform has written. Without a mail server (SMTP_URL) messages are kept here.
      </p>
      <ListTable
        list={list}
        things="e-mails"
        columns={columns}
        empty="No e-mail was written yet."
        filters={filters}
      />
      {opened && <MailDialog mail={opened} onChanged={() => void list.load()} onClose={() => open(null)} />}
    </>
  )
})
