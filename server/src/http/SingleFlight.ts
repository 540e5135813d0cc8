export interface Flight<Answer> {
  /** Gives those who wait the answer, or null where there is none to share. */
  settle(answer: Answer | null): void
  /** Lets nobody wait for it any more who does not yet. */
  forget(): void
}

/** Work that is being done right now, so that those who want the same wait for it instead of doing it again. */
export class SingleFlight<Answer> {
  readonly #flying = new Map<string, Promise<Answer | null>>()

  /** What somebody else is at work on, if anybody is. */
  find(name: string): Promise<Answer | null> | undefined {
    return this.#flying.get(name)
  }

  start(name: string): Flight<Answer> {
    let answerAll: (answer: Answer | null) => void = () => {}
    const flying = new Promise<Answer | null>((resolve) => (answerAll = resolve))
    this.#flying.set(name, flying)
    const forget = (): void => {
      if (this.#flying.get(name) === flying) this.#flying.delete(name)
    }
    const settle = (answer: Answer | null): void => {
      forget()
      answerAll(answer)
    }
    return { settle, forget }
  }
}
