/** Runs each task after what runs now, in the order given. */
type Later = (task: () => void) => void

type Hear = (event: MessageEvent) => unknown

interface InnerChannel {
  readonly port1: MessagePort
  readonly port2: MessagePort
}

/**
 * Makes stand-ins for `MessageChannel` and `MessagePort` whose messages stay in this window. To the code that uses them
 * they are like the browser's own, but none can be sent to another window: the browser does not know them as ports.
 */
export function innerChannel(later: Later): {
  MessageChannel: new () => InnerChannel
  MessagePort: new () => MessagePort
} {
  let join: (one: InnerPort, other: InnerPort) => void

  class InnerPort extends EventTarget {
    #other: InnerPort | null = null
    /** What has come before the port was started; null from then on. */
    #early: unknown[] | null = []
    #isClosed = false
    #handler: Hear | null = null
    readonly #hear = (event: Event): unknown => this.#handler?.call(this, event as MessageEvent)
    onmessageerror: Hear | null = null

    static {
      join = (one, other) => {
        one.#other = other
        other.#other = one
      }
    }

    get [Symbol.toStringTag](): string {
      return 'MessagePort'
    }

    get onmessage(): Hear | null {
      return this.#handler
    }

    /** Starts the port too, as browsers do. */
    set onmessage(handler: Hear | null) {
      this.#handler = typeof handler === 'function' ? handler : null
      this.addEventListener('message', this.#hear)
      this.start()
    }

    postMessage(message: unknown, given?: Iterable<Transferable> | StructuredSerializeOptions | null): void {
      const transfer = given && Symbol.iterator in given ? [...given] : given?.transfer
      // Throws what the browser's own port throws, also where that is closed.
      const copy: unknown = structuredClone(message, transfer ? { transfer } : {})
      if (this.#other) this.#other.#take(copy)
    }

    start(): void {
      const early = this.#early ?? []
      this.#early = null
      for (const data of early) this.#take(data)
    }

    /** What this port has sent still arrives; what was sent to it does not. */
    close(): void {
      this.#isClosed = true
      this.#early = null
      if (this.#other) this.#other.#other = null
      this.#other = null
    }

    #take(data: unknown): void {
      if (this.#early) this.#early.push(data)
      else later(() => this.#isClosed || this.dispatchEvent(new MessageEvent('message', { data })))
    }
  }

  return {
    MessagePort: InnerPort,
    MessageChannel: class {
      readonly port1 = new InnerPort()
      readonly port2 = new InnerPort()

      constructor() {
        join(this.port1, this.port2)
      }
    },
  }
}
