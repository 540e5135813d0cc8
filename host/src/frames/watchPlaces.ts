import { TokenBucket } from '@msdat/sdk/plugin/bridge/TokenBucket'
import { deafenUnderHead, wholePage, type DeafArea } from '../parts/deafenPage.ts'
import type { Deafness } from '../parts/Deafness.ts'
import { isDisplayed, isStranger } from './AwayFrames.ts'
import { clipUnderBars } from './clipUnderBars.ts'
import type { GuardedFrame, PressesInside } from './GuardedFrame.ts'
import type { Running } from './PageSessions.ts'
import { wordMs } from './wordMs.ts'

/** So long a scroll may go on by itself: browsers turn a wheel smoothly, and a page goes on when a finger lets go of it. */
const goesOnMs = { wheel: 500, keydown: 500, touchmove: 2_500 }
const kinds = ['wheel', 'keydown', 'touchmove'] as const
/** A press on what leads to another place of the page has it scroll. */
const leads = 'a[href], button, summary'
const ledMs = 500
/** A plugin that scrolls without end does not keep the page deaf: scrolls within that time are one. */
const pageDeaf = { capacity: 3, refillPerSecond: 0.05 }
const oneScrollMs = 1_000
/** What moves a frame without a scroll makes the page longer, mostly, and else tells nobody. */
const lookMs = 100
/** While the word of a frame is awaited. */
const listenMs = 20
const nowhere = { left: 0, right: 0, top: 0, bottom: 0 }

/**
 * A frame can scroll the page, or have the page show something by what it selects, and so bring itself or another frame under
 * a press that was meant for something else; out of another one it can take the keyboard then. No browser hinders a scroll,
 * and none tells who made it. So where strangers are, frames that have moved on the screen hear no press until they have
 * stood still for a moment, unless they were scrolled and the page or a frame tells of a wheel, a key or a finger. Nor does
 * the page, where another button of it has come under the pointer, unless one was just pressed. They are deaf at once, in
 * the very picture that shows them there: a plugin can have the page stand still a moment later, and the word of a frame
 * comes after the scroll. Returns a function that stops.
 */
export function watchPlaces(host: Running<GuardedFrame>, view: Window): () => void {
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  // By what stays when a frame is made anew.
  const deafOnes = new WeakMap<GuardedFrame | Window, Deafness>()
  const places = new WeakMap<GuardedFrame, string>()
  /** When each kind was last made on the page. */
  const madeAt: PressesInside['toldAt'] = {}
  const turns = new TokenBucket(pageDeaf)
  let deafenedAt = -Infinity
  let ledAt = -Infinity
  let scrolledTo = scrollOf(view)
  const deafen = (one: GuardedFrame | Window): void => {
    const before = deafOnes.get(one)
    if (before?.isDeaf) before.begin()
    else deafOnes.set(one, 'document' in one ? deafenAround(one.document) : deafenWithin(one, view.document))
  }
  const mayDeafenPage = (at: number): boolean => {
    if (at < ledAt + ledMs) return false
    if (at < deafenedAt + oneScrollMs) return true
    if (!turns.take(1)) return false
    deafenedAt = at
    return true
  }
  const isByVisitor = (at: number): boolean => {
    const told = [madeAt, ...[...host.sessions].map((one) => one.gate()?.toldAt ?? {})]
    return kinds.some((kind) => told.some((times) => at < (times[kind] ?? 0) + goesOnMs[kind]))
  }
  const look = (): void => {
    const sessions = [...host.sessions].filter(isThere)
    const strangers = sessions.filter(isStranger)
    // To ask where something is has the browser lay out the page.
    if (strangers.length === 0) return
    const isScrolled = scrolledTo !== scrollOf(view)
    scrolledTo = scrollOf(view)
    const moved = sessions.filter((one) => {
      const [before, now] = [places.get(one), placeOf(one.frame(), view)]
      places.set(one, now)
      return before !== undefined && before !== now
    })
    const at = performance.now()
    const isByHand = isByVisitor(at)
    const frames = strangers.flatMap((one) => one.frame() ?? [])
    clipUnderBars(frames, view.document, isByHand)
    if (moved.length === 0 || (isScrolled && isByHand)) return
    const deaf = isScrolled && mayDeafenPage(at) ? [...moved, view] : moved
    deaf.forEach(deafen)
    if (isScrolled) listen(deaf, at)
  }
  const listen = (deaf: readonly (GuardedFrame | Window)[], at: number): void => {
    if (isByVisitor(at)) for (const one of deaf) deafOnes.get(one)?.end()
    else if (performance.now() - at < wordMs) setTimeout(() => listen(deaf, at), listenMs)
  }
  const press = ({ isTrusted, target, timeStamp }: Event): void => {
    if (isTrusted && target instanceof Element && target.closest(leads)) ledAt = timeStamp
  }
  view.addEventListener('click', press, { ...options, capture: true })
  for (const kind of kinds) {
    const hear = ({ isTrusted, timeStamp }: Event): void => void (isTrusted && (madeAt[kind] = timeStamp))
    view.addEventListener(kind, hear, { ...options, capture: true })
  }
  // The second is told where fingers have made the page larger, so that what is seen of it moves.
  for (const one of [view, view.visualViewport]) one?.addEventListener('scroll', look, options)
  const length = new ResizeObserver(look)
  length.observe(view.document.body)
  const looks = setInterval(look, lookMs)
  stop.signal.addEventListener('abort', () => (length.disconnect(), clearInterval(looks)))
  return () => stop.abort()
}

/** One that fills the window is where its visitor has put it. */
const isThere = (one: GuardedFrame): boolean => !one.expansion?.isOn && isDisplayed(one)

/** The page, but for its frames. */
const deafenAround = (page: Document): Deafness =>
  deafenUnderHead(wholePage, page.querySelector('.dock'), ...page.querySelectorAll('.plugin-frame'))

/** Also when it has moved on. */
function deafenWithin(one: GuardedFrame, page: Document): Deafness {
  const dock = page.querySelector('.dock')
  const where = (): DeafArea => one.frame()?.getBoundingClientRect() ?? nowhere
  return deafenUnderHead(where, dock?.contains(one.frame()) ? null : dock)
}

function scrollOf({ scrollX, scrollY, visualViewport }: Window): string {
  return [scrollX, scrollY, visualViewport?.offsetLeft, visualViewport?.offsetTop].join()
}

/** Of its corner on the screen. A panel that grows upwards goes on: what it comes over is covered. */
function placeOf(frame: HTMLElement | null, { visualViewport }: Window): string {
  const { left, top } = frame && !frame.closest('.dock') ? frame.getBoundingClientRect() : nowhere
  const { offsetLeft = 0, offsetTop = 0 } = visualViewport ?? {}
  return [left - offsetLeft, top - offsetTop].map(Math.round).join()
}
