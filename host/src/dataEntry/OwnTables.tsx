import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { listEntries, type EntryLine } from '@msdat/sdk/contracts/dataEntry'
import type { Names } from '@msdat/sdk/view'
import { momentText } from '../words/momentText.ts'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'
import { EntryStateBadge } from './EntryStateBadge.tsx'
import { entryStateWords } from './entryWords.ts'

const filters = [
  {
    name: 'state',
    label: 'State',
    choices: Object.entries(entryStateWords).map(([value, { text }]) => ({ value, label: text })),
  },
]

/** The tables that somebody has begun, and what became of them. */
export const OwnTables = observer(function OwnTables({ names }: { names: Names }) {
  const list = useList(listEntries, { always: { mine: 'true' } })
  const columns: ListColumn<EntryLine>[] = [
    {
      name: 'id',
      label: 'Table',
      draw: ({ id, datasource, period }) => (
        <Link to={`/data-entry?entry=${id}`}>
          {names.sourceName(datasource)}, {period}
        </Link>
      ),
    },
    { name: 'state', label: 'State', draw: (entry) => <EntryStateBadge entry={entry} /> },
    { name: 'figures', label: 'Figures', isNumber: true },
    { name: 'decided_by', label: 'Decided by' },
    {
      name: 'updated_at',
      label: 'Changed',
      isOneLine: true,
      draw: ({ updated_at }) => momentText(updated_at),
    },
  ]
  return (
    <section className="stack" aria-labelledby="own-tables">
      <h2 id="own-tables">Your tables</h2>
      <ListTable
        list={list}
        things="tables"
        columns={columns}
        empty="You have not begun a table yet."
        filters={filters}
      />
    </section>
  )
})
