import { summaryDays, type JobHealth } from '@msdat/sdk/contracts/adminSummary'
import { daysAgo, type AdminDb } from './AdminTables.ts'

const longWaitMs = 15 * 60_000

interface Counted {
  state: string
  count: string | number | bigint
  oldest: string | null
}

/** How the background work stands: plugins that are checked and built, imports, and mail. */
export async function readJobHealth(db: AdminDb, now = new Date()): Promise<JobHealth[]> {
  const since = daysAgo(summaryDays, now)
  const [plugins, imports, mails] = await Promise.all([
    db
      .selectFrom('registry_jobs')
      .select(({ fn }) => ['state', fn.countAll().as('count'), fn.min('created_at').as('oldest')])
      .where((where) => where.or([where('state', '!=', 'failed'), where('created_at', '>=', since)]))
      .groupBy('state')
      .execute(),
    db
      .selectFrom('import_jobs')
      .select(({ fn }) => ['state', fn.countAll().as('count'), fn.min('updated_at').as('oldest')])
      .where((where) => where.or([where('state', '!=', 'interrupted'), where('updated_at', '>=', since)]))
      .groupBy('state')
      .execute(),
    db
      .selectFrom('outgoing_mails')
      .select(({ fn }) => ['state', fn.countAll().as('count'), fn.min('created_at').as('oldest')])
      .where((where) => where.or([where('state', '!=', 'failed'), where('created_at', '>=', since)]))
      .groupBy('state')
      .execute(),
  ])
  return [
    healthOf('plugins', plugins, { underWay: ['running'], waiting: ['waiting'], failed: ['failed'] }, now),
    healthOf(
      'imports',
      imports,
      { underWay: ['checking', 'committing', 'undoing'], waiting: [], failed: ['interrupted'] },
      now,
    ),
    healthOf('mail', mails, { underWay: ['sending'], waiting: ['waiting'], failed: ['failed'] }, now),
  ]
}

interface Meaning {
  underWay: readonly string[]
  waiting: readonly string[]
  failed: readonly string[]
}

function healthOf(
  job: JobHealth['job'],
  rows: readonly Counted[],
  { underWay, waiting, failed }: Meaning,
  now: Date,
): JobHealth {
  const among = (states: readonly string[]): number =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + Number(count), 0)
  const since = rows.find(({ state }) => waiting.includes(state))?.oldest ?? null
  const hasWaitedLong = since !== null && now.getTime() - Date.parse(since) > longWaitMs
  const failures = among(failed)
  return {
    job,
    state: failures > 0 ? 'failing' : hasWaitedLong ? 'waiting' : 'ok',
    under_way: among(underWay),
    waiting: among(waiting),
    failed: failures,
    waiting_since: since,
  }
}
