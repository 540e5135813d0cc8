import type { Rows } from '@msdat/sdk/contracts/page'
import type { SubmissionState } from '@msdat/sdk/contracts/submission'
import {
  reviewQueues,
  type QueueCounts,
  type QueueEntry,
  type ReviewQueue,
} from '@msdat/sdk/contracts/submissions'
import type { RegistryDb } from '../db/RegistryTables.ts'

interface QueueFilter {
  queue?: ReviewQueue
  size?: number
  page?: number
  ordering?: string
}

const shownColumns = [
  'id',
  'state',
  'name',
  'email',
  'plugin_id',
  'title',
  'version',
  'first_party',
  'created_at',
  'updated_at',
] as const
const movingStates: readonly SubmissionState[] = ['submitted', 'checking', 'approved', 'building']

/** A page of one pile, in short. Every submission is on some page, however old it is. */
export async function readQueue(db: RegistryDb, filter: QueueFilter): Promise<Rows<QueueEntry>> {
  const { queue = 'all', size = 50, page = 1, ordering = '-id' } = filter
  const matching = db.selectFrom('registry_submissions').where('state', 'in', reviewQueues[queue])
  const { count } = await matching.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await matching
    .select(shownColumns)
    .orderBy('id', ordering === 'id' ? 'asc' : 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return {
    count: Number(count),
    results: rows.map((row) => ({ ...row, first_party: row.first_party === 1 })),
  }
}

/** How full each pile is, and when something last moved. */
export async function countQueues(db: RegistryDb): Promise<QueueCounts> {
  const rows = await db
    .selectFrom('registry_submissions')
    .select((row) => ['state', row.fn.countAll().as('count'), row.fn.max('updated_at').as('changed_at')])
    .groupBy('state')
    .execute()
  const total = (states: readonly SubmissionState[]): number =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + Number(count), 0)
  const changed = rows.map(({ changed_at }) => String(changed_at)).sort()
  return {
    pending: total(reviewQueues.pending),
    in_progress: total(reviewQueues.in_progress),
    available: total(reviewQueues.available),
    closed: total(reviewQueues.closed),
    all: total(reviewQueues.all),
    moving: total(movingStates),
    changed_at: changed.at(-1) ?? null,
  }
}
