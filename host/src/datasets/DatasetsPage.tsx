import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import {
  changeDataset,
  listDatasets,
  removeDataset,
  tryDataset,
  type Dataset,
} from '@msdat/sdk/contracts/datasets'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'
import { useRowAct } from '../lists/useRowAct.ts'
import { Confirm } from '../parts/Confirm.tsx'
import { longDate } from '@msdat/sdk/contracts/longDate'

const stateWords: Record<Dataset['status'], string> = { open: 'Open', checked: 'Tried', closed: 'Closed' }

/** Moderators look at what was offered, and have the import try it. */
export const DatasetsPage = observer(function DatasetsPage() {
  const list = useList(listDatasets, { isPage: true })
  const [removing, setRemoving] = useState<Dataset | null>(null)
  const run = useRowAct(list)
  const columns: ListColumn<Dataset>[] = [
    { name: 'title', label: 'Dataset', draw: drawTitle },
    { name: 'source', label: 'Source, licence', draw: drawSource },
    { name: 'name', label: 'From', draw: drawAuthor },
    {
      name: 'created_at',
      label: 'Received',
      isOneLine: true,
      draw: ({ created_at }) => longDate(created_at),
    },
    { name: 'status', label: 'State', isOneLine: true, draw: drawState },
    {
      name: 'act',
      label: 'Decision',
      draw: (one) => <Decision one={one} run={run} onRemove={() => setRemoving(one)} />,
    },
  ]
  return (
    <>
      <h1>Submitted datasets</h1>
      <ListTable
        list={list}
        things="datasets"
        columns={columns}
        empty="Nobody has submitted a dataset yet."
        filters={[{ name: 'status', label: 'State' }]}
      />
      {removing && (
        <Confirm
          title="Remove this dataset?"
          onConfirm={() => run(() => call(removeDataset, { id: removing.id }))}
          onClose={() => setRemoving(null)}
        >
          “{removing.title}” and its file are gone for good.
        </Confirm>
      )}
    </>
  )
})

const drawTitle = ({ id, title, file_name, file_bytes }: Dataset) => (
  <>
    {title}
    <br />
    <a className="small" href={`/api/datasets/${id}/file/`}>
      {file_name}
    </a>{' '}
    <span className="small muted">{Math.ceil(file_bytes / 1024)} kB</span>
  </>
)

const drawSource = ({ source, licence }: Dataset) => (
  <>
    {source}
    <br />
    <span className="small muted">{licence}</span>
  </>
)

const drawAuthor = ({ name, organization, email }: Dataset) => (
  <>
    {name}
    <br />
    <span className="small muted">{organization}</span>
    <br />
    <a className="small" href={`mailto:${email}`}>
      {email}
    </a>
  </>
)

const drawState = ({ status, import_job }: Dataset) => (
  <>
    {stateWords[status]}
    {import_job !== null && (
      <>
        <br />
        <Link className="small" to={`/data-entry/files?import=${import_job}`}>
          See the import
        </Link>
      </>
    )}
  </>
)

interface DecisionProps {
  one: Dataset
  run: (act: () => Promise<unknown>) => Promise<void>
  onRemove: () => void
}

function Decision({ one: { id, status, title }, run, onRemove }: DecisionProps) {
  const next = status === 'closed' ? 'open' : 'closed'
  return (
    <span className="row">
      <button
        type="button"
        className="button button-outline"
        aria-label={`Try ${title} as an import`}
        onClick={() => void run(() => call(tryDataset, { id }))}
      >
        Try import
      </button>
      <button
        type="button"
        className="button button-outline"
        aria-label={`${status === 'closed' ? 'Reopen' : 'Close'} ${title}`}
        onClick={() => void run(() => call(changeDataset, { id, status: next }))}
      >
        {status === 'closed' ? 'Reopen' : 'Close'}
      </button>
      <button
        type="button"
        className="button button-danger"
        aria-label={`Remove ${title}`}
        onClick={onRemove}
      >
        Remove
      </button>
    </span>
  )
}
