import type { FromGate, ToGate } from './gate.worker.ts'

/**
 * The page's end of a frame's port. What the frame sends has been unpacked and judged by a thread of its own;
 * `deliver` hands on what is for those who listen here as they would to a port.
 */
export class FrameGate extends EventTarget {
  readonly #worker: Worker

  constructor(
    worker: Worker,
    { onMessage, onError }: { onMessage: (message: FromGate) => void; onError: () => void },
  ) {
    super()
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<FromGate>) => onMessage(data))
    worker.addEventListener('error', onError)
  }

  /** From here on the port belongs to the worker. */
  take(port: MessagePort): void {
    this.#worker.postMessage({ port } satisfies ToGate, [port])
  }

  postMessage(data: unknown, { transfer = [] }: { transfer?: Transferable[] } = {}): void {
    this.#worker.postMessage({ data, transfer } satisfies ToGate, transfer)
  }

  deliver(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** A port waits for this; here all is on its way already. */
  start(): void {}

  close(): void {
    this.#worker.terminate()
  }
}
