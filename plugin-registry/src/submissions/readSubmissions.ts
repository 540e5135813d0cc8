import type { Rows } from '@msdat/sdk/contracts/page'
import type { Provenance, SignedProvenance } from '@msdat/sdk/contracts/buildProvenance'
import type { Manifest } from '@msdat/sdk/contracts/manifest'
import type { Finding, Submission, SubmissionState } from '@msdat/sdk/contracts/submission'
import type { JobRow, RegistryDb, SubmissionRow } from '../db/RegistryTables.ts'

interface SubmissionFilter {
  size?: number
  page?: number
  ordering?: string
  state?: SubmissionState
}

/** What a submission shows of itself. The list of its files is long, and is asked for by itself. */
const shownColumns = [
  'id',
  'state',
  'name',
  'email',
  'phone',
  'purpose',
  'description',
  'plugin_id',
  'title',
  'version',
  'zip_digest',
  'zip_bytes',
  'manifest',
  'findings',
  'first_party',
  'bundle_bytes',
  'created_at',
  'updated_at',
] as const
type ShownRow = Pick<SubmissionRow, (typeof shownColumns)[number]>

/** A page of submissions, newest first unless asked otherwise. */
export async function readSubmissions(db: RegistryDb, filter: SubmissionFilter): Promise<Rows<Submission>> {
  const size = filter.size ?? 100
  const ordering = filter.ordering ?? '-id'
  const column = ordering.replace('-', '') as 'id' | 'created_at' | 'updated_at'
  const matching = db
    .selectFrom('registry_submissions')
    .$if(filter.state !== undefined, (query) => query.where('state', '=', filter.state ?? 'submitted'))
  const { count } = await matching.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const direction = ordering.startsWith('-') ? 'desc' : 'asc'
  const rows = await matching
    .select(shownColumns)
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(size)
    .offset(((filter.page ?? 1) - 1) * size)
    .execute()
  return { count: Number(count), results: await present(db, rows) }
}

export async function presentOne(db: RegistryDb, row: SubmissionRow): Promise<Submission> {
  const shown = Object.fromEntries(shownColumns.map((column) => [column, row[column]]))
  const [submission] = await present(db, [shown as ShownRow])
  if (!submission) throw new Error('A row was given and none came back.')
  return submission
}

async function present(db: RegistryDb, rows: readonly ShownRow[]): Promise<Submission[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const builds = await db
    .selectFrom('registry_jobs')
    .selectAll()
    .where('kind', '=', 'build')
    .where('submission_id', 'in', ids)
    .orderBy('id')
    .execute()
  const releases = await db
    .selectFrom('registry_releases')
    .select(['submission_id', 'provenance'])
    .where('submission_id', 'in', ids)
    .execute()
  const latest = new Map(builds.map((job) => [job.submission_id, job]))
  const origins = new Map(releases.map(({ submission_id, provenance }) => [submission_id, provenance]))
  return rows.map((row) => toSubmission(row, latest.get(row.id), origins.get(row.id) ?? null))
}

function toSubmission(row: ShownRow, build: JobRow | undefined, origin: string | null): Submission {
  return {
    ...row,
    plugin: `/registry/submissions/${row.id}/zip/${zipName(row)}`,
    manifest: row.manifest === null ? null : (JSON.parse(row.manifest) as Manifest),
    findings: JSON.parse(row.findings) as Finding[],
    first_party: row.first_party === 1,
    build: build
      ? {
          state: build.state,
          attempt: build.attempt,
          log: build.log,
          started_at: build.started_at,
          ended_at: build.ended_at,
          provenance: origin === null ? null : provenanceIn(origin),
        }
      : null,
  }
}

const provenanceIn = (origin: string): Provenance =>
  JSON.parse((JSON.parse(origin) as SignedProvenance).provenance) as Provenance

/** The last part of a zip's address names the plugin, as reviewers download it. */
export function zipName({
  id,
  plugin_id,
  version,
}: Pick<SubmissionRow, 'id' | 'plugin_id' | 'version'>): string {
  return plugin_id && version ? `${plugin_id}-${version}.zip` : `submission-${id}.zip`
}
