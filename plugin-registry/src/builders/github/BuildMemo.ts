import { randomBytes } from 'node:crypto'
import type { JobRow, RegistryDb } from '../../db/RegistryTables.ts'

/** What is known of a build at GitHub. It is kept with the job, so that any process can go on with it. */
export interface BuildMemo {
  /** Names the build at GitHub; nobody else can guess it. */
  key: string
  /** Milliseconds since 1970. */
  beganAt: number
  /** When GitHub was asked to start the run; null before. */
  sentAt: number | null
  /** Whether GitHub said that it took the call; where no answer came, the run may exist all the same. */
  isTaken: boolean
  run: number | null
  /** Calls that failed since the last one that did not. */
  troubles: number
}

export const titleOf = ({ key }: BuildMemo): string => `Build ${key}`

export function readMemo({ memo, submission_id }: JobRow, now: number): BuildMemo {
  if (memo !== null) return JSON.parse(memo) as BuildMemo
  const key = `${submission_id}-${randomBytes(8).toString('hex')}`
  return { key, beganAt: now, sentAt: null, isTaken: false, run: null, troubles: 0 }
}

interface Source {
  hash: string
  until: number
}

/** Writes the memo down while the job is held; with a new link to the zip, any older one is void. */
export async function keepMemo(db: RegistryDb, job: JobRow, memo: BuildMemo, source?: Source): Promise<void> {
  await db
    .updateTable('registry_jobs')
    .set({
      memo: JSON.stringify(memo),
      ...(source && { source_hash: source.hash, source_until: new Date(source.until).toISOString() }),
    })
    .where('id', '=', job.id)
    .where('worker', '=', job.worker)
    .where('state', '=', 'running')
    .execute()
}
