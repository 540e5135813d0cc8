import { registryLimits } from '@msdat/sdk/contracts/registryDesk'
import { FileFault } from '../import/files/FileFault.ts'
import { readFileRows } from '../import/files/readFileRows.ts'
import { Findings } from '../import/jobs/Findings.ts'
import { FacilityReader, type ReadFacility } from './FacilityReader.ts'
import { mapRegistryHeadings, type RegistryMeanings } from './mapRegistryHeadings.ts'
import type { RegistryPlaces } from './RegistryPlaces.ts'

const mostColumns = 200

export interface CheckedRegistry {
  facilities: ReadFacility[]
  findings: Findings
}

interface RegistryFile {
  bytes: Buffer
  places: RegistryPlaces
  meanings: RegistryMeanings
  /** State of every row, where the file has no such column. */
  state: number | null
}

/** Reads and checks every row of a registry. Writes nothing. */
export async function checkRegistry(file: RegistryFile): Promise<CheckedRegistry> {
  const checked: CheckedRegistry = { facilities: [], findings: new Findings() }
  try {
    await readRows(file, checked)
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    const { kind, line, message: problem, remedy } = error
    checked.findings.add({ kind, severity: 'error', line, column: null, value: null, problem, remedy })
  }
  return checked
}

async function readRows(file: RegistryFile, { facilities, findings }: CheckedRegistry): Promise<void> {
  const { rows, leavesOutEmptyEnds } = readFileRows(file.bytes)
  let reader: FacilityReader | null = null
  let read = 0
  for await (const row of rows) {
    if (reader === null) {
      reader = readerFor(file, row.cells, { findings, leavesOutEmptyEnds })
      if (reader === null) return
      continue
    }
    read += 1
    if (read > registryLimits.rows) throw tooMany(row.line)
    const { facility, findings: found } = reader.read(row)
    for (const finding of found) findings.add(finding)
    if (facility) facilities.push(facility)
  }
  if (read === 0)
    throw new FileFault('no_rows', 'The file has no facilities.', 'Send a table with headings and rows.')
}

function readerFor(
  { places, meanings, state }: RegistryFile,
  cells: readonly string[],
  { findings, leavesOutEmptyEnds }: { findings: Findings; leavesOutEmptyEnds: boolean },
): FacilityReader | null {
  if (cells.length > mostColumns) {
    const problem = `The file has ${cells.length} columns.`
    throw new FileFault('too_many_columns', problem, `Keep at most ${mostColumns} of them.`, 1)
  }
  const { columns, names, unused, faults } = mapRegistryHeadings(cells, {
    hasState: state !== null,
    meanings,
  })
  for (const fault of faults) findings.add(fault)
  if (faults.length > 0) return null
  if (unused.length > 0)
    findings.add({
      kind: 'columns_left_out',
      severity: 'note',
      line: 1,
      column: null,
      value: null,
      problem: `Left out: ${unused.join(', ').slice(0, 300)}.`,
      remedy: 'Say what these columns hold if they are wanted.',
    })
  return new FacilityReader({ columns, names, places, leavesOutEmptyEnds, state })
}

const tooMany = (line: number): FileFault =>
  new FileFault(
    'too_many_rows',
    `The file has more than ${registryLimits.rows.toLocaleString('en')} facilities.`,
    'Send a registry for each state or zone.',
    line,
  )
