import { Worker } from 'node:worker_threads'
import { AppError, type Problem } from '@msdat/sdk/contracts/problem'

export interface ThreadQuestion {
  script: URL
  /** What the thread is to work on, as its `workerData`. */
  data: unknown
  heapMegabytes: number
  deadlineMs: number
  /** What is thrown where the thread takes more time or memory than it has. */
  tooMuch: () => Error
}

export type ThreadAnswer<Answer> = { ok: true; answer: Answer } | { ok: false; problem: Problem }

/** Has one question answered by a thread of its own, which ends alone where the question is too much for it. Throws AppError. */
export function askThread<Answer>({
  script,
  data,
  heapMegabytes,
  deadlineMs,
  tooMuch,
}: ThreadQuestion): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    })
    const deadline = setTimeout(() => void worker.terminate(), deadlineMs)
    worker.once('message', (said: ThreadAnswer<Answer>) => {
      if (said.ok) resolve(said.answer)
      else reject(new AppError(said.problem.code, said.problem.message, said.problem.fields))
    })
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
    )
    worker.once('exit', () => {
      clearTimeout(deadline)
      reject(tooMuch())
    })
  })
}
