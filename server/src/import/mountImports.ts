import type { Kysely } from 'kysely'
import { Download } from '@msdat/sdk/http/Download'
import type { CallContext, Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/imports'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { VersionedData } from '../data/VersionedData.ts'
import type { DataTables } from '../db/DataTables.ts'
import { keepMeanings, readMeanings } from './columns/keptMeanings.ts'
import type { ColumnReader } from './columns/meanings.ts'
import { parseMeanings } from './columns/parseMeanings.ts'
import { listChanges, type ChangesReader } from './changes/listChanges.ts'
import { findSource } from './findSource.ts'
import type { ImportJobs } from './jobs/ImportJobs.ts'
import { readJob } from './jobs/jobStates.ts'
import { settleAbandoned } from './jobs/settleJobs.ts'
import { findingsAsCsv, listFindings, listJobs, toImportJob } from './readImports.ts'

// Small files are answered with their outcome; for larger ones the client asks again.
const patienceMs = 5000

export interface ImportRoutes {
  db: Kysely<DataTables>
  data: VersionedData
  jobs: ImportJobs
  readColumns: ColumnReader
  /** Long lists, where they are not to be made here. */
  readChanges?: ChangesReader | undefined
}

/** New files, for moderators and admins. */
export function mountImports(serve: Serve, { db, data, jobs, readColumns, readChanges }: ImportRoutes): void {
  jobs.tidy()
  const answer = async (id: number): Promise<contracts.ImportJob> => toImportJob(await readJob(db, id))
  serve(contracts.readImportColumns, async (_, context) => ({
    columns: await readColumns(uploadOf(context).bytes, await readMeanings(db, context.actor.id)),
  }))
  serve(contracts.startImport, async ({ source, columns, ...wish }, context) => {
    const { dry_run = false, remove_missing = false } = wish
    const meanings = columns === undefined ? {} : parseMeanings(columns)
    const { id, done } = await jobs.start({
      ...uploadOf(context),
      actor: context.actor.email,
      source: source ? findSource((await data.lists()).datasources, source) : null,
      dryRun: dry_run,
      removeMissing: remove_missing,
      meanings,
    })
    if (columns !== undefined) await keepMeanings(db, context.actor.id, meanings)
    await within(done)
    return answer(id)
  })
  serve(contracts.listImports, async (input) => {
    await settleAbandoned(db)
    return listJobs(db, input)
  })
  serve(contracts.getImport, async ({ id }) => {
    await settleAbandoned(db)
    return answer(id)
  })
  serve(contracts.listImportFindings, async ({ id, format, ...input }) => {
    await readJob(db, id)
    return format === 'csv'
      ? new Download(`import-${id}-findings.csv`, 'text/csv; charset=utf-8', findingsAsCsv(db, id))
      : listFindings(db, id, input)
  })
  serve(contracts.listImportChanges, async ({ id, ...input }) => {
    const job = await readJob(db, id)
    return readChanges ? readChanges(job, input) : listChanges(db, job, input)
  })
  serve(contracts.commitImport, async ({ id }) => {
    const { done } = await jobs.commit(id)
    await within(done.finally(() => data.forget()))
    return answer(id)
  })
  serve(contracts.undoImport, async ({ id }, { actor }) => {
    const { done } = await jobs.undo(id, actor.email)
    await within(done.finally(() => data.forget()))
    return answer(id)
  })
  serve(contracts.cancelImport, async ({ id }) => toImportJob(await jobs.cancel(id)))
}

function uploadOf({ upload }: CallContext): { name: string; bytes: Buffer } {
  if (upload) return upload
  const reason = 'must be a CSV or XLSX file'
  throw new AppError('invalid_input', `Send the file in the field "file" of a form.`, { file: [reason] })
}

/** Waits for the end, but not for ever; what fails later is told by the state of the import. */
async function within(done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)))
  done.catch(() => {})
  try {
    await Promise.race([done, enough])
  } finally {
    clearTimeout(timer)
  }
}
