import { fork, type ChildProcess } from 'node:child_process'
import { Kysely, type CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import { processorSecondsOf } from '@msdat/plugin-registry/processorSecondsOf'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../db/DataTables.ts'
import { objectsOf, type Table } from '../db/QuickSqlite.ts'
import { leavePlace } from '../http/placeOfRead.ts'
import { TurnsByOwner } from '../limits/TurnsByOwner.ts'
import { workBeside } from '../processes/workBeside.ts'
import { workerScript } from '../processes/workerScript.ts'
import { besideDialect } from './besideDialect.ts'

/** To the process: a statement, one at a time. */
export interface ReadQuestion {
  sql: string
  parameters: readonly unknown[]
}

/** From the process: rows in several words, or why there are none. */
export type ReadAnswer =
  ({ kind: 'rows' } & Table) | { kind: 'end' } | { kind: 'failed'; code: string | undefined; message: string }

const heapMegabytes = 192
/** Many times what any question takes that somebody can wait for. */
const patienceMs = 10_000
/** On a machine that has other work the process may not have begun by then: so often is it given as long again. */
const mostExtensions = 2
/** The next question often comes soon, and to start a process takes as long as many questions. */
const idleMs = 60_000
const mostNetworks = 200

interface Waiting {
  query: CompiledQuery
  resolve: (rows: object[]) => void
  reject: (error: Error) => void
}

interface Options {
  script?: URL
  deadlineMs?: number
}

/**
 * Reads of SQLite in a process beside the server. SQLite works on the thread that asks, and nothing ends a statement
 * that looks at millions of rows but the end of its process: so it has one of its own, which ends at a deadline, later
 * where the machine is busy with other things. One statement runs at a time, those of each network in turn.
 */
export class ReadsBeside {
  readonly #file: string
  readonly #script: URL
  readonly #deadlineMs: number
  readonly #turns = new TurnsByOwner<Waiting>()
  readonly #databases = new LRUCache<string, Kysely<DataTables>>({ max: mostNetworks })
  #child: ChildProcess | null = null
  #atWork: (Waiting & { rows: object[] }) | null = null
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(file: string, { script = workerScript('reads'), deadlineMs = patienceMs }: Options = {}) {
    this.#file = file
    this.#script = script
    this.#deadlineMs = deadlineMs
  }

  /** The database for a network. It only reads, and knows no transactions. */
  databaseOf(network: string): Kysely<DataTables> {
    const known = this.#databases.get(network)
    if (known) return known
    const ask = (query: CompiledQuery): Promise<object[]> => {
      // Meanwhile it keeps nothing of this process at work.
      leavePlace()
      return new Promise((resolve, reject) => {
        this.#turns.add(network, { query, resolve, reject })
        this.#goOn()
      })
    }
    const database = new Kysely<DataTables>({ dialect: besideDialect(ask) })
    this.#databases.set(network, database)
    return database
  }

  close(): void {
    this.#isClosed = true
    this.#end()
    for (const { reject } of this.#turns.takeAll()) reject(ending())
  }

  #goOn(): void {
    if (this.#atWork) return
    clearTimeout(this.#timer)
    const [, next] = this.#turns.take() ?? []
    if (!next) {
      this.#timer = setTimeout(() => this.#end(), idleMs).unref()
      return
    }
    if (this.#isClosed) return next.reject(ending())
    this.#atWork = { ...next, rows: [] }
    const { sql, parameters } = next.query
    const child = this.#process()
    // A process that has ended meanwhile tells so by its end.
    child.send({ sql, parameters } satisfies ReadQuestion, () => {})
    this.#awaitDeadline(child.pid, mostExtensions)
  }

  /** Ends the statement at work, unless the process had the processor for less than half of the time. */
  #awaitDeadline(pid: number | undefined, extensions: number): void {
    const before = processorSecondsOf(pid)
    this.#timer = setTimeout(() => {
      const now = processorSecondsOf(pid)
      const isStarved = before !== null && now !== null && (now - before) * 1000 < this.#deadlineMs / 2
      if (isStarved && extensions > 0) this.#awaitDeadline(pid, extensions - 1)
      else this.#end(tooLate())
    }, this.#deadlineMs)
  }

  #process(): ChildProcess {
    if (this.#child) return this.#child
    const child = fork(this.#script, [this.#file], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child = child
    child.on('message', (said: ReadAnswer) => this.#child === child && this.#hear(said))
    child.once('error', () => {})
    child.once('exit', () => this.#child === child && this.#end())
    workBeside(child)
    return child
  }

  #hear(said: ReadAnswer): void {
    const work = this.#atWork
    if (!work) return
    if (said.kind === 'rows') {
      work.rows.push(...objectsOf(said))
      return
    }
    if (said.kind === 'end') work.resolve(work.rows)
    else work.reject(Object.assign(new Error(said.message), { code: said.code }))
    this.#atWork = null
    this.#goOn()
  }

  /** Ends the process; whoever waits for the statement at work is told why. The next statement has a new one. */
  #end(reason: Error = this.#isClosed ? ending() : tooMuch()): void {
    clearTimeout(this.#timer)
    this.#child?.kill('SIGKILL')
    this.#child = null
    const work = this.#atWork
    if (!work) return
    this.#atWork = null
    work.reject(reason)
    this.#goOn()
  }
}

const remedy = 'Ask for fewer indicators, sources, places or periods.'

const tooLate = (): AppError => new AppError('timed_out', `Reading this takes too long. ${remedy}`)

const tooMuch = (): AppError => new AppError('unavailable', `Reading this takes too much memory. ${remedy}`)

const ending = (): AppError => new AppError('unavailable', 'The server ends. Please try again in a minute.')
