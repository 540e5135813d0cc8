import { leaveUnheard } from '../parts/leaveUnheard.ts'
import type { GuardedFrame, PressesInside } from './GuardedFrame.ts'
import { OpenList } from './OpenList.ts'
import type { Running } from './PageSessions.ts'

/** What letters on the page go to: it is typed into, and neither pressed nor chosen from. */
const lettersIn =
  'input:not([type=button], [type=checkbox], [type=color], [type=file], [type=radio], [type=range], [type=submit]), textarea, [contenteditable]'

/** Longer than a pointer that goes back to its list is out of it, and shorter than a hand takes from the pointer to the keys. */
const outMs = 150

/** So often it is looked whether a list is still open. */
const lookMs = 100

/**
 * While a list, a calendar or a menu of a frame is open, a press outside of it closes it, and systems
 * differ in whether anybody else hears of that press. Where nobody does, the keyboard stays in the frame, and what the
 * visitor types for what they pressed comes to the plugin; a list can be made that nobody sees. So the page takes the
 * keyboard, to the field where the pointer is, or to itself, from a stranger's frame
 * - out of which the pointer comes, unless the frame says meanwhile that nothing is open, and
 * - whose list closes with no press or key in there, while the pointer lies outside.
 * Of a page of another site nobody says what is open: there a field gets it where the pointer comes to.
 * A press that the page hears on a frame was not made in it, and brings it nothing.
 * Returns a function that stops.
 */
export function watchEatenPresses(host: Running<GuardedFrame>, page: Document): () => void {
  const stop = new AbortController()
  let leaving: ReturnType<typeof setTimeout> | undefined
  let looks: ReturnType<typeof setInterval> | undefined
  let left: GuardedFrame | null = null
  let over: Element | null = null
  let place = ''
  const lists = new WeakMap<PressesInside, OpenList>()
  const listOf = (frame: GuardedFrame): OpenList | null => {
    const gate = frame.gate()
    if (!gate) return null
    const list = lists.get(gate) ?? new OpenList(gate)
    lists.set(gate, list)
    return list
  }
  const stay = (): void => {
    clearTimeout(leaving)
    left = null
  }
  const holder = (): GuardedFrame | null => {
    const found = [...host.sessions].find(({ hasFocus }) => hasFocus)
    return found && found.running?.firstParty !== true ? found : null
  }
  const take = (frame: GuardedFrame): void => {
    const gate = frame.gate()
    if (gate) lists.delete(gate)
    const next = fieldAt(over) ?? (gate && page.querySelector<HTMLElement>('main'))
    next?.focus({ preventScroll: true })
  }
  const leave = (): void => {
    const frame = left
    stay()
    if (frame !== null && holder() === frame && listOf(frame)?.isOpen !== false) take(frame)
  }
  const point = ({ target, isTrusted, pointerType, screenX, screenY }: PointerEvent): void => {
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
      listOf(frame)?.ask()
      leaving = setTimeout(leave, outMs)
    }
  }
  const look = (): void => {
    const frame = holder()
    const list = frame && listOf(frame)
    if (!list) return
    if (list.isShut && over && !isOver(frame, over)) take(frame)
    else if (frame !== left) list.ask()
  }
  const lookOn = (): void => {
    clearInterval(looks)
    looks = setInterval(look, lookMs)
  }
  const options = { capture: true, signal: stop.signal }
  // It was begun where something else lay, or the browser knew of no frame there yet.
  page.addEventListener('mousedown', (event) => void (isOnFrame(event) && leaveUnheard(event)), options)
  for (const kind of ['pointermove', 'pointerover'] as const) page.addEventListener(kind, point, options)
  page.defaultView?.addEventListener('blur', lookOn, options)
  page.defaultView?.addEventListener('focus', () => clearInterval(looks), options)
  stop.signal.addEventListener('abort', () => (stay(), clearInterval(looks)))
  return () => stop.abort()
}

const isOnFrame = ({ target }: Event): boolean => target instanceof Element && target.matches('.plugin-frame')

const isOver = (session: GuardedFrame, target: Element | null): boolean =>
  target?.closest('.plugin-place-frame')?.contains(session.frame()) === true

/** A press on its label goes to the field, too. */
function fieldAt(target: Element | null): HTMLElement | null {
  const field = target?.closest<HTMLElement>(lettersIn)
  if (field) return field
  const labelled = target?.closest('label')?.control
  return labelled?.matches(lettersIn) ? labelled : null
}
