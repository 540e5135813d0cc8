import type { Async } from '@msdat/sdk'
import type { ReactNode } from 'react'
import { FailedState, LoadingState } from './States.tsx'

/** What stands where answers of the host are still on their way or did not come; null when all are there. */
export function standIn(answers: readonly Async<unknown>[], height: number): ReactNode {
  for (const answer of answers) {
    if (answer.status === 'failed')
      return <FailedState problem={answer.problem} retry={answer.retry} height={height} />
  }
  return answers.some(({ status }) => status === 'loading') ? <LoadingState height={height} /> : null
}

/** The value of an answer that is there. */
export function valueOf<Value>(answer: Async<Value>): Value | null {
  return answer.status === 'ready' ? answer.value : null
}
