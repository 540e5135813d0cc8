import { datasetLimits } from '@msdat/sdk/contracts/datasets'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import type { Faults } from '../forms/FormStore.ts'

export const datasetFields: FieldSpecs = {
  title: { label: 'Title', hint: 'What the figures are, of which places and years.' },
  source: { label: 'Source and method', rows: 4 },
  licence: { label: 'Licence', isHalf: true },
  organization: { label: 'Organization', autoComplete: 'organization', isHalf: true },
  name: { label: 'Name', autoComplete: 'name', isHalf: true },
  email: {
    label: 'E-mail',
    autoComplete: 'email',
    hint: null,
    fault: { wrong: 'Please enter a valid email address' },
    isHalf: true,
  },
  file: {
    label: 'File',
    kind: 'file',
    accept: '.csv,.xlsx',
    hint: 'CSV or XLSX, at most 10 MB: one row for each figure, with indicator, place, period and value.',
    isRequired: true,
  },
}

/** What is wrong with a chosen file, before it is sent; the server looks at its bytes. */
export function fileFault(file: unknown): Faults {
  if (!(file instanceof File)) return {}
  if (!/\.(csv|xlsx)$/i.test(file.name)) return { file: 'Choose a CSV or XLSX file.' }
  if (file.size <= datasetLimits.fileBytes) return {}
  return { file: `The file may have up to ${datasetLimits.fileBytes / 1024 / 1024} MB.` }
}
