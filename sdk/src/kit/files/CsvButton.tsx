import type { ReactNode } from 'react'
import type { Column } from '../tables/Column.ts'
import { SaveButton } from './SaveButton.tsx'
import { tableToCsv } from './tableToCsv.ts'

export interface CsvButtonProps<Row> {
  /** Of the file, with its ending. */
  fileName: string
  columns: readonly Column<Row>[]
  /** Reads all rows at the press; null where a part did not come, since half a list must not look like a whole one. */
  read: () => Promise<readonly Row[] | null>
  disabled?: boolean
  children: ReactNode
}

/** Saves a list as CSV, which may be longer than what is shown of it. */
export function CsvButton<Row>({ fileName, columns, read, disabled, children }: CsvButtonProps<Row>) {
  const make = async () => {
    const rows = await read()
    if (rows === null) throw new Error('A part of the list did not come.')
    const bytes = new TextEncoder().encode(tableToCsv({ columns, rows }))
    return { name: fileName, mediaType: 'text/csv' as const, bytes }
  }
  return (
    <div className="k-row">
      <SaveButton make={make} busy="Preparing …" disabled={disabled}>
        {children}
      </SaveButton>
    </div>
  )
}
