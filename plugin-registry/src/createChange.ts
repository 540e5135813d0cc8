import type { Submission } from '@msdat/sdk/contracts/submission'
import { inTurn } from './db/inTurn.ts'
import type { RegistryDb, RegistryTransaction, SubmissionRow } from './db/RegistryTables.ts'
import type { JobWorker } from './jobs/JobWorker.ts'
import type { IndexReader } from './releases/IndexReader.ts'
import { lastEntry, tellAuthor, type TellAuthor } from './states/tellAuthor.ts'
import { presentOne } from './submissions/readSubmissions.ts'

/** Runs one change of a submission in its turn, and answers the submission as it then is. */
export type Change = (work: (tx: RegistryTransaction) => Promise<SubmissionRow>) => Promise<Submission>

interface Parts {
  db: RegistryDb
  worker: JobWorker
  index: IndexReader
  tell: TellAuthor
}

export function createChange({ db, worker, index, tell }: Parts): Change {
  return async (work) => {
    const row = await inTurn(db, async (tx) => {
      const since = await lastEntry(tx)
      const changed = await work(tx)
      await tellAuthor(tx, { id: changed.id, since }, tell)
      return changed
    })
    index.forget()
    worker.wake()
    return presentOne(db, row)
  }
}
