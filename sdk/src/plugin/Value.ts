/** A value with listeners, in the shape React's useSyncExternalStore takes. */
export class Value<Content> {
  #content: Content
  readonly #listeners = new Set<() => void>()

  constructor(content: Content) {
    this.#content = content
  }

  readonly get = (): Content => this.#content

  readonly set = (content: Content): void => {
    if (Object.is(content, this.#content)) return
    this.#content = content
    this.#listeners.forEach((listener) => listener())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
