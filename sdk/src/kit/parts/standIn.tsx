import type { Async } from '@msdat/sdk'
import type { ReactNode } from 'react'
import { EmptyState, FailedState, LoadingState, type EmptyStateProps } from './States.tsx'

/**
 * What stands where answers of the host are still on their way or did not come; null when all are there. One message
 * for all that failed, and its button asks for them all again. With `empty`, also where they are there and hold nothing: `standIn(answers, 340, figures.length === 0 && { detail })`.
 */
export function standIn(
  answers: readonly Async<unknown>[],
  height: number,
  empty: EmptyStateProps | false = false,
): ReactNode {
  const failed = answers.filter((answer) => answer.status === 'failed')
  if (failed[0]) {
    const retry = (): void => failed.forEach((answer) => answer.retry())
    return <FailedState problem={failed[0].problem} retry={retry} height={height} />
  }
  if (answers.some(({ status }) => status === 'loading')) return <LoadingState height={height} />
  return empty ? <EmptyState height={height} {...empty} /> : null
}

/** The value of an answer that is there. */
export function valueOf<Value>(answer: Async<Value>): Value | null {
  return answer.status === 'ready' ? answer.value : null
}
