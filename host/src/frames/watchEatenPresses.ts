import type { GuardedFrame } from './GuardedFrame.ts'
import type { Running } from './PageSessions.ts'

/** What letters on the page go to: it is typed into, and neither pressed nor chosen from. */
const lettersIn =
  'input:not([type=button], [type=checkbox], [type=color], [type=file], [type=radio], [type=range], [type=submit]), textarea, [contenteditable]'

/** Longer than a pointer that goes back to its list is out of it, and shorter than a hand takes from the pointer to the keys. */
const outMs = 150

/**
 * While a list, a calendar, a chooser of colours or a menu of a frame is open, a press outside of it closes it, and systems
 * differ in whether anybody else hears of that press. Where nobody does, the keyboard stays in the frame, and what the
 * visitor types for what they pressed comes to the plugin; a list can be made that nobody sees. So a pointer that comes
 * out of a stranger's frame in which something may be open takes the keyboard along: to the field where it is, or to the
 * page. Of a page of another site nobody tells what may be open, so there only a field gets it.
 * Returns a function that stops.
 */
export function watchEatenPresses(host: Running<GuardedFrame>, page: Document): () => void {
  const stop = new AbortController()
  let leaving: ReturnType<typeof setTimeout> | undefined
  let left: GuardedFrame | null = null
  let over: Element | null = null
  let place = ''
  const stay = (): void => {
    clearTimeout(leaving)
    left = null
  }
  const holder = (): GuardedFrame | null => {
    const found = [...host.sessions].find(({ hasFocus }) => hasFocus)
    return found && found.running?.firstParty !== true && found.gate()?.mayHaveList !== false ? found : null
  }
  const leave = (): void => {
    const frame = left
    stay()
    if (frame === null || holder() !== frame) return
    const next = fieldAt(over) ?? (frame.gate() && page.querySelector<HTMLElement>('main'))
    next?.focus({ preventScroll: true })
  }
  const look = ({ target, isTrusted, pointerType, screenX, screenY }: PointerEvent): void => {
    if (!isTrusted || pointerType === 'touch') return
    const before = place
    place = `${screenX} ${screenY}`
    over = target instanceof Element ? target : null
    const frame = holder()
    // A page that is laid out anew under a pointer that lies still makes such events too.
    if (!frame || isOver(frame, over)) stay()
    else if (frame !== left && place !== before) {
      stay()
      left = frame
      leaving = setTimeout(leave, outMs)
    }
  }
  const options = { capture: true, signal: stop.signal }
  for (const kind of ['pointermove', 'pointerover'] as const) page.addEventListener(kind, look, options)
  stop.signal.addEventListener('abort', stay)
  return () => stop.abort()
}

const isOver = (session: GuardedFrame, target: Element | null): boolean =>
  target?.closest('.plugin-place-frame')?.contains(session.frame()) === true

/** A press on its label goes to the field, too. */
function fieldAt(target: Element | null): HTMLElement | null {
  const field = target?.closest<HTMLElement>(lettersIn)
  if (field) return field
  const labelled = target?.closest('label')?.control
  return labelled?.matches(lettersIn) ? labelled : null
}
