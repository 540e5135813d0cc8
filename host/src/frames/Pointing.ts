import { handMs } from './guardTimes.ts'

/** What the page knows of the hands. */
interface Hands {
  /** A field has the keyboard, or whatever else no frame may take it from without a press. */
  readonly isTyping: boolean
  /** When the last key was pressed on the page. */
  readonly keyedAt: number
}

/** While the visitor types, frames let the pointer through to the page, until it has come over one and no key comes. */
export class Pointing {
  /** Where the pointer was last; a finger may come down anywhere. */
  isOverFrame = false
  readonly #page: Document
  readonly #hands: () => Hands
  #isOn = false
  #wait: ReturnType<typeof setTimeout> | undefined

  constructor(page: Document, hands: () => Hands) {
    this.#page = page
    this.#hands = hands
  }

  /** The pointer has moved over a frame since the last key was typed, and presses there reach the frame. */
  get isOn(): boolean {
    return this.#isOn
  }

  /** The keyboard, or the pointer, has gone elsewhere. */
  over(): void {
    this.#set(false)
  }

  /** So it has, and the pointer may lie over a frame. */
  beginAnew(): void {
    this.over()
    this.#comeOver()
  }

  /** A hand that types does not press at the same time. */
  #comeOver(): void {
    if (!this.isOverFrame) return
    const { isTyping, keyedAt } = this.#hands()
    const leftMs = isTyping ? keyedAt + handMs - performance.now() : 0
    if (leftMs > 0) this.#wait = setTimeout(() => this.#comeOver(), leftMs)
    else this.#set(true)
  }

  #set(isOn: boolean): void {
    clearTimeout(this.#wait)
    this.#isOn = isOn
    const { isTyping } = this.#hands()
    const { documentElement } = this.#page
    documentElement.toggleAttribute('data-typing', isTyping && !isOn)
    documentElement.toggleAttribute('data-in-field', isTyping)
  }
}
