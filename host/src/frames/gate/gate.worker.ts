import { judgeMessage, type Judged } from './judgeMessage.ts'

/** What the page sends: the port of the frame first, then whatever is for the frame. */
export type ToGate = { port: MessagePort } | { data: unknown; transfer: Transferable[] }
/** What the frame has sent, and how many milliseconds the unpacking took. */
export type FromGate = Judged & { ms: number }

/**
 * Stands between a frame and the page, for this one frame. A message is unpacked by the thread that reads it, and
 * a hostile one can take that thread minutes, or all of its memory: then it is this thread, and the page, which waits
 * for the answer to a ping, ends it.
 */
const page = self as unknown as {
  addEventListener(kind: 'message', listen: (event: MessageEvent<ToGate>) => void): void
  postMessage(message: FromGate, transfer: Transferable[]): void
}
let frame: MessagePort | null = null

page.addEventListener('message', ({ data: order }) => {
  if ('port' in order) {
    frame = order.port
    frame.addEventListener('message', hear)
    frame.start()
  } else frame?.postMessage(order.data, order.transfer)
})

function hear(event: MessageEvent<unknown>): void {
  const began = performance.now()
  const judged = judgeMessage(event.data)
  const bytes = judged.kind === 'envelope' && typeof judged.input === 'object' ? judged.input?.bytes : null
  page.postMessage({ ...judged, ms: performance.now() - began }, bytes ? [bytes.buffer as ArrayBuffer] : [])
}
