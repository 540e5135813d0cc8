import type { IsolatedAnswer, IsolatedTask } from '../isolation/runIsolated.ts'
import type { SigningKey } from '../releases/SigningKey.ts'

/** What jobs need beside the database. */
export interface JobTools {
  key: () => SigningKey
  /** Told after a release has gone out. */
  onRelease: () => void
  /** Runs a worker program in a process of its own. */
  isolate: (task: IsolatedTask) => Promise<IsolatedAnswer>
  signal: AbortSignal
}

/** Tries after which a job is given up whose process, or whose server, dies each time. */
export const mostAttempts = 5
