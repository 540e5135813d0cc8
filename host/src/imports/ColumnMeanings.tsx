import { SelectField } from '../controls/SelectField.tsx'

interface Column<Meaning extends string> {
  heading: string
  meaning: Meaning
  example: string
}

interface ColumnMeaningsProps<Meaning extends string> {
  columns: readonly Column<Meaning>[]
  /** Every meaning as people read it, in the order in which they are offered. */
  words: Readonly<Record<Meaning, string>>
  hint: string
  onChange: (columns: Column<Meaning>[]) => void
}

/** What each column of a file means: guessed, or as it was said before, and changed here. */
export function ColumnMeanings<Meaning extends string>({
  columns,
  words,
  hint,
  onChange,
}: ColumnMeaningsProps<Meaning>) {
  const choices = (Object.keys(words) as Meaning[]).map((value) => ({
    value,
    label: words[value],
    group: '',
  }))
  return (
    <fieldset className="column-meanings">
      <legend className="field-label">Columns of the file</legend>
      <p className="small muted">{hint}</p>
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
