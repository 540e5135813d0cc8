import { AppError, type Problem } from '@msdat/sdk/contracts/problem'

/** What is known of something that is fetched: one union, so that no two flags can contradict each other. */
export type Loadable<Value> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; problem: Problem }

export function toProblem(error: unknown): Problem {
  if (error instanceof AppError) return error.toProblem()
  return { code: 'internal', message: 'Something unexpected went wrong. Please try again.' }
}

export function valueOf<Value>(loadable: Loadable<Value>): Value | null {
  return loadable.status === 'ready' ? loadable.value : null
}
