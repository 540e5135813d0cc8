import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { RegistryDb, RegistryTransaction } from '../db/RegistryTables.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export const digestOf = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex')

export interface PreparedModule {
  digest: string
  content: Buffer
  brotli: Buffer
  gzip: Buffer
}

/** Compresses a module once, before the transaction that stores it. */
export async function prepareModule(content: Buffer): Promise<PreparedModule> {
  // The highest quality takes ten times as long for two per cent.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [brotli, zipped] = await Promise.all([compressBrotli(content, { params }), compressGzip(content)])
  return { digest: digestOf(content), content, brotli, gzip: zipped }
}

export function storeModule(tx: RegistryTransaction, module: PreparedModule): Promise<void> {
  return store(tx, { ...module, kind: 'module' })
}

export async function storeZip(tx: RegistryTransaction, digest: string, content: Buffer): Promise<void> {
  await store(tx, { digest, content, brotli: null, gzip: null, kind: 'zip' })
}

/** Keeps a source map, compressed, under the key of the bundle it belongs to. */
export async function storeSourceMap(tx: RegistryTransaction, key: string, content: Buffer): Promise<void> {
  await store(tx, { digest: key, content, brotli: null, gzip: null, kind: 'map' })
}

interface Artifact {
  digest: string
  content: Buffer
  brotli: Buffer | null
  gzip: Buffer | null
  kind: 'zip' | 'module' | 'map'
}

async function store(tx: RegistryTransaction, artifact: Artifact): Promise<void> {
  await tx
    .insertInto('registry_artifacts')
    .values({ ...artifact, bytes: artifact.content.length, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['kind', 'digest']).doNothing())
    .execute()
}

/** The bytes of a zip; null where they are gone, or are not the ones that were stored. */
export async function readZip(db: RegistryDb, digest: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('registry_artifacts')
    .select('content')
    .where('digest', '=', digest)
    .where('kind', '=', 'zip')
    .executeTakeFirst()
  return row && digestOf(row.content) === digest ? row.content : null
}

/** The bytes of a submission's zip, or the reason why they cannot be had. */
export async function keptZip(db: RegistryDb, digest: string): Promise<Buffer> {
  const zip = await readZip(db, digest)
  if (zip) return zip
  throw new AppError(
    'not_found',
    'The zip is not kept: it did not pass the checks, was rejected long ago, or was replaced by a newer one of this installation.',
  )
}

/** Forgets the bytes of a refused zip, unless another submission holds the same ones. */
export async function dropZip(tx: RegistryTransaction, digest: string): Promise<void> {
  const holder = await tx
    .selectFrom('registry_submissions')
    .select('id')
    .where((row) => row.or([row('zip_digest', '=', digest), row('previous_zip', '=', digest)]))
    .where('state', '<>', 'check_failed')
    .executeTakeFirst()
  if (!holder)
    await tx.deleteFrom('registry_artifacts').where('digest', '=', digest).where('kind', '=', 'zip').execute()
}
