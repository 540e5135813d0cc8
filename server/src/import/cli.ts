import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { ImportFinding, ImportJob } from '@msdat/sdk/contracts/imports'
import { AppError } from '@msdat/sdk/contracts/problem'
import { showProgress as showStep } from '../../bin/showProgress.mjs'
import { readConfig } from '../config/readConfig.ts'
import { StartupFault } from '../config/StartupFault.ts'
import { prepareForBulk } from '../db/bulkWriting.ts'
import { databaseFault } from '../db/databaseFault.ts'
import { openPrepared } from '../startProduct.ts'
import { readReferenceLists } from '../data/ReferenceLists.ts'
import { bringInRegistry } from '../facilityRegistries/bringInRegistry.ts'
import { findSource } from './findSource.ts'
import { ImportJobs } from './jobs/ImportJobs.ts'
import { readJob } from './jobs/jobStates.ts'
import { listFindings, toImportJob } from './readImports.ts'
import { showProgress } from './showProgress.ts'
import { tableOfFindings } from './tableOfFindings.ts'

const usage = `npm run import -- FILE [--source NAME] [--dry-run] [--remove-missing]
npm run import -- FILE --registry ABOUT.json [--state NAME] [--replace] [--dry-run]

  FILE               a CSV or XLSX file with a line of headings
  --source NAME      id or name of the data source of all rows, where the file has no such column
  --dry-run          check and compare only
  --remove-missing   the file is complete: remove values of its indicators and sources it does not hold

  --registry ABOUT   the file is a registry of health facilities; ABOUT is JSON with its id, name, publisher,
                     licence, date and citation, and perhaps address, method, confidence and scope
  --state NAME       state of all its facilities, where the file has no such column
  --replace          it stands for the registry of the same id that is there`

const projectFolder = fileURLToPath(new URL('../../../', import.meta.url))
// Held in memory at once beside the reading, which goes row by row.
const mostBytes = 1024 * 1024 * 1024
const mostFindings = 50

process.exitCode = await main().catch((error: unknown) => {
  for (const line of linesOf(error)) console.error(line)
  return 1
})

interface Order {
  file: string
  source: string | undefined
  dryRun: boolean
  removeMissing: boolean
  /** File that describes a registry of facilities; undefined for a file of figures. */
  registry: string | undefined
  state: string
  replace: boolean
}

async function main(): Promise<number> {
  const order = readOrder()
  if (order === null) {
    tell(usage)
    return process.argv.includes('--help') ? 0 : 1
  }
  const bytes = await readWhole(order.file)
  const database = await openPrepared(readConfig(process.env, projectFolder), projectFolder, showStep)
  try {
    if (order.registry !== undefined)
      return await bringInFacilities(database.db, order.registry, { ...order, bytes })
    await prepareForBulk(database, { isLasting: true })
    return await bringIn(new ImportJobs(database.db), database.db, { ...order, bytes })
  } finally {
    await database.close()
  }
}

function readOrder(): Order | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'remove-missing': { type: 'boolean', default: false },
      registry: { type: 'string' },
      state: { type: 'string', default: '' },
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1 || values.help) return null
  const { source, registry, state, replace } = values
  return {
    file,
    source,
    registry,
    state,
    replace,
    dryRun: values['dry-run'],
    removeMissing: values['remove-missing'],
  }
}

async function readWhole(file: string): Promise<Buffer> {
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  )
  if (size === null) throw new AppError('not_found', `There is no file ${file}.`)
  if (size > mostBytes) {
    throw new AppError('too_large', `${file} is larger than ${mostBytes / 1024 / 1024} MB. Split it up.`)
  }
  return readFile(file)
}

type Db = Awaited<ReturnType<typeof openPrepared>>['db']

async function bringIn(jobs: ImportJobs, db: Db, order: Order & { bytes: Buffer }): Promise<number> {
  const { file, bytes, source, dryRun, removeMissing } = order
  const { datasources } = await readReferenceLists(db)
  const { id, done } = await jobs.start({
    name: basename(file),
    bytes,
    actor: 'command line',
    source: source === undefined ? null : findSource(datasources, source),
    dryRun,
    removeMissing,
  })
  await showProgress('Checking', done, async () => (await readJob(db, id)).progress)
  const { results } = await listFindings(db, id, { size: mostFindings })
  tellFindings(results)
  const checked = toImportJob(await readJob(db, id))
  tellChanges(checked)
  if (checked.state !== 'ready') return 1
  if (dryRun) {
    await jobs.cancel(id)
    tell('This was a trial run: nothing was written.')
    return 0
  }
  const commit = await jobs.commit(id)
  await showProgress('Writing', commit.done, null)
  tell((await readJob(db, id)).message)
  return 0
}

async function bringInFacilities(
  db: Db,
  about: string,
  { bytes, state, replace, dryRun }: Order & { bytes: Buffer },
): Promise<number> {
  const { errors, findings, message } = await bringInRegistry(db, {
    bytes,
    about,
    state,
    dryRun,
    isReplacing: replace,
  })
  tellFindings(findings.slice(0, mostFindings))
  tell(message)
  return errors > 0 ? 1 : 0
}

function tellFindings(findings: readonly ImportFinding[]): void {
  if (findings.length > 0) tell(tableOfFindings(findings, process.stdout.columns ?? 120))
  if (findings.length === mostFindings)
    tell(`These are the first ${mostFindings}; mend them and try again for the rest.`)
}

function tellChanges({ state, message, rows, added, changed, same, removed, blank_rows }: ImportJob): void {
  if (state !== 'ready') return void console.error(message)
  tell(
    `${rows} rows with a value: ${added} new, ${changed} changed, ${same} the same, ${removed} to be removed; ${blank_rows} blank rows left out.`,
  )
}

function linesOf(error: unknown): readonly string[] {
  if (error instanceof StartupFault) return error.faults
  const trouble = databaseFault(error)
  if (trouble) return [trouble.message]
  return [error instanceof Error ? error.message : String(error)]
}

/** stdout is for the person at the terminal. */
function tell(text: string): void {
  process.stdout.write(`${text}\n`)
}
