import { call } from '@msdat/sdk/http/call'
import { reportFrameFigures } from '@msdat/sdk/contracts/frameFigures'
import type { FrameFigures } from './FrameFigures.ts'

const everyMs = 5 * 60_000

/** Reports what was counted now and then, and when the visitor goes elsewhere. What cannot be sent is lost. */
export function sendFigures(figures: FrameFigures): void {
  const send = (): void => {
    const report = figures.take()
    if (!report) return
    call(reportFrameFigures, report, {
      fetch: (path, request) => fetch(path, { ...request, keepalive: true }),
    }).catch(() => undefined)
  }
  setInterval(send, everyMs)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
}
