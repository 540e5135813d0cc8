import type { Kysely } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../../db/DataTables.ts'
import { dialectOf } from '../../db/dialectOf.ts'
import type { Meanings } from '../columns/mapHeadings.ts'
import { claimForCommit } from './commitJob.ts'
import { digestOf } from './digestOf.ts'
import { changeJob, readJob, thisRunner, type Job } from './jobStates.ts'
import { runHere, type ImportRunner, type ImportTask } from './runTask.ts'
import { settleAbandoned, settleBrokenOff } from './settleJobs.ts'
import { SignsOfLife } from './SignsOfLife.ts'
import { findLeft } from './tidyUp.ts'
import { claimForUndo } from './undoJob.ts'
import { WaitingFiles, type WaitingFile } from './WaitingFiles.ts'

export interface NewImport {
  name: string
  bytes: Buffer
  actor: string | null
  /** Id of the data source of all rows. */
  source: number | null
  dryRun: boolean
  removeMissing: boolean
  /** What headings mean that are explained beside the file. */
  meanings?: Meanings
}

/** Told what went wrong in a step that nobody waited for. */
type Tell = (error: unknown) => void

/** Imports of this process: files are checked one after the other, and written one at a time over all processes. */
export class ImportJobs {
  readonly #db: Kysely<DataTables>
  readonly #run: ImportRunner
  readonly #tell: Tell
  readonly #waiting: WaitingFiles
  readonly #signs: SignsOfLife
  readonly #files = new Map<number, WaitingFile>()
  /** Those that are being checked here, each with what ends its check. */
  readonly #checks = new Map<number, AbortController>()
  readonly #ending: AbortSignal | undefined
  readonly #underWay = new Set<Promise<void>>()
  #last: Promise<void> = Promise.resolve()
  #isToTidy = false
  #isTidying = false

  constructor(
    db: Kysely<DataTables>,
    options: {
      run?: ImportRunner | undefined
      tell?: Tell
      waiting?: WaitingFiles
      signs?: SignsOfLife
      /** Aborted when the server ends; files that wait are then not checked. */
      ending?: AbortSignal
    } = {},
  ) {
    this.#signs = options.signs ?? new SignsOfLife(db)
    this.#waiting = options.waiting ?? new WaitingFiles()
    this.#db = db
    this.#run = options.run ?? runHere({ db, dialect: dialectOf(db) })
    this.#tell = options.tell ?? (() => {})
    this.#ending = options.ending
  }

