import { AppError } from '@msdat/sdk/contracts/problem'
import type { RegistryColumn } from '@msdat/sdk/contracts/registryDesk'
import { FileFault } from '../import/files/FileFault.ts'
import { readFileRows } from '../import/files/readFileRows.ts'
import { mapRegistryHeadings } from './mapRegistryHeadings.ts'

const mostRows = 20
const mostColumns = 200

/** The columns of a registry with what they seem to hold. */
export async function readRegistryColumns(bytes: Buffer): Promise<RegistryColumn[]> {
  try {
    const rows: string[][] = []
    for await (const { cells } of readFileRows(bytes).rows) {
      rows.push(cells)
      if (rows.length > mostRows) break
    }
    const [headings = [], ...others] = rows
    const { columns } = mapRegistryHeadings(headings, { hasState: true })
    const fieldAt = new Map([...columns].map(([field, at]) => [at, field]))
    return headings.slice(0, mostColumns).map((cell, at) => ({
      heading: cell.trim().slice(0, 200),
      meaning: fieldAt.get(at) ?? 'none',
      example: (others.map((row) => row[at]?.trim() ?? '').find((one) => one !== '') ?? '').slice(0, 100),
    }))
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    const message = `${error.message} ${error.remedy}`
    throw new AppError('invalid_input', message, { file: [message] })
  }
}
