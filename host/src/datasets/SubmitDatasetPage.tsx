import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import { addDataset, NewDataset } from '@msdat/sdk/contracts/datasets'
import { ContractForm } from '../forms/ContractForm.tsx'
import { useForm } from '../forms/useForm.ts'
import { datasetFields, fileFault } from './datasetFields.ts'

/** Anybody may offer a file of figures; a moderator has the import try it before anything is written. */
export const SubmitDatasetPage = observer(function SubmitDatasetPage() {
  const form = useForm({
    body: NewDataset,
    fields: datasetFields,
    check: ({ file }) => fileFault(file),
    send: (given, { file }) =>
      call(addDataset, given, file instanceof File ? { file, deadlineMs: 300_000 } : {}),
    draftKey: 'submit-dataset',
    waitsAs: 'dataset',
    isFromVisitor: true,
    clearsWhenSent: true,
    texts: { saved: 'Thank you. Your dataset was received, and we will write to you.' },
  })
  return (
    <div className="reading-page stack">
      <h1>Submit New Dataset</h1>
      <p className="muted">
        Send figures with their source. Nothing is published at once: a moderator has every row checked, sees
        what it would change, and writes to you. Each figure keeps its source and citation.
      </p>
      <ContractForm form={form} action="Submit dataset" busy="Sending…" />
      <p className="small muted">
        Do you enter figures often? With an account that may, <Link to="/data-entry">Data Entry</Link> checks
        each one as you type.
      </p>
    </div>
  )
})
