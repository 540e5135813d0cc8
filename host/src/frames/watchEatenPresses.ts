import type { GuardedFrame } from './GuardedFrame.ts'
import type { Running } from './PageSessions.ts'
import { lettersIn } from './typedIn.ts'

/** Longer than a pointer passes over a field, and shorter than a hand takes from the pointer to the keys. */
const restMs = 150

/**
 * While a list, a calendar, a chooser of colours or a menu of a frame is open, a press outside of it closes it, and systems
 * differ in whether anybody else hears of that press. Where nobody does, the keyboard stays in the frame, and what the
 * visitor types for the field that they pressed comes to the plugin; a list can be made that nobody sees. So a pointer
 * that has come to a field and stays there counts as a press, as long as a stranger's frame has the keyboard.
 * Returns a function that stops.
 */
export function watchEatenPresses(host: Running<GuardedFrame>, page: Document): () => void {
  const stop = new AbortController()
  let rest: ReturnType<typeof setTimeout> | undefined
  let over: HTMLElement | null = null
  let place = ''
  const give = (): void => {
    const holder = [...host.sessions].find(({ hasFocus }) => hasFocus)
    if (holder && holder.running?.firstParty !== true) over?.focus({ preventScroll: true })
    over = null
  }
  const look = ({ target, isTrusted, pointerType, screenX, screenY }: PointerEvent): void => {
    if (!isTrusted || pointerType === 'touch') return
    const before = place
    place = `${screenX} ${screenY}`
    const field = target instanceof Element ? target.closest<HTMLElement>(lettersIn) : null
    if (field === over) return
    clearTimeout(rest)
    // A page that is laid out anew under a pointer that lies still makes such events too.
    over = place === before ? null : field
    if (over) rest = setTimeout(give, restMs)
  }
  const options = { capture: true, signal: stop.signal }
  for (const kind of ['pointermove', 'pointerover'] as const) page.addEventListener(kind, look, options)
  stop.signal.addEventListener('abort', () => clearTimeout(rest))
  return () => stop.abort()
}
