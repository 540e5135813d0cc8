import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { AppError } from '@msdat/sdk/contracts/problem'
import { databaseFault } from '../db/databaseFault.ts'
import type { ProcessAnswer, WordToProcess } from './askProcess.ts'

interface TakenOrder<Order> {
  order: Order
  /** Whether the server ends, so that a long step is to stop where it stands well. */
  isEnding(): Promise<boolean>
  /** Does the work and tells the server what it answers, or why it failed. */
  answer(work: () => Promise<unknown>): Promise<void>
}

/** The process's side of askProcess(). The process ends with its server, whose place another may have taken. */
export async function takeOrder<Order>(): Promise<TakenOrder<Order>> {
  // The server tells when to end; a key pressed in its terminal reaches all its processes at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.once('disconnect', () => process.exit(1))
  const [first] = (await once(process, 'message')) as [WordToProcess]
  if (first === 'ending') process.exit(1)
  let hasEnding = false
  process.on('message', (word: WordToProcess) => void (hasEnding ||= word === 'ending'))
  // The process is over when its work is, and not when the server closes the channel.
  process.channel?.unref()
  const { order, fileBytes } = first
  return {
    order: (fileBytes === undefined ? order : { ...order, bytes: await readFile(fileBytes) }) as Order,
    isEnding: async () => {
      // Databases may work synchronously, and a word of the server waits for a turn of the event loop.
      await setImmediate()
      return hasEnding
    },
    answer: async (work) => tell(await saidOf(work)),
  }
}

/** The file that comes beside an order. */
async function readFile(length: number): Promise<Buffer> {
  const bytes = await buffer(process.stdin)
  // The server has ended meanwhile, and a part of a file may look like a whole one.
  if (bytes.length !== length) process.exit(1)
  return bytes
}

/** What is told of a piece of work, however it went. */
export async function saidOf(work: () => Promise<unknown>): Promise<ProcessAnswer<unknown>> {
  try {
    return { ok: true, answer: await work() }
  } catch (error) {
    const problem = error instanceof AppError ? error.toProblem() : null
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { ok: false, problem, trouble: databaseFault(error)?.trouble, message }
  }
}

const tell = (said: ProcessAnswer<unknown>): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(said, (error: Error | null) => (error ? reject(error) : resolve()))
  })
