import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { listPluginFaults, type PluginFault } from '@msdat/sdk/contracts/faults'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'
import { FaultPlaces } from '../parts/FaultPlaces.tsx'
import { LongWords } from '../parts/LongWords.tsx'
import { faultWords } from '../review/faultWords.ts'
import { momentText } from '../words/momentText.ts'

const columns: ListColumn<PluginFault>[] = [
  {
    name: 'plugin',
    label: 'Plugin',
    draw: ({ plugin, version }) => (
      <Link to={`/admin?plugin=${plugin}#/Plugins`}>
        {plugin} {version}
      </Link>
    ),
  },
  { name: 'kind', label: 'What happened', draw: ({ kind }) => faultWords[kind] },
  {
    name: 'message',
    label: 'Message',
    isLong: true,
    draw: ({ message, trace }) => (
      <>
        <LongWords text={message} />
        <FaultPlaces trace={trace} />
      </>
    ),
  },
  { name: 'count', label: 'Times', isNumber: true },
  { name: 'last_at', label: 'Last', isOneLine: true, draw: ({ last_at }) => momentText(last_at) },
]

/** What failed in plugins, as visitors' pages told. */
export const PluginErrors = observer(function PluginErrors() {
  const list = useList(listPluginFaults, {
    size: 5,
    idOf: ({ plugin, version, kind }) => `${plugin} ${version} ${kind}`,
  })
  return (
    <section className="card summary-part stack" aria-labelledby="summary-errors">
      <h2 id="summary-errors">Errors of plugins</h2>
      <ListTable
        list={list}
        things="errors of plugins"
        columns={columns}
        empty="No visitor's page has told of any."
      />
    </section>
  )
})
