import type { FileColumn } from '@msdat/sdk/contracts/imports'
import { columnMeanings, type ColumnMeaning } from '@msdat/sdk/contracts/imports'
import { SelectField } from '../controls/SelectField.tsx'

const words: Record<ColumnMeaning | '', string> = {
  '': 'Not known: please choose',
  indicator: 'Indicator',
  datasource: 'Data source',
  location: 'Place',
  period: 'Period (year or month)',
  value_type: 'Value type',
  value: 'Value',
  citation: 'Citation',
  note: 'Note',
  none: 'Leave this column out',
}
const choices = (['', ...columnMeanings] as const).map((value) => ({ value, label: words[value], group: '' }))

interface ColumnMeaningsProps {
  columns: readonly FileColumn[]
  onChange: (columns: FileColumn[]) => void
}

/** What each column of a file means: guessed, or as it was said before, and changed here. */
export function ColumnMeanings({ columns, onChange }: ColumnMeaningsProps) {
  return (
    <fieldset className="column-meanings">
      <legend className="field-label">Columns of the file</legend>
      <p className="small muted">What you choose is kept for your next file with such headings.</p>
      <div className="column-meanings-grid">
        {columns.map((column, at) => (
          <div key={at}>
            <SelectField
              label={column.heading || `Column ${at + 1}`}
              choices={choices}
              value={column.meaning}
              onChange={(meaning) =>
                onChange(columns.map((one, index) => (index === at ? { ...one, meaning } : one)))
              }
            />
            {column.example && <p className="small muted">Such as: {column.example}</p>}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
