import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { listImports, type ImportJob } from '@msdat/sdk/contracts/imports'
import { EntryHead } from '../dataEntry/EntryHead.tsx'
import { useOpened } from '../dataEntry/useOpened.ts'
import { momentText } from '../words/momentText.ts'
import { CatalogFrame } from '../figures/CatalogFrame.tsx'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'
import { ImportPart } from './ImportPart.tsx'
import { importStateWords } from './importWords.ts'
import { UploadForm } from './UploadForm.tsx'
import '../dataEntry/dataEntry.css'
import './imports.css'

const filters = [
  {
    name: 'state',
    label: 'State',
    choices: Object.entries(importStateWords).map(([value, { text }]) => ({ value, label: text })),
  },
]
const columns: ListColumn<ImportJob>[] = [
  {
    name: 'id',
    label: 'File',
    draw: ({ id, file_name }) => <Link to={`/data-entry/files?import=${id}`}>{file_name}</Link>,
  },
  {
    name: 'state',
    label: 'State',
    draw: ({ state, dry_run }) => (
      <>
        <span className={`badge badge-${importStateWords[state].tone}`}>{importStateWords[state].text}</span>
        {dry_run && <span className="small muted"> tried only</span>}
      </>
    ),
  },
  { name: 'import', label: 'Import', isNumber: true },
  { name: 'added', label: 'New', isNumber: true },
  { name: 'changed', label: 'Changed', isNumber: true },
  { name: 'removed', label: 'Removed', isNumber: true },
  { name: 'actor', label: 'By' },
  { name: 'created_at', label: 'Sent', isOneLine: true, draw: ({ created_at }) => momentText(created_at) },
]

/** Files of figures: sent, checked, committed and taken back. */
export const FilesPage = observer(function FilesPage() {
  const asked = useOpened('import')
  return (
    <div className="entry-page stack">
      <EntryHead title="Files and imports" leadsTo={['/data-entry', '/data-entry/approval']} />
      <CatalogFrame>
        {(names) => (asked > 0 ? <ImportPart key={asked} id={asked} names={names} /> : <AllFiles />)}
      </CatalogFrame>
    </div>
  )
})

const AllFiles = observer(function AllFiles() {
  const list = useList(listImports, { isPage: true })
  return (
    <>
      <p className="muted">
        A CSV or XLSX file with a row for each figure: indicator, place, period and value, and the data source
        unless you name it here. Columns are found by their headings. Nothing is written before you commit.
      </p>
      <UploadForm />
      <ListTable
        list={list}
        things="files"
        columns={columns}
        empty="No file was sent yet."
        filters={filters}
      />
    </>
  )
})
