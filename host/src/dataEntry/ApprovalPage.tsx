import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import { getEntry, listEntries, type Entry, type EntryLine } from '@msdat/sdk/contracts/dataEntry'
import { EntryHead } from './EntryHead.tsx'
import { momentText } from '../words/momentText.ts'
import type { Names } from '@msdat/sdk/view'
import { CatalogFrame } from '../figures/CatalogFrame.tsx'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { EntryReview } from './EntryReview.tsx'
import { EntryStateBadge } from './EntryStateBadge.tsx'
import { entryStateWords } from './entryWords.ts'
import { useOpened } from './useOpened.ts'
import './dataEntry.css'

const filters = [
  {
    name: 'state',
    label: 'State',
    choices: Object.entries(entryStateWords)
      .filter(([state]) => state !== 'draft')
      .map(([value, { text }]) => ({ value, label: text })),
  },
]

/** Tables that others have handed in, and the decision about each. */
export const ApprovalPage = observer(function ApprovalPage() {
  const asked = useOpened('entry')
  return (
    <div className="entry-page stack">
      <EntryHead title="Data Entry Approval" leadsTo={['/data-entry', '/data-entry/files']} />
      <CatalogFrame>
        {(names) =>
          asked > 0 ? <OpenEntry key={asked} id={asked} names={names} /> : <HandedIn names={names} />
        }
      </CatalogFrame>
    </div>
  )
})

const HandedIn = observer(function HandedIn({ names }: { names: Names }) {
  const list = useList(listEntries, { always: { mine: 'false' }, isPage: true })
  const columns: ListColumn<EntryLine>[] = [
    {
      name: 'id',
      label: 'Table',
      draw: ({ id, datasource, period }) => (
        <Link to={`/data-entry/approval?entry=${id}`}>
          {names.sourceName(datasource)}, {period}
        </Link>
      ),
    },
    { name: 'author', label: 'From' },
    { name: 'figures', label: 'Figures', isNumber: true },
    { name: 'state', label: 'State', draw: (entry) => <EntryStateBadge entry={entry} /> },
    { name: 'decided_by', label: 'Decided by' },
    {
      name: 'submitted_at',
      label: 'Submitted',
      isOneLine: true,
      draw: ({ submitted_at }) => (submitted_at === null ? '–' : momentText(submitted_at)),
    },
  ]
  return (
    <>
      <p className="muted">Your own tables are not here: somebody else approves them.</p>
      <ListTable
        list={list}
        things="tables"
        columns={columns}
        empty="Nobody has handed in figures yet."
        filters={filters}
      />
    </>
  )
})

const OpenEntry = observer(function OpenEntry({ id, names }: { id: number; names: Names }) {
  const [entry] = useState(() => new RemoteValue<Entry>(() => call(getEntry, { id })))
  useEffect(() => void entry.load(), [entry])
  return (
    <RemoteFrame state={entry.state} onRetry={() => void entry.load()}>
      {(value) => <EntryReview entry={value} names={names} onChanged={(next) => entry.take(next)} />}
    </RemoteFrame>
  )
})
