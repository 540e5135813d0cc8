import { action, makeObservable, observable } from 'mobx'

const carouselIntervalMs = 4000

/** Which of so many is shown. It stands still until somebody starts it, and again once they choose one. */
export class CarouselStore {
  at = 0
  isPlaying = false
  readonly #count: number
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(count: number) {
    this.#count = count
    makeObservable(this, { at: observable, isPlaying: observable, go: action, play: action, stop: action })
  }

  /** The next ones, or with a negative number those before; round and round. */
  go(by: number): void {
    this.stop()
    this.#turn(by)
  }

  play(): void {
    if (this.isPlaying || this.#count < 2) return
    this.isPlaying = true
    this.#timer = setInterval(
      action(() => this.#turn(1)),
      carouselIntervalMs,
    )
  }

  stop(): void {
    clearInterval(this.#timer)
    this.isPlaying = false
  }

  #turn(by: number): void {
    if (this.#count > 0) this.at = (this.at + by + this.#count) % this.#count
  }
}
