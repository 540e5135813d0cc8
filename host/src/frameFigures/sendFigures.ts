import { call } from '@msdat/sdk/http/call'
import type { FrameFigures } from './FrameFigures.ts'

const everyMs = 5 * 60_000
/** The first chart comes first. When the visitor leaves, it is too late to fetch anything. */
const fetchAfterMs = 10_000

const contract = () => import('@msdat/sdk/contracts/frameFigures')

/** Reports what was counted now and then, and when the visitor goes elsewhere. What cannot be sent is lost. */
export function sendFigures(figures: FrameFigures): void {
  const send = async (): Promise<void> => {
    const { reportFrameFigures } = await contract()
    const report = figures.take()
    if (!report) return
    await call(reportFrameFigures, report, {
      fetch: (path, request) => fetch(path, { ...request, keepalive: true }),
    })
  }
  const trySending = (): void => void send().catch(() => undefined)
  setTimeout(() => void contract().catch(() => undefined), fetchAfterMs)
  setInterval(trySending, everyMs)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') trySending()
  })
}
