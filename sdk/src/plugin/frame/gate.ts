import { AwaitedAnswers } from '../bridge/AwaitedAnswers.ts'
import type { FromGate, Press, ToGate } from '../bridge/gateMessages.ts'
import { judgeMessage, type Judged } from '../bridge/judgeMessage.ts'

// Stands between a plugin and the page, on a thread of its own, in the process of the frame. A message is unpacked by
// the thread that reads it, and a hostile one can take all memory of the process: then the frame ends, and the page
// goes on. The shell starts it before any plugin code, which has no way to it but one port.

type Tell = (message: FromGate, transfer?: Transferable[]) => void

/** After so long without a message the page is told that all is read. */
const idleAfterMs = 100

const gate = self as unknown as Pick<MessagePort, 'onmessage'>
gate.onmessage = ({ ports: [page, plugin, shell] }) => {
  if (page && plugin && shell) stand({ page, plugin, shell })
}

function stand({ page, plugin, shell }: Record<'page' | 'plugin' | 'shell', MessagePort>): void {
  const tell: Tell = (message, transfer = []) => page.postMessage(message, transfer)
  const answers = new AwaitedAnswers()
  page.onmessage = ({ data }: MessageEvent<ToGate>) => {
    if (!data) return shell.postMessage(data)
    answers.sent(data.data)
    plugin.postMessage(data.data, data.transfer)
  }
  const reading = announceReading(tell)
  plugin.onmessage = (event) => {
    // Before the message is looked at: it may be the last thing that is done here.
    reading()
    hear(event, answers, tell)
  }
  shell.onmessage = ({ data }: MessageEvent<Press>) => tell(data)
}

/** Answers what is called before each message: the page hears of the first of several that come close together. */
function announceReading(tell: Tell): () => void {
  let isReading = false
  let newestAt = 0
  const look = (): void => {
    const leftMs = newestAt + idleAfterMs - performance.now()
    isReading = leftMs > 0
    if (isReading) setTimeout(look, leftMs)
    else tell({ kind: 'idle' })
  }
  return () => {
    newestAt = performance.now()
    if (isReading) return
    isReading = true
    tell({ kind: 'reading' })
    setTimeout(look, idleAfterMs)
  }
}

function hear(event: MessageEvent<unknown>, answers: AwaitedAnswers, tell: Tell): void {
  const began = performance.now()
  const judged = judge(event, answers)
  const bytes = judged.kind === 'envelope' && typeof judged.input === 'object' ? judged.input?.bytes : null
  tell({ ...judged, ms: performance.now() - began }, bytes ? [bytes.buffer as ArrayBuffer] : [])
}

function judge(event: MessageEvent<unknown>, answers: AwaitedAnswers): Judged {
  try {
    return judgeMessage(event.data, answers)
  } catch {
    return { kind: 'forged' }
  }
}
