import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

/** A third of what the process that answers everybody gets, where both want the same processor. */
const lowPriority = 5

/** Lets the process that answers everybody go first. */
export function workBeside({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, lowPriority)
}
