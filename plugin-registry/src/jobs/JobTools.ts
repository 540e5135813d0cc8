import type { SigningKey } from '../releases/SigningKey.ts'

/** What jobs need beside the database. */
export interface JobTools {
  key: () => SigningKey
  /** Told after a release has gone out. */
  onRelease: () => void
  signal: AbortSignal
}

/** Tries after which a job whose process dies each time is given up. */
export const mostAttempts = 5
