import type { JobRow, RegistryDb } from '../db/RegistryTables.ts'
import type { Log } from '../Log.ts'
import { claimJob, keepLease, makeWorkerName } from './leases.ts'
import { runBuild } from './runBuild.ts'
import { runCheck } from './runCheck.ts'
import { runTrial } from './runTrial.ts'
import type { JobTools } from './JobTools.ts'

const idleMs = 1_000
/** Jobs at a time: a zip that takes long to check does not hold up all others. */
const lanes = 2

const runs = { check: runCheck, build: runBuild, trial: runTrial }

/** Does the registry's background work: claims a job, does it, looks for the next. */
export class JobWorker {
  readonly #db: RegistryDb
  readonly #tools: Omit<JobTools, 'signal'>
  readonly #log: Log
  readonly #name = makeWorkerName()
  readonly #stop = new AbortController()
  readonly #sleepers = new Set<() => void>()
  #loops: Promise<void>[] = []

  constructor(db: RegistryDb, tools: Omit<JobTools, 'signal'>, log: Log) {
    this.#db = db
    this.#tools = tools
    this.#log = log
  }

  start(): void {
    if (this.#loops.length === 0) this.#loops = Array.from({ length: lanes }, () => this.#run())
  }

  /** Looks for work now, not at the next turn. */
  wake(): void {
    for (const wake of this.#sleepers) wake()
  }

  get isStopped(): boolean {
    return this.#stop.signal.aborted
  }

  /** Lets go of what is being done; another process, or the next start, takes it up. */
  async stop(): Promise<void> {
    this.#stop.abort()
    this.wake()
    await Promise.all(this.#loops)
  }

  /** Does one job that is open, of one submission if given; answers false where there is none. */
  async runNext(submission?: number): Promise<boolean> {
    const job = await claimJob(this.#db, this.#name, submission)
    if (!job) return false
    const release = keepLease(this.#db, job)
    try {
      await this.#do(job)
    } finally {
      release()
    }
    return true
  }

  async #do(job: JobRow): Promise<void> {
    const tools = { ...this.#tools, signal: this.#stop.signal }
    await runs[job.kind](this.#db, job, tools)
  }

  async #run(): Promise<void> {
    while (!this.isStopped) {
      const didWork = await this.runNext().catch((error: unknown) => {
        this.#log.warn(
          `The plugin registry could not do a job: ${error instanceof Error ? error.message : String(error)}`,
        )
        return false
      })
      if (!didWork) await this.#pause()
    }
  }

  #pause(): Promise<void> {
    if (this.isStopped) return Promise.resolve()
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer)
        this.#sleepers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, idleMs)
      this.#sleepers.add(wake)
    })
  }
}
