import type { OwnSubmission } from '@msdat/sdk/contracts/ownSubmissions'
import type { ReleaseFigures } from '@msdat/sdk/contracts/frameFigures'
import type { Rows } from '@msdat/sdk/contracts/page'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Finding } from '@msdat/sdk/contracts/submission'
import type { FaultRow, RegistryDb, SubmissionRow } from '../db/RegistryTables.ts'
import { toFault } from '../faults/readFaults.ts'
import { readFigures } from '../figures/readFigures.ts'
import { readComments } from './comments.ts'
import { queuePlaces } from './queuePlaces.ts'
import { lookupHashOf } from './lookupToken.ts'

interface Paging {
  size?: number
  page?: number
  ordering?: string
}

const shownColumns = [
  'id',
  'state',
  'plugin_id',
  'title',
  'version',
  'zip_digest',
  'findings',
  'created_at',
  'updated_at',
] as const
type ShownRow = Pick<SubmissionRow, (typeof shownColumns)[number]>

/** What an account has submitted; what others sent under its e-mail address is not among it. */
export async function readOwnSubmissions(
  db: RegistryDb,
  account: string,
  { size = 100, page = 1, ordering = '-id' }: Paging,
): Promise<Rows<OwnSubmission>> {
  const matching = db.selectFrom('registry_submissions').where('account_id', '=', account)
  const { count } = await matching.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await matching
    .select(shownColumns)
    .orderBy('id', ordering === 'id' ? 'asc' : 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { count: Number(count), results: await presentOwn(db, rows) }
}

/** The one submission a token was given for. */
export async function lookUp(db: RegistryDb, token: string): Promise<OwnSubmission> {
  const rows = await db
    .selectFrom('registry_submissions')
    .select(shownColumns)
    .where('lookup_hash', '=', lookupHashOf(token))
    .execute()
  const [submission] = await presentOwn(db, rows)
  if (!submission) throw new AppError('not_found', 'No submission belongs to this link.')
  return submission
}

export async function presentOwn(db: RegistryDb, rows: readonly ShownRow[]): Promise<OwnSubmission[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const reasons = await lastReasons(db, ids)
  const logs = await lastBuildLogs(db, ids)
  const faults = await faultsOf(db, ids)
  const threads = await readComments(db, rows)
  const places = await queuePlaces(db, rows)
  const figures = await figuresOfReleases(db, ids)
  return rows.map(({ id, state, plugin_id, title, version, findings, created_at, updated_at }) => ({
    id,
    state,
    plugin_id,
    title,
    version,
    findings: JSON.parse(findings) as Finding[],
    reason: reasons.get(id) ?? null,
    comments: threads.get(id) ?? [],
    build_log: state === 'build_failed' ? (logs.get(id) ?? null) : null,
    faults: faults
      .filter(({ submission_id }) => submission_id === id)
      .map(({ submission_id: _, ...row }) => toFault(row)),
    queue_place: places.get(id) ?? null,
    figures: figures.get(id) ?? null,
    created_at,
    updated_at,
  }))
}

/** By release, as faults are. */
async function figuresOfReleases(
  db: RegistryDb,
  ids: readonly number[],
): Promise<Map<number, ReleaseFigures>> {
  const releases = await db
    .selectFrom('registry_releases')
    .select(['submission_id', 'plugin_id', 'version'])
    .where('submission_id', 'in', ids)
    .execute()
  const figures = await readFigures(db, [...new Set(releases.map(({ plugin_id }) => plugin_id))])
  return new Map(
    releases.flatMap(({ submission_id, plugin_id, version }) => {
      const own = figures.get(plugin_id)?.find((one) => one.version === version)
      return own ? [[submission_id, own] as const] : []
    }),
  )
}

/** Moves that a person makes, with a reason; the others are the pipeline's own. */
const decisions = [
  'awaiting_approval -> approved',
  'awaiting_approval -> rejected',
  'awaiting_approval -> changes_requested',
  'changes_requested -> rejected',
  'deployed -> yanked',
  'disabled -> yanked',
  'superseded -> yanked',
  'build_failed -> rejected',
  'deployed -> disabled',
  'disabled -> deployed',
]

async function lastReasons(db: RegistryDb, ids: readonly number[]): Promise<Map<number | null, string>> {
  const rows = await db
    .selectFrom('registry_audit')
    .select(['submission_id', 'reason'])
    .where('submission_id', 'in', ids)
    .where('action', 'in', decisions)
    .orderBy('sequence')
    .execute()
  return new Map(rows.map(({ submission_id, reason }) => [submission_id, reason]))
}

async function lastBuildLogs(db: RegistryDb, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('registry_jobs')
    .select(['submission_id', 'log'])
    .where('submission_id', 'in', ids)
    .where('kind', '=', 'build')
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ submission_id, log }) => [submission_id, log]))
}

/** By release, not by name: another author's plugin may bear the same id and version. */
function faultsOf(db: RegistryDb, ids: readonly number[]): Promise<(FaultRow & { submission_id: number })[]> {
  return db
    .selectFrom('registry_faults')
    .innerJoin('registry_releases', (join) =>
      join
        .onRef('registry_releases.plugin_id', '=', 'registry_faults.plugin_id')
        .onRef('registry_releases.version', '=', 'registry_faults.version'),
    )
    .selectAll('registry_faults')
    .select('registry_releases.submission_id')
    .where('registry_releases.submission_id', 'in', ids)
    .orderBy('registry_faults.last_at', 'desc')
    .execute()
}