  /** Takes a file in; `done` ends when it has been checked. Throws `conflict` where too many wait for that. */
  async start(file: NewImport): Promise<{ id: number; done: Promise<void> }> {
    const waiting = this.#waiting.hold(file.bytes)
    const id = await this.#writeDown(file).catch((error: unknown) => {
      waiting.drop()
      throw error
    })
    this.#files.set(id, waiting)
    const checked = this.#last
      .then(() => this.#check(id, waiting))
      .catch((error: unknown) => this.#failed(id, error))
      .finally(() => this.#forget(id))
    this.#last = this.#during(checked)
    return { id, done: this.#last }
  }

  async commit(id: number): Promise<{ done: Promise<void> }> {
    await claimForCommit(this.#db, id)
    return { done: this.#during(this.#write({ kind: 'commit', job: id })) }
  }

  /** `actor` is who takes it back, which need not be who brought it in. */
  async undo(id: number, actor: string | null): Promise<{ done: Promise<void> }> {
    await claimForUndo(this.#db, id)
    return { done: this.#during(this.#write({ kind: 'undo', job: id, actor })) }
  }

  async cancel(id: number): Promise<Job> {
    await settleAbandoned(this.#db)
    const set = { state: 'cancelled' as const, message: 'The import was cancelled; nothing was written.' }
    const cancelled = await changeJob(this.#db, id, { from: ['checking', 'ready'], set })
    if (!cancelled) {
      const { state, message } = await readJob(this.#db, id)
      throw new AppError('conflict', `Import ${id} is ${state} and cannot be cancelled. ${message}`)
    }
    this.#forget(id)
    this.#checks.get(id)?.abort()
    this.tidy()
    return cancelled
  }

  /**
   * Drops the rows of imports that have ended. Nobody waits for it: there may be millions. One process at a time does
   * it, however many imports end meanwhile.
   */
  tidy(): void {
    this.#isToTidy = true
    if (this.#isTidying) return
    this.#isTidying = true
    void this.#during(this.#tidyAll().catch(this.#tell))
  }

  /** Ends when nothing is under way any more, however it went. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay)
  }

  #during(work: Promise<void>): Promise<void> {
    const done = this.#signs.during(work).finally(() => this.#underWay.delete(done))
    this.#underWay.add(done)
    return done
  }

  async #writeDown(file: NewImport): Promise<number> {
    await settleAbandoned(this.#db)
    const digest = await digestOf(file.bytes)
    const added = this.#db.insertInto('import_jobs').values(newJob(file, digest)).returning('id')
    return (await added.executeTakeFirstOrThrow()).id
  }

  async #check(id: number, waiting: WaitingFile): Promise<void> {
    // Cancelled while it waited for its turn, perhaps by another process.
    if ((await readJob(this.#db, id)).state !== 'checking') return
    if (this.#ending?.aborted) throw new AppError('unavailable', 'The server was stopped first.')
    const check = new AbortController()
    this.#checks.set(id, check)
    try {
      await this.#run({ kind: 'check', job: id, bytes: waiting.take() }, check.signal)
    } catch (error) {
      // Its process may have been ended, and what that wrote last is dropped by the next step.
      if (!check.signal.aborted) throw error
    } finally {
      this.#checks.delete(id)
    }
  }

  async #tidyAll(): Promise<void> {
    try {
      while (this.#isToTidy && !this.#ending?.aborted) {
        this.#isToTidy = false
        if ((await findLeft(this.#db)).length > 0) await this.#run({ kind: 'tidy' })
      }
    } finally {
      this.#isTidying = false
    }
  }

  #forget(id: number): void {
    this.#files.get(id)?.drop()
    this.#files.delete(id)
  }

  async #write(task: WritingTask): Promise<void> {
    try {
      await this.#run(task)
    } catch (error) {
      // A step that was broken off has not said so itself; one that failed by itself has.
      await settleBrokenOff(this.#db, task.job)
      throw error
    }
  }

  async #failed(id: number, error: unknown): Promise<void> {
    this.#tell(error)
    const hasReason = error instanceof AppError
    const message = hasReason
      ? `The file could not be checked. ${error.message}`
      : 'The file could not be checked: it asks for more than this server can give. Split it up.'
    await changeJob(this.#db, id, { from: ['checking'], set: { state: 'interrupted', message } })
  }
}

type WritingTask = Exclude<ImportTask, { kind: 'tidy' }>

function newJob(
  { name, bytes, actor, source, dryRun, removeMissing, meanings = {} }: NewImport,
  digest: string,
) {
  const now = new Date().toISOString()
  return {
    state: 'checking' as const,
    file_name: name.replaceAll('\0', '').slice(0, 200) || 'file',
    digest,
    bytes: bytes.length,
    actor,
    source,
    meanings: JSON.stringify(meanings),
    dry_run: dryRun ? 1 : 0,
    remove_missing: removeMissing ? 1 : 0,
    message: 'The file is being checked.',
    checked_version: '',
    checked_import: null,
    flagged_series: null,
    import: null,
    runner: thisRunner(),
    alive_at: now,
    created_at: now,
    updated_at: now,
    ...noCounts,
  }
}

const noCounts = {
  progress: 0,
  rows: 0,
  blank_rows: 0,
  errors: 0,
  warnings: 0,
  added: 0,
  changed: 0,
  same: 0,
  removed: 0,
}
