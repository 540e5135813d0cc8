import { parentPort } from 'node:worker_threads'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { ThreadAnswer } from './askThread.ts'

/** The thread's side of askThread(). What is no AppError ends the thread, and is thrown there. */
export async function answerOnThread<Answer>(work: () => Promise<Answer>): Promise<void> {
  const say = (said: ThreadAnswer<Answer>): void => parentPort?.postMessage(said)
  try {
    say({ ok: true, answer: await work() })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    say({ ok: false, problem: error.toProblem() })
  }
}
