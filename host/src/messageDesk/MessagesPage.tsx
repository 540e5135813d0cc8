import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { listMessages, type Message } from '@msdat/sdk/contracts/messages'
import { useStores } from '../app/Stores.ts'
import { ExportLink } from '../lists/ExportLink.tsx'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { MessageDialog } from './MessageDialog.tsx'
import { formNames } from './formNames.ts'

const filters = [
  {
    name: 'kind',
    label: 'Form',
    choices: Object.entries(formNames).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'status',
    label: 'Status',
    choices: [
      { value: 'open', label: 'Open' },
      { value: 'answered', label: 'Answered' },
    ],
  },
]

/** What visitors have written, whichever form it came by. */
export const MessagesPage = observer(function MessagesPage() {
  const { address } = useStores()
  const list = useList(listMessages, { isPage: true })
  const asked = Number(new URLSearchParams(address.search).get('message'))
  const [opened, open] = useState<number | null>(asked > 0 ? asked : null)
  const columns: ListColumn<Message>[] = [
    {
      name: 'name',
      label: 'From',
      draw: ({ id, name, email }) => (
        <button type="button" className="text-button" onClick={() => open(id)}>
          {name || email || 'A visitor'}
        </button>
      ),
    },
    { name: 'kind', label: 'Form', draw: ({ kind }) => formNames[kind] },
    { name: 'text', label: 'Message', isLong: true, draw: ({ text }) => text || '–' },
    {
      name: 'status',
      label: 'Status',
      draw: ({ status }) => (
        <span className={`badge badge-${status === 'open' ? 'warning' : 'positive'}`}>
          {status === 'open' ? 'Open' : 'Answered'}
        </span>
      ),
    },
    {
      name: 'created_at',
      label: 'Received',
      isOneLine: true,
      draw: ({ created_at }) => longDate(created_at),
    },
  ]
  return (
    <>
      <h1>Messages</h1>
      <ListTable
        list={list}
        things="messages"
        columns={columns}
        empty="Nobody has written yet."
        filters={filters}
        actions={
          <p>
            <ExportLink list={list} />
          </p>
        }
      />
      {opened !== null && (
        <MessageDialog id={opened} onChanged={() => void list.load()} onClose={() => open(null)} />
      )}
    </>
  )
})
