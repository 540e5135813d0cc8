import type { Builder } from '../builders/Builder.ts'
import type { IsolatedAnswer, IsolatedTask } from '../isolation/runIsolated.ts'
import type { SigningKey } from '../releases/SigningKey.ts'
import type { TellAuthor } from '../states/tellAuthor.ts'

/** What jobs need beside the database. */
export interface JobTools {
  key: () => SigningKey
  /** Told after a release has gone out. */
  onRelease: () => void
  /** Runs a worker program in a process of its own. */
  isolate: (task: IsolatedTask) => Promise<IsolatedAnswer>
  /** Builds what an admin approved. */
  builder: Builder
  /** Told what became of a plugin, in the same transaction. */
  tell: TellAuthor
  signal: AbortSignal
}

/** Tries after which a job is given up whose process, or whose server, dies each time. */
export const mostAttempts = 5
