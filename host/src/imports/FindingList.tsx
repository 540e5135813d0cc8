import { observer } from 'mobx-react-lite'
import { listImportFindings, type ImportFinding } from '@msdat/sdk/contracts/imports'
import { call } from '@msdat/sdk/http/call'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'
import { findingTones } from './FindingTable.tsx'

const columns: ListColumn<ImportFinding>[] = [
  { name: 'line', label: 'Line', isShort: true },
  {
    name: 'severity',
    label: 'Kind',
    draw: ({ severity }) => <span className={`badge badge-${findingTones[severity]}`}>{severity}</span>,
  },
  { name: 'column', label: 'Column' },
  { name: 'value', label: 'Value' },
  {
    name: 'problem',
    label: 'What was found',
    isLong: true,
    draw: ({ problem, remedy }) => (
      <>
        {problem} <span className="muted">{remedy}</span>
      </>
    ),
  },
]

/** What is wrong or odd in a file. */
export const FindingList = observer(function FindingList({ id }: { id: number }) {
  const list = useList(listImportFindings, {
    idOf: ({ sequence }) => sequence,
    read: (query) => call(listImportFindings, { id, ...query }),
  })
  return (
    <section className="stack" aria-labelledby="findings-title">
      <h3 id="findings-title">Findings</h3>
      <ListTable
        list={list}
        things="findings"
        columns={columns}
        empty="Nothing was found."
        filters={[{ name: 'severity', label: 'Kind' }]}
        actions={
          <p>
            <a className="button button-outline" href={`/api/imports/${id}/findings/?format=csv`} download>
              All findings as CSV
            </a>
          </p>
        }
      />
    </section>
  )
})
