import type { FromGate, ToGate } from '../bridge/gateMessages.ts'
import { judgeMessage, type Judged } from '../bridge/judgeMessage.ts'

// Stands between a plugin and the page, on a thread of its own, in the process of the frame. A message is unpacked by
// the thread that reads it, and a hostile one can take all memory of the process: then the frame ends, and the page
// goes on. The shell starts it before any plugin code, which has no way to it but one port.

type Tell = (message: FromGate, transfer?: Transferable[]) => void

const gate = self as unknown as Pick<MessagePort, 'addEventListener'>
gate.addEventListener(
  'message',
  ({ ports: [page, plugin, shell] }) => {
    if (page && plugin && shell) stand({ page, plugin, shell })
  },
  { once: true },
)

function stand({ page, plugin, shell }: Record<'page' | 'plugin' | 'shell', MessagePort>): void {
  const tell: Tell = (message, transfer = []) => page.postMessage(message, transfer)
  page.addEventListener('message', ({ data }: MessageEvent<ToGate>) =>
    plugin.postMessage(data.data, data.transfer),
  )
  plugin.addEventListener('message', (event) => hear(event, tell))
  shell.addEventListener('message', () => tell({ kind: 'pressed' }))
  for (const port of [page, plugin, shell]) port.start()
}

function hear(event: MessageEvent<unknown>, tell: Tell): void {
  // Before the message is looked at: it may be the last thing that is done here.
  tell({ kind: 'reading' })
  const began = performance.now()
  const judged = judge(event)
  const bytes = judged.kind === 'envelope' && typeof judged.input === 'object' ? judged.input?.bytes : null
  tell({ ...judged, ms: performance.now() - began }, bytes ? [bytes.buffer as ArrayBuffer] : [])
}

function judge(event: MessageEvent<unknown>): Judged {
  try {
    return judgeMessage(event.data)
  } catch {
    return { kind: 'forged' }
  }
}
