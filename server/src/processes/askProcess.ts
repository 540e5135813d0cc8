import { fork } from 'node:child_process'
import { once } from 'node:events'
import { AppError, type Problem } from '@msdat/sdk/contracts/problem'
import { DatabaseFault, type Trouble } from '../db/databaseFault.ts'
import { workBeside } from './workBeside.ts'

export interface ProcessQuestion {
  script: URL
  /**
   * What the process is to work on: whatever the structured clone algorithm copies. A file stands in its field `bytes`,
   * and comes there again.
   */
  order: object
  heapMegabytes: number
  deadlineMs: number
  /** What is thrown where the process has taken all its memory, or has ended without an answer for another reason. */
  tooMuch: () => Error
  /** What is thrown where the deadline has passed; else `tooMuch`. */
  tooLate?: () => Error
  /** Aborted when the server ends, or nobody wants the answer: the process is told so, and has `lastMs` more. */
  ending?: AbortSignal | undefined
  lastMs?: number | undefined
}

/** What the process says: its answer, or why there is none. */
export type ProcessAnswer<Answer> = { ok: true; answer: Answer } | ProcessFailure

interface ProcessFailure {
  ok: false
  /** Of an AppError alone. */
  problem: Problem | null
  /** Trouble of the database: an error loses its code on the way. */
  trouble?: Trouble | undefined
  message: string
}

/** To a process: first its order, with the length of the file that comes beside it, and at the end of the server a word of that. */
export type WordToProcess = { order: object; fileBytes?: number } | 'ending'

// Within the time that answers under way have, when the server ends.
const timeToEndMs = 8000

/**
 * Has one question answered by a process of its own, which ends alone where the question is too much for it. A thread
 * would not do: one list that grows far beyond the memory of a thread ends the whole server. Throws AppError.
 */
export async function askProcess<Answer>(question: ProcessQuestion): Promise<Answer> {
  const { script, heapMegabytes, deadlineMs, tooMuch, tooLate = tooMuch, ending } = question
  const { lastMs = timeToEndMs } = question
  const { bytes, ...order } = question.order as { bytes?: Uint8Array }
  const child = fork(script, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    stdio: [bytes ? 'pipe' : 'ignore', 'ignore', 'inherit', 'ipc'],
  })
  workBeside(child)
  // One that has ended already is told of by its end.
  const say = (word: WordToProcess): void => void (child.connected && child.send(word, () => {}))
  const kill = (): void => void child.kill('SIGKILL')
  let isLate = false
  const deadline = setTimeout(() => {
    isLate = true
    kill()
  }, deadlineMs)
  let lastMoment: NodeJS.Timeout | undefined
  const end = (): void => {
    say('ending')
    lastMoment = setTimeout(kill, lastMs)
  }
  ending?.addEventListener('abort', end, { once: true })
  // Its last words may arrive after its end.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]).finally(() => {
    clearTimeout(deadline)
    clearTimeout(lastMoment)
    ending?.removeEventListener('abort', end)
  })
  say(bytes ? { order, fileBytes: bytes.length } : { order })
  // In a word, the whole of a great file would be copied in one turn; a pipe takes what fits into it, turn by turn.
  // One that ends before it has read all is told of by its end.
  child.stdin?.on('error', () => {}).end(bytes)
  if (ending?.aborted) end()
  return new Promise((resolve, reject) => {
    child.once('message', (said) => {
      const answer = said as ProcessAnswer<Answer>
      if (answer.ok) resolve(answer.answer)
      else reject(errorOf(answer))
    })
    // Told only when it has ended: its connection is closed then, so that nothing of it is written any more.
    ended.then(() => reject(isLate ? tooLate() : tooMuch()), reject)
  })
}

function errorOf({ problem, trouble, message }: ProcessFailure): Error {
  // What the process has said stands in the log.
  if (trouble) return Object.assign(new DatabaseFault(trouble), { stack: message })
  return problem ? new AppError(problem.code, problem.message, problem.fields) : new Error(message)
}
