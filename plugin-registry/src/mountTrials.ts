import type { Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/trials'
import { accountName } from './audit/actorName.ts'
import { inTurn } from './db/inTurn.ts'
import type { RegistryDb } from './db/RegistryTables.ts'
import type { JobWorker } from './jobs/JobWorker.ts'
import { readTrial } from './trials/readTrial.ts'
import { startTrial } from './trials/startTrial.ts'

/** Binds the trial of what has not been approved: for admins alone. */
export function mountTrials(serve: Serve, { db, worker }: { db: RegistryDb; worker: JobWorker }): void {
  serve(contracts.getTrial, ({ id }) => readTrial(db, id))
  serve(contracts.startTrial, async ({ id }, { actor }) => {
    await inTurn(db, (tx) => startTrial(tx, id, accountName(actor)))
    worker.wake()
    return readTrial(db, id)
  })
}
