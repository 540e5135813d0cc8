import type { Manifest } from '@msdat/sdk/contracts/manifest'
import { readArchive } from '@msdat/sdk/toolchain/archive'
import type { Release } from '@msdat/sdk/contracts/registry'
import { digestOf, readZip } from '../artifacts/artifacts.ts'
import type { RegistryDb, SubmissionRow } from '../db/RegistryTables.ts'
import { releaseBefore } from './reviewNeeds.ts'
import { submissionRow } from './submissionRow.ts'

export type Against = 'running' | 'previous'

/** Content by path. */
export type ZipFiles = ReadonlyMap<string, Buffer>

/** The older side of a comparison. */
export interface Older {
  version: string
  manifest: Manifest | null
  /** Null where the zip is not kept. */
  files: ZipFiles | null
  /** Of the version that runs. */
  release: Release | null
}

/** What a submission is compared with; null where there is nothing before it. */
export async function comparedWith(
  db: RegistryDb,
  submission: SubmissionRow,
  against: Against,
): Promise<Older | null> {
  if (against === 'previous') {
    if (submission.previous_zip === null) return null
    const files = await filesOf(db, submission.previous_zip)
    const manifest = files && manifestOf(files)
    return { version: manifest?.version ?? submission.version ?? '', manifest, files, release: null }
  }
  const before = await releaseBefore(db, submission)
  if (!before) return null
  const { manifest, zip_digest } = await submissionRow(db, before.submission)
  return {
    version: before.release.version,
    manifest: manifest === null ? null : (JSON.parse(manifest) as Manifest),
    files: await filesOf(db, zip_digest),
    release: before.release,
  }
}

/** Files of a zip that has passed its checks; null where it is not kept. */
export async function filesOf(db: RegistryDb, digest: string): Promise<ZipFiles | null> {
  const zip = await readZip(db, digest)
  if (!zip) return null
  const { entries } = await readArchive(zip)
  const files = entries.filter(({ path, content }) => content && !path.endsWith('/'))
  return new Map(files.map(({ path, content }) => [path, content ?? Buffer.alloc(0)]))
}

/** A file in short, so that two can be compared without their bytes. */
export interface FileMark {
  bytes: number
  digest: string
}

export function marksOf(files: ZipFiles): Map<string, FileMark> {
  return new Map(
    [...files].map(([path, content]) => [path, { bytes: content.length, digest: digestOf(content) }]),
  )
}

function manifestOf(files: ZipFiles): Manifest | null {
  const text = files.get('manifest.json')
  return text ? (JSON.parse(text.toString('utf8')) as Manifest) : null
}
