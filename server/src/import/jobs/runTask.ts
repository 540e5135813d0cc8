import { checkFile } from './checkFile.ts'
import { commitJob } from './commitJob.ts'
import type { ImportDatabase } from './stageRows.ts'
import { tidyUp } from './tidyUp.ts'
import { undoJob } from './undoJob.ts'

/** One step of an import that may take long. */
export type ImportTask =
  | { kind: 'check'; job: number; bytes: Buffer }
  | { kind: 'commit'; job: number }
  | { kind: 'undo'; job: number; actor: string | null }
  /** Nothing but what follows each step: rows of imports that have ended are dropped. */
  | { kind: 'tidy' }

/**
 * Where such steps run: in this process, or beside it. Ends when the step has ended; throws AppError. `cancelled` is
 * aborted when nobody wants the step any more.
 */
export type ImportRunner = (task: ImportTask, cancelled?: AbortSignal) => Promise<void>

export async function runTask(database: ImportDatabase, task: ImportTask): Promise<void> {
  if (task.kind === 'tidy') return
  if (task.kind === 'commit') return commitJob(database, task.job)
  if (task.kind === 'undo') return undoJob(database, task)
  return checkFile(database, task.job, task.bytes)
}

/** Runs each step in this process, for those who wait for nothing else meanwhile. */
export const runHere =
  (database: ImportDatabase): ImportRunner =>
  async (task) => {
    await runTask(database, task)
    await tidyUp(database)
  }
