import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import type { FacilityRegistry } from '@msdat/sdk/contracts/facilityRegistries'
import {
  importRegistry,
  readRegistryColumns,
  type RegistryColumn,
  type RegistryOutcome,
} from '@msdat/sdk/contracts/registryDesk'
import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import { useStores } from '../app/Stores.ts'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FormValues } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import { ColumnMeanings } from '../imports/ColumnMeanings.tsx'
import { useFileColumns, useFollowed } from '../imports/FileColumns.ts'
import { toProblem } from '../loading/Loadable.ts'
import { columnWords, registryFields } from './registryFields.ts'
import { OutcomePart } from './OutcomePart.tsx'
import '../imports/imports.css'

// A slow line needs its time for 20 MB.
const uploadMs = 300_000
const body = importRegistry.body as NonNullable<typeof importRegistry.body>

const readColumns = (file: File) => call(readRegistryColumns, {}, { deadlineMs: uploadMs, file })

/** What was checked, and with which values and columns of the form: once one of them changes, it says nothing any more. */
interface Checked {
  outcome: RegistryOutcome
  input: InputOf<typeof importRegistry>
  file: File
  values: FormValues
  columns: RegistryColumn[]
}

interface RegistryFormProps {
  /** The registry that the file stands for; null for a new one. */
  replaced: FacilityRegistry | null
  onWritten: () => void
}

/** Sends a registry to be checked, shows what was found, and brings it in. */
export const RegistryForm = observer(function RegistryForm({ replaced, onWritten }: RegistryFormProps) {
  const { catalog, toasts } = useStores()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isBusy, setBusy] = useState(false)
  const columns = useFileColumns(readColumns)
  const form = useForm({
    body,
    fields: registryFields(catalog.catalog.value?.locations ?? [], replaced !== null),
    texts: { saved: 'Checked: what was found stands below.' },
    ...(replaced && { initial: initialOf(replaced) }),
    send: async (bare, values) => {
      const { file } = values
      if (!(file instanceof File)) return
      const input = { ...bare, ...(await columns.explained()) }
      const told = columns.list
      const options = { deadlineMs: uploadMs, file }
      const outcome = await call(importRegistry, { ...input, dry_run: true }, options)
      setChecked({ outcome, input, file, values, columns: told })
    },
  })
  useFollowed(columns, form.values['file'])
  const bringIn = async (what: Checked): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const outcome = await call(importRegistry, what.input, { deadlineMs: uploadMs, file: what.file })
      if (!outcome.is_written) return setChecked({ ...what, outcome })
      toasts.show({ tone: 'success', message: outcome.message })
      setChecked(null)
      form.reset()
      onWritten()
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <ContractForm form={form} action="Check the file" busy="Checking…">
        {columns.list.length > 0 && (
          <ColumnMeanings
            words={columnWords}
            hint="What each column holds. Change what was guessed wrongly."
            columns={columns.list}
            onChange={(next) => columns.set(next)}
          />
        )}
      </ContractForm>
      {checked && checked.values === form.values && checked.columns === columns.list && (
        <OutcomePart outcome={checked.outcome} isBusy={isBusy} onBringIn={() => void bringIn(checked)} />
      )}
    </>
  )
})

function initialOf({ id, updated_at, ...registry }: FacilityRegistry) {
  const { name, publisher, licence, address, date, citation, method, confidence, scope } = registry
  const told = { name, publisher, licence, address, date, citation, method, confidence, scope }
  return { ...told, id, replaces: updated_at }
}
