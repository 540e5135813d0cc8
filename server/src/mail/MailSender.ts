import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { Kysely } from 'kysely'
import { claimMail, fromNow, settleMail, type MailRow } from './claimMail.ts'
import type { MailTables } from './mailTable.ts'

/** Hands one message to a mail server. Throws where that fails; `isFinal` where trying again is no use. */
export type Deliver = (mail: MailRow) => Promise<void>

export class DeliveryFault extends Error {
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

interface SenderSettings {
  deliver: Deliver
  warn(message: string): void
  /** Milliseconds until the next try, by the number of those that failed. */
  restAfter?: (attempts: number) => number
}

const idleMs = 2_000
const mostAttempts = 12

/** From half a minute to six hours: twelve tries take about two days. */
const doubling = (attempts: number): number => Math.min(30_000 * 2 ** (attempts - 1), 6 * 3_600_000)

/** Sends what stands in the outbox, one message after the other. */
export class MailSender {
  readonly #db: Kysely<MailTables>
  readonly #settings: SenderSettings
  readonly #worker = `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`
  #isStopped = false
  #wake = (): void => {}
  #loop: Promise<void> | null = null

  constructor(db: Kysely<MailTables>, settings: SenderSettings) {
    this.#db = db
    this.#settings = settings
  }

  start(): void {
    this.#loop ??= this.#run()
  }

  /** Looks for work soon: the transaction that put a message in may still be open. */
  wakeSoon(): void {
    setTimeout(() => this.#wake(), 50).unref()
  }

  /** Ends after the message that is being sent. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#wake()
    await this.#loop
  }

  /** Sends one message that is due; answers false where there is none. */
  async sendNext(): Promise<boolean> {
    const mail = await claimMail(this.#db, this.#worker)
    if (!mail) return false
    try {
      await this.#settings.deliver(mail)
    } catch (error) {
      await this.#putOff(mail, error)
      return true
    }
    // What was sent may hold a secret link, which stays with who it was sent to.
    const sent_at = new Date().toISOString()
    await settleMail(this.#db, mail, { state: 'sent', sent_at, problem: '', text: '', html: '' })
    return true
  }

  async #putOff(mail: MailRow, error: unknown): Promise<void> {
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    const isFinal = (error instanceof DeliveryFault && error.isFinal) || mail.attempts >= mostAttempts
    const rest = (this.#settings.restAfter ?? doubling)(mail.attempts)
    const next = isFinal ? { state: 'failed' as const } : { state: 'waiting' as const, due_at: fromNow(rest) }
    await settleMail(this.#db, mail, { ...next, problem })
    this.#settings.warn(
      `Message ${mail.id} could not be sent${isFinal ? ' and is given up' : ''}: ${problem}`,
    )
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      const didWork = await this.sendNext().catch((error: unknown) => {
        this.#settings.warn(
          `The outbox cannot be read: ${error instanceof Error ? error.message : String(error)}`,
        )
        return false
      })
      if (!didWork && !this.#isStopped) await this.#pause()
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, idleMs)
      timer.unref()
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
