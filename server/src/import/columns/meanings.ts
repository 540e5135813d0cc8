import type { ColumnMeaning } from '@msdat/sdk/contracts/imports'
import { AppError } from '@msdat/sdk/contracts/problem'
import { readFileRows } from '../files/readFileRows.ts'
import { FileFault } from '../files/FileFault.ts'
import { mapHeadings, type Meanings } from './mapHeadings.ts'
import { plainWord } from './plainText.ts'

export interface FileColumn {
  heading: string
  meaning: ColumnMeaning | ''
  example: string
}

export type ColumnReader = (bytes: Buffer, kept: Meanings) => Promise<FileColumn[]>

const mostRows = 20
const mostColumns = 200

/** The columns of a file with what they seem to mean, or what their sender has said of such a heading before. */
export async function readColumns(bytes: Buffer, kept: Meanings): Promise<FileColumn[]> {
  try {
    const rows: string[][] = []
    for await (const { cells } of readFileRows(bytes).rows) {
      rows.push(cells)
      if (rows.length > mostRows) break
    }
    const [headings = [], ...others] = rows
    const guessed = guessMeanings(headings)
    return headings.slice(0, mostColumns).map((cell, at) => ({
      heading: cell.trim().slice(0, 200),
      meaning: kept[plainWord(cell)] ?? guessed[at] ?? '',
      example: (others.map((row) => row[at]?.trim() ?? '').find((one) => one !== '') ?? '').slice(0, 100),
    }))
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    const message = `${error.message} ${error.remedy}`
    throw new AppError('invalid_input', message, { file: [message] })
  }
}

/** Empty where a heading says nothing, or says what another one says too. */
function guessMeanings(headings: readonly string[]): (ColumnMeaning | '')[] {
  const { columns, names, faults } = mapHeadings(headings, true)
  const fieldAt = new Map([...columns].map(([field, at]) => [at, field]))
  const doubtful = new Set(faults.map(({ column }) => column))
  return names.map((name, at) => fieldAt.get(at) ?? (doubtful.has(name) ? '' : 'none'))
}
