import { observer } from 'mobx-react-lite'
import { listChanges, type ChangeEntry } from '@msdat/sdk/contracts/changeLog'
import { momentText } from '../words/momentText.ts'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'

const columns: ListColumn<ChangeEntry>[] = [
  { name: 'sequence', label: 'Number', isNumber: true },
  { name: 'at', label: 'When', isOneLine: true, draw: ({ at }) => momentText(at) },
  // An account that is gone has its number alone.
  { name: 'actor', label: 'Who', draw: ({ actor, actor_id }) => actor || actor_id },
  { name: 'action', label: 'Did', draw: ({ action }) => action.replaceAll('_', ' ') },
  {
    name: 'thing',
    label: 'To',
    draw: ({ thing, thing_id }) => `${thing.replaceAll('_', ' ')} ${thing_id}`,
  },
  { name: 'hash', label: 'Hash', draw: ({ hash }) => <code>{hash.slice(0, 12)}…</code> },
]

/** What moderators and admins changed. */
export const ChangeTable = observer(function ChangeTable() {
  const list = useList(listChanges, { idOf: ({ sequence }) => sequence })
  return <ListTable list={list} things="changes" columns={columns} empty="Nobody has changed anything yet." />
})
