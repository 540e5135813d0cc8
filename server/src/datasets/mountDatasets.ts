import { setImmediate } from 'node:timers/promises'
import type { Request, Router } from 'express'
import type { Kysely } from 'kysely'
import type { Actor, Serve, Upload } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/datasets'
import { AppError } from '@msdat/sdk/contracts/problem'
import { hasRole } from '@msdat/sdk/contracts/roles'
import type { DataTables } from '../db/DataTables.ts'
import type { RowOf } from '../db/defineTable.ts'
import type { ImportJobs } from '../import/jobs/ImportJobs.ts'
import { networkKey } from '../limits/takeOrRefuse.ts'
import type { Outbox } from '../mail/Outbox.ts'
import { datasetMail } from '../mail/templates/datasetMail.ts'
import { mountStored } from '../stored/mountStored.ts'
import { datasetTable, type DatasetFileTables } from './datasetTable.ts'
import { datasetTypeOf } from './datasetTypeOf.ts'

export interface DatasetRoutes {
  db: Kysely<DataTables>
  outbox: Outbox
  /** Who is told that one was offered. */
  adminAddress: string
  jobs: ImportJobs
  actorOf(request: Request): Promise<Actor | null>
}

interface FileTables extends DatasetFileTables {
  offered_datasets: { id: number; status: string }
}

/** Files that nobody has looked at may fill so much room and no more, and one network a tenth of it. */
const mostOpen = 100
const mostOfNetwork = 10
/** The database takes one in some milliseconds, and others are answered between two. */
const partBytes = 256 * 1024
const thanks = { message: 'Thank you. Your dataset was received, and we will write to you.' }

/** Files of figures that anybody may offer, for moderators to try as an import. */
export function mountDatasets(serve: Serve, router: Router, routes: DatasetRoutes): void {
  const { db, outbox, adminAddress, jobs, actorOf } = routes
  const files = db as unknown as Kysely<FileTables>
  const datasets = mountStored(serve, db, {
    kind: {
      table: datasetTable,
      called: 'dataset',
      search: ['title', 'name', 'organization'],
      most: { inAll: 2000 },
    },
    calls: {
      list: contracts.listDatasets,
      change: contracts.changeDataset,
      remove: contracts.removeDataset,
    },
    toOutput: toDataset,
    toChanges: ({ status }) => ({ status }),
  })
  serve(contracts.addDataset, async ({ website, ...given }, { upload, actor, address }) => {
    const file = readFile(upload)
    if (website) return thanks
    const { count } = await datasets.list({ status: 'open', size: 1 }, null)
    if (count >= mostOpen)
      throw new AppError('unavailable', 'Too many datasets wait. Please try again later.')
    const network = networkKey({ address })
    if (actor?.role !== 'admin') await refuseFullShare(network)
    const about = { file_name: file.name, file_type: file.type, file_bytes: file.bytes.length }
    await datasets.add({ ...given, ...about, status: 'open', import_job: null }, null, async (tx, { id }) => {
      const tables = tx as unknown as typeof files
      await tables.insertInto('offered_dataset_files').values({ dataset: id, network }).execute()
      for (const [part, content] of partsOf(file.bytes).entries()) {
        await tables.insertInto('offered_dataset_parts').values({ dataset: id, part, content }).execute()
        await setImmediate()
      }
      const words = datasetMail(given, file.name)
      await outbox.post(tx, { to: adminAddress, words, replyTo: given.email })
    })
    return thanks
  })
  serve(contracts.tryDataset, async ({ id }, { actor }) => {
    const { file_name: name } = await datasets.get(id, actor)
    const bytes = await contentOf(id)
    const job = await jobs.start({
      name,
      bytes,
      actor: actor.email,
      source: null,
      dryRun: true,
      removeMissing: false,
    })
    job.done.catch(() => {})
    return toDataset(await datasets.change(id, { status: 'checked', import_job: job.id }, actor))
  })
  router.get('/api/datasets/:id/file/', async (request, response, next) => {
    try {
      const actor = await actorOf(request)
      if (!actor) throw new AppError('unauthenticated', 'Please sign in, then try again.')
      if (!hasRole(actor.role, 'moderator'))
        throw new AppError('not_allowed', 'This needs the role moderator.')
      const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0
      const { file_type } = await datasets.get(id, actor)
      const bytes = await contentOf(id)
      // A name that a stranger chose stays out of the header, and nothing of the file is opened as a page.
      response.setHeader('Content-Disposition', `attachment; filename="dataset-${id}.${file_type}"`)
      response.setHeader('Content-Type', 'application/octet-stream')
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.setHeader('Cache-Control', 'no-store')
      response.end(bytes)
    } catch (error) {
      next(error)
    }
  })

  async function refuseFullShare(network: string): Promise<void> {
    const { count } = await files
      .selectFrom('offered_dataset_files')
      .innerJoin('offered_datasets', 'offered_datasets.id', 'offered_dataset_files.dataset')
      .select((row) => row.fn.countAll().as('count'))
      .where('offered_dataset_files.network', '=', network)
      .where('offered_datasets.status', '=', 'open')
      .executeTakeFirstOrThrow()
    if (Number(count) < mostOfNetwork) return
    throw new AppError(
      'rate_limited',
      `${Number(count)} datasets from your network wait for a moderator. Please send this one when they have been looked at.`,
    )
  }

  async function contentOf(id: number): Promise<Buffer> {
    const rows = await files
      .selectFrom('offered_dataset_parts')
      .select('content')
      .where('dataset', '=', id)
      .orderBy('part')
      .execute()
    if (rows.length === 0) throw new AppError('not_found', `There is no file of dataset ${id}.`)
    return Buffer.concat(rows.map(({ content }) => content))
  }
}

function partsOf(bytes: Buffer): Buffer[] {
  const count = Math.ceil(bytes.length / partBytes)
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * partBytes, (at + 1) * partBytes))
}

function readFile(upload: Upload | null): {
  name: string
  type: contracts.Dataset['file_type']
  bytes: Buffer
} {
  const type = upload && datasetTypeOf(upload.bytes)
  if (upload && type) {
    // The name is shown to moderators alone, as text of one line.
    const name = [...upload.name].filter((sign) => sign >= ' ').join('')
    return { name: name.slice(0, 200) || `dataset.${type}`, type, bytes: upload.bytes }
  }
  const message = upload ? 'The file is neither CSV nor XLSX.' : 'File is required!'
  throw new AppError('invalid_input', message, { file: [message] })
}

function toDataset({ updated_at: _, ...row }: RowOf<typeof datasetTable>): contracts.Dataset {
  return row
}
