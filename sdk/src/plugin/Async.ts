import type { Problem } from '../contracts/problem.ts'

/** What a hook that asks the host answers. `idle`: nothing was asked for. `retry` asks again. */
export type Async<Value> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; problem: Problem; retry: () => void }
