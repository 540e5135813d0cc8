import type { Problem } from '@msdat/sdk/contracts/problem'
import type { FormValues } from './FieldSpec.ts'

/** How far saving is. What waits for the connection is sent when it is back. In a conflict, `theirs` is what somebody else has saved meanwhile. */
export type SaveState<Theirs = FormValues> =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved' }
  | { status: 'waiting' }
  | { status: 'failed'; problem: Problem }
  | { status: 'conflict'; problem: Problem; theirs: Theirs }
