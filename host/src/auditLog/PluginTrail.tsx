import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { getAuditTrail, type AuditEntry } from '@msdat/sdk/contracts/audit'
import { momentText } from '../words/momentText.ts'
import { actorWords } from '../review/actorWords.ts'
import { moveWords } from '../review/auditWords.ts'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'

const drawMove = ({ action, submission }: AuditEntry) => (
  <>
    {moveWords(action)}
    {submission !== null && (
      <>
        <br />
        <Link className="small" to={`/account?submission=${submission}#/approvePlugin`}>
          Submission {submission}
        </Link>
      </>
    )}
  </>
)

const columns: ListColumn<AuditEntry>[] = [
  { name: 'sequence', label: 'Number', isNumber: true },
  { name: 'at', label: 'When', isOneLine: true, draw: ({ at }) => momentText(at) },
  { name: 'action', label: 'Move', isOneLine: true, draw: drawMove },
  { name: 'actor', label: 'Who', draw: (entry) => actorWords(entry).who },
  { name: 'reason', label: 'Reason', isLong: true, draw: ({ reason }) => reason || '–' },
]

/** Every move of every submission. */
export const PluginTrail = observer(function PluginTrail() {
  const list = useList(getAuditTrail, {
    idOf: ({ sequence }) => sequence,
    always: { ordering: '-sequence' },
  })
  return <ListTable list={list} things="moves" columns={columns} empty="No plugin was handed in yet." />
})
