import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { listSubscribers, removeSubscriber, type Subscriber } from '@msdat/sdk/contracts/newsletter'
import { ExportLink } from '../lists/ExportLink.tsx'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { RemoveChosen } from '../lists/RemoveChosen.tsx'
import { useList } from '../lists/useList.ts'
import { longDate } from '@msdat/sdk/contracts/longDate'

const columns: ListColumn<Subscriber>[] = [
  { name: 'email', label: 'E-mail' },
  { name: 'name', label: 'Name' },
  {
    name: 'is_confirmed',
    label: 'Status',
    draw: ({ is_confirmed }) => (
      <span className={`badge badge-${is_confirmed ? 'positive' : 'warning'}`}>
        {is_confirmed ? 'Confirmed' : 'Not confirmed yet'}
      </span>
    ),
  },
  { name: 'created_at', label: 'Since', isOneLine: true, draw: ({ created }) => longDate(created) },
]
const filters = [
  {
    name: 'is_confirmed',
    label: 'Status',
    choices: [
      { value: 'true', label: 'Confirmed' },
      { value: 'false', label: 'Not confirmed yet' },
    ],
  },
]

/** Who gets the newsletter. */
export const SubscribersPage = observer(function SubscribersPage() {
  const list = useList(listSubscribers, { isPage: true })
  return (
    <>
      <h1>Newsletter subscribers</h1>
      <ListTable
        list={list}
        things="subscribers"
        columns={columns}
        empty="Nobody has subscribed yet."
        filters={filters}
        nameOf={({ email }) => email}
        actions={
          <div className="row">
            <ExportLink list={list} />
            <RemoveChosen
              list={list}
              title="Remove subscribers?"
              meaning="They will get no more newsletters, and are not told. This cannot be undone."
              remove={(id) => call(removeSubscriber, { id })}
            />
          </div>
        }
      />
    </>
  )
})
