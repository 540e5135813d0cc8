import type { Steps } from '@msdat/sdk/methods'
import { letOthersInAfterSome } from '../http/letOthersIn.ts'

/** Does the work of a method on the thread that answers everybody, and lets others in between its pieces. */
export async function inSteps<Result>(steps: Steps<Result>, letIn = letOthersInAfterSome): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await letIn()
  }
}
