import { useState } from 'react'
import { mostOwnColumns, mostOwnRows, type CustomSection } from '@msdat/sdk/contracts/customSections'
import { Field } from '../parts/Field.tsx'
import { Icon } from '../parts/Icon.tsx'
import { readPastedTable } from './pastedTable.ts'

type Table = Extract<CustomSection, { kind: 'table' }>

interface OwnTableEditorProps {
  section: Table
  onChange: (section: Table, name: string | null) => void
}

/** Figures typed cell by cell, or pasted from a spreadsheet. */
export function OwnTableEditor({ section, onChange }: OwnTableEditorProps) {
  const { columns, rows, note } = section
  const [told, tell] = useState('')
  const setCell = (at: number, cell: number, text: string): void => {
    const row = columns.map((_, place) => (place === cell ? text : (rows[at]?.[place] ?? '')))
    onChange({ ...section, rows: rows.map((one, place) => (place === at ? row : one)) }, `cell ${at} ${cell}`)
  }
  const paste = (text: string): boolean => {
    const table = readPastedTable(text)
    if (!table) return false
    onChange({ ...section, columns: table.columns, rows: table.rows }, null)
    tell(
      `${table.rows.length} rows were pasted.` +
        (table.isCut ? ` There is room for ${mostOwnRows} rows and ${mostOwnColumns} columns.` : ''),
    )
    return true
  }
  return (
    <div className="stack own-table-editor">
      <p className="small muted">
        These figures stay with this dashboard and are marked as entered by you. They never become part of the
        published data.
      </p>
      <Field
        label="Paste a table"
        hint="From a spreadsheet, with the names of the columns in its first line."
      >
        <textarea
          className="input"
          rows={2}
          value=""
          onChange={(event) => {
            if (!paste(event.currentTarget.value)) tell('This is no table: it needs two lines or more.')
          }}
        />
      </Field>
      <p className="small" role="status">
        {told}
      </p>
      <div className="own-table-scroll" role="region" aria-label={`Cells of ${section.title}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={at} scope="col">
                  <input
                    className="input"
                    aria-label={`Name of column ${at + 1}`}
                    maxLength={200}
                    value={column}
                    onChange={(event) => {
                      const text = event.currentTarget.value
                      const next = columns.map((one, place) => (place === at ? text : one))
                      onChange({ ...section, columns: next }, `column ${at}`)
                    }}
                  />
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {columns.map((column, cell) => (
                  <td key={cell}>
                    <input
                      className="input"
                      aria-label={`${column}, row ${at + 1}`}
                      maxLength={200}
                      value={row[cell] ?? ''}
                      onChange={(event) => setCell(at, cell, event.currentTarget.value)}
                    />
                  </td>
                ))}
                <td>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`Remove row ${at + 1}`}
                    onClick={() =>
                      onChange({ ...section, rows: rows.filter((_, place) => place !== at) }, null)
                    }
                  >
                    <Icon name="close" />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="row">
        <button
          type="button"
          className="button button-outline"
          disabled={rows.length >= mostOwnRows}
          onClick={() => onChange({ ...section, rows: [...rows, columns.map(() => '')] }, null)}
        >
          Add a row
        </button>
        <button
          type="button"
          className="button button-outline"
          disabled={columns.length >= mostOwnColumns}
          onClick={() =>
            onChange({ ...section, columns: [...columns, `Column ${columns.length + 1}`] }, null)
          }
        >
          Add a column
        </button>
        {columns.length > 1 && (
          <button
            type="button"
            className="button button-outline"
            onClick={() =>
              onChange(
                {
                  ...section,
                  columns: columns.slice(0, -1),
                  rows: rows.map((row) => row.slice(0, columns.length - 1)),
                },
                null,
              )
            }
          >
            Remove the last column
          </button>
        )}
      </div>
      <Field label="Note" hint="Where these figures are from.">
        <input
          className="input"
          maxLength={500}
          value={note}
          onChange={(event) => onChange({ ...section, note: event.currentTarget.value }, 'note')}
        />
      </Field>
    </div>
  )
}
