import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { call } from '@msdat/sdk/http/call'
import { askLlama, llamaTexts, type ChatAnswer } from '@msdat/sdk/contracts/chatbot'
import { AppError } from '@msdat/sdk/contracts/problem'

export type LlamaState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'answered'; answer: ChatAnswer }
  | { status: 'failed'; message: string }

/** Longer than the server waits for a model. */
const deadlineMs = 60_000
const askServer = (indicator: number, question: string): Promise<ChatAnswer> =>
  call(askLlama, { indicator, question }, { deadlineMs })

/** One question about one indicator, and what became of it. */
export class LlamaStore {
  question = ''
  state: LlamaState = { status: 'idle' }
  readonly #ask: typeof askServer
  #turn = 0

  constructor(ask = askServer) {
    this.#ask = ask
    makeObservable(this, {
      question: observable,
      state: observableRef,
      canAsk: computed,
      type: actionBound,
      clear: actionBound,
    })
  }

  get canAsk(): boolean {
    return this.question.trim() !== '' && this.state.status !== 'loading'
  }

  type(text: string): void {
    this.question = text
  }

  /** Another indicator: what was answered is not about it. */
  clear(): void {
    this.#turn += 1
    this.state = { status: 'idle' }
  }

  async ask(indicator: number): Promise<void> {
    if (!this.canAsk) return
    const turn = ++this.#turn
    this.#set({ status: 'loading' })
    const state = await this.#ask(indicator, this.question.trim()).then(toState, toFailure)
    if (turn === this.#turn) this.#set(state)
  }

  #set(state: LlamaState): void {
    runInAction(() => (this.state = state))
  }
}

const toState = (answer: ChatAnswer): LlamaState =>
  answer.text.trim() === ''
    ? { status: 'failed', message: llamaTexts.unexpected }
    : { status: 'answered', answer }

/** The server says whether the model answered wrongly or not at all; whatever else fails is said in the same words. */
function toFailure(error: unknown): LlamaState {
  const said = error instanceof AppError ? error.message : ''
  const isUnexpected = said === llamaTexts.unexpected
  const isLimit = error instanceof AppError && error.code === 'rate_limited'
  return { status: 'failed', message: isUnexpected || isLimit ? said : llamaTexts.failure }
}
