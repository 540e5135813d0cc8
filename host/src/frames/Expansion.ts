import { makeObservable, observableRef, runInAction } from 'mobx'
import { wordMs } from './wordMs.ts'

interface ExpansionParts {
  /** The visitor has just pressed something inside the frame. */
  isUsed(): boolean
  /** Another frame fills the window. */
  isTaken(): boolean
  tell(isExpanded: boolean): void
  focus(): void
}

/** Whether a frame fills the window: by a press of the visitor inside it alone, and one frame at a time. */
export class Expansion {
  isOn = false
  #setAt = -Infinity
  readonly #parts: ExpansionParts

  constructor(parts: ExpansionParts) {
    this.#parts = parts
    makeObservable(this, { isOn: observableRef })
  }

  /** It has just come, and where the visitor went before that, the page may hear of only now. */
  get isNew(): boolean {
    return this.isOn && performance.now() - this.#setAt < wordMs
  }

  /** What covers the page must not come by itself. Answers what it then is. */
  ask(isWanted: boolean): boolean {
    const { isUsed, isTaken } = this.#parts
    this.set(isWanted && (this.isOn || (isUsed() && !isTaken())))
    return this.isOn
  }

  /** The visitor goes back into the page; the keyboard stays with the frame. */
  close(): void {
    this.set(false)
    this.#parts.focus()
  }

  set(isOn: boolean): void {
    if (isOn !== this.isOn) this.#setAt = performance.now()
    runInAction(() => (this.isOn = isOn))
    this.#parts.tell(isOn)
  }
}
