import { connect, PortMessenger, Reply, type Methods } from 'penpal'

export interface PortConnection<Remote> {
  /** Settles when both sides have found each other. */
  remote: Promise<Remote>
  destroy(): void
}

/** What penpal needs of a port. */
export interface PortLike {
  postMessage(message: unknown, options?: { transfer?: Transferable[] }): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  start(): void
  close(): void
}

/**
 * Penpal over one transferred port, which is the only way it is used here: a window messenger would listen to
 * whoever can reach the window. Methods lie in an object without prototype, so that a path such as
 * `constructor` finds nothing.
 */
export function connectPort<Remote>(port: PortLike, methods: Methods): PortConnection<Remote> {
  const own: Methods = Object.assign(Object.create(null), methods)
  const { promise, destroy } = connect<Methods>({
    messenger: new PortMessenger({ port: port as unknown as MessagePort }),
    methods: own,
  })
  return { remote: promise as Promise<unknown> as Promise<Remote>, destroy }
}

/** Marks buffers of an answer to be handed over instead of copied. */
export function withTransfer<Value>(value: Value, transferables: Transferable[]): Value {
  return new Reply(value, { transferables }) as unknown as Value
}
