import { AppError } from '@msdat/sdk/contracts/problem'
import { AttemptLimit, type LimitRule } from '../limits/AttemptLimit.ts'
import { sendThroughGateway, type SmsGateway, type TextMessage } from './sendThroughGateway.ts'

interface Limits {
  /** To one number. */
  byNumber: LimitRule
  /** Of this process in all: each message costs money. */
  inAll: LimitRule
}

const usual: Limits = { byNumber: { most: 5, minutes: 60 }, inAll: { most: 300, minutes: 60 } }

interface TextMessageSettings {
  gateway: SmsGateway
  warn: (message: string) => void
  limits?: Partial<Limits>
  /** Milliseconds that the gateway has for its answer. */
  patience?: number
}

/** The text messages of this installation. */
export class TextMessages {
  readonly #settings: TextMessageSettings
  readonly #byNumber: AttemptLimit
  readonly #inAll: AttemptLimit

  constructor(settings: TextMessageSettings) {
    this.#settings = settings
    const limits = { ...usual, ...settings.limits }
    this.#byNumber = new AttemptLimit(limits.byNumber)
    this.#inAll = new AttemptLimit(limits.inAll)
  }

  /** Throws `rate_limited`, or `unavailable` where the gateway does not take it. */
  async send(message: TextMessage): Promise<void> {
    const seconds = (await this.#byNumber.take(message.to)) || (await this.#inAll.take('all'))
    if (seconds > 0) {
      const minutes = Math.ceil(seconds / 60)
      throw new AppError(
        'rate_limited',
        `There were too many text messages. Please wait ${minutes} minutes, or use another way.`,
      )
    }
    const { gateway, warn, patience } = this.#settings
    try {
      await sendThroughGateway(gateway, message, patience)
    } catch (error) {
      // Neither the number nor the code belongs in a log.
      warn(`A text message could not be sent: ${error instanceof Error ? error.message : 'no reason'}`)
      throw new AppError(
        'unavailable',
        'The text message could not be sent. Please try again later, or use another way.',
      )
    }
  }
}
