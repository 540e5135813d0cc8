import type { Static } from 'typebox'
import {
  assistantLimit,
  type Simulation,
  type SimulationLine,
  type streamSimulation,
} from '@msdat/sdk/contracts/assistant'
import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import { AppError } from '@msdat/sdk/contracts/problem'
import { takeShare } from './takeShare.ts'

type Line = Static<typeof SimulationLine>
type Carry = (
  input: InputOf<typeof streamSimulation>,
  options: { signal: AbortSignal; onLine: (line: Line) => void },
) => Promise<void>

interface Ongoing {
  plugin: string
  text: string
  simulation: Simulation | null
  /** What went wrong; undefined while nothing has. */
  failure: unknown
  end: AbortController
  /** Those who wait for more. */
  waiting: Set<() => void>
  forget: ReturnType<typeof setTimeout> | undefined
}

const mostOfPlugin = 3
/** A read that finds nothing new is answered after this time, below the deadline of a call. */
const waitMs = 20_000
/** An answer that nobody has read for so long belongs to a frame that is gone. */
const unreadMs = 60_000

/** Answers of the assistant that are being written, each for the plugin that asked. */
export class OngoingAnswers {
  readonly #carry: Carry
  readonly #answers = new Map<number, Ongoing>()
  #last = 0

  constructor(carry: Carry) {
    this.#carry = carry
  }

  /** Number of a new answer. */
  begin(plugin: string, input: InputOf<typeof streamSimulation>): number {
    const own = [...this.#answers.values()].filter((one) => one.plugin === plugin)
    if (own.length >= mostOfPlugin)
      throw new AppError('rate_limited', 'Three answers are being written. Read or cancel one of them first.')
    takeShare(plugin, 'assistant.begin', assistantLimit)
    this.#last += 1
    const number = this.#last
    const end = new AbortController()
    const answer: Ongoing = {
      plugin,
      text: '',
      simulation: null,
      failure: undefined,
      end,
      waiting: new Set(),
      forget: undefined,
    }
    this.#answers.set(number, answer)
    this.#keep(number, answer)
    const onLine = (line: Line): void => {
      if ('add' in line) answer.text += line.add
      else {
        answer.text = line.simulation.text
        answer.simulation = line.simulation
      }
      wake(answer)
    }
    void this.#follow(answer, this.#carry(input, { signal: end.signal, onLine }))
    return number
  }

  /** The text so far, once it is longer than what the plugin has; the last one also holds the whole. */
  async read(
    plugin: string,
    number: number,
    have: number,
  ): Promise<{ text: string; simulation: Simulation | null }> {
    const answer = this.#of(plugin, number)
    this.#keep(number, answer)
    const isNew = () =>
      answer.simulation !== null || answer.failure !== undefined || answer.text.length > have
    if (!isNew()) await more(answer)
    if (answer.failure !== undefined || answer.simulation) this.#drop(number, answer)
    if (answer.failure !== undefined) throw answer.failure
    return { text: answer.text, simulation: answer.simulation }
  }

  cancel(plugin: string, number: number): void {
    this.#drop(number, this.#of(plugin, number))
  }

  async #follow(answer: Ongoing, carried: Promise<void>): Promise<void> {
    try {
      await carried
      if (!answer.simulation) answer.failure = new AppError('unavailable', 'The answer broke off.')
    } catch (error) {
      answer.failure = error
    }
    wake(answer)
  }

  #of(plugin: string, number: number): Ongoing {
    const answer = this.#answers.get(number)
    // Of another plugin's answer not even its number is told.
    if (answer?.plugin !== plugin)
      throw new AppError('not_found', 'There is no such answer; begin a new one.')
    return answer
  }

  #keep(number: number, answer: Ongoing): void {
    clearTimeout(answer.forget)
    answer.forget = setTimeout(() => this.#drop(number, answer), unreadMs)
  }

  #drop(number: number, answer: Ongoing): void {
    clearTimeout(answer.forget)
    this.#answers.delete(number)
    answer.end.abort()
    wake(answer)
  }
}

function wake({ waiting }: Ongoing): void {
  for (const ready of waiting) ready()
}

function more({ waiting }: Ongoing): Promise<void> {
  return new Promise((resolve) => {
    const ready = (): void => {
      clearTimeout(timer)
      waiting.delete(ready)
      resolve()
    }
    const timer = setTimeout(ready, waitMs)
    waiting.add(ready)
  })
}
