import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { readImportColumns, startImport } from '@msdat/sdk/contracts/imports'
import { useStores } from '../app/Stores.ts'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import { ColumnMeanings } from './ColumnMeanings.tsx'
import { meaningWords } from './importWords.ts'
import { useFileColumns, useFollowed } from './FileColumns.ts'

// A slow line needs its time for 50 MB.
const uploadMs = 600_000
const body = startImport.body as NonNullable<typeof startImport.body>

const readColumns = (file: File) => call(readImportColumns, {}, { deadlineMs: uploadMs, file })

/** Sends a file of figures, which is then checked and compared. */
export const UploadForm = observer(function UploadForm() {
  const { address, catalog } = useStores()
  const sources = catalog.catalog.value?.datasources ?? []
  const fields: FieldSpecs = {
    file: { label: 'File', kind: 'file', accept: '.csv,.xlsx', isRequired: true, fault: 'Choose a file.' },
    source: {
      label: 'Data source of all rows',
      kind: 'select',
      hint: 'Where the file has no such column.',
      placeholder: 'As the file says',
      choices: sources.map(({ id, datasource }) => ({ value: String(id), label: datasource })),
    },
    dry_run: { label: 'Only try it: it cannot be committed', hint: null },
    remove_missing: {
      label: 'The file is complete: what it does not hold of its indicators and sources is removed',
      hint: null,
    },
  }
  const columns = useFileColumns(readColumns)
  const form = useForm({
    body,
    fields,
    send: async (bare, { file }) => {
      const given = { ...bare, ...(await columns.explained()) }
      const options = { deadlineMs: uploadMs, ...(file instanceof File && { file }) }
      const { id } = await call(startImport, given, options)
      address.go(`/data-entry/files?import=${id}`)
    },
  })
  useFollowed(columns, form.values['file'])
  return (
    <section className="card entry-new stack" aria-labelledby="upload-title">
      <h2 id="upload-title">Send a file</h2>
      <ContractForm form={form} action="Send and check" busy="Sending…">
        {columns.list.length > 0 && (
          <ColumnMeanings
            words={meaningWords}
            hint="What you choose is kept for your next file with such headings."
            columns={columns.list}
            onChange={(next) => columns.set(next)}
          />
        )}
      </ContractForm>
    </section>
  )
})
