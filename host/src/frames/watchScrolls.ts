import { deafenUnderHead, type DeafArea } from '../parts/deafenPage.ts'
import type { Deafness } from '../parts/Deafness.ts'
import type { GuardedFrame, PressesInside } from './GuardedFrame.ts'
import type { Running } from './PageSessions.ts'
import { wordMs } from './wordMs.ts'

/** So long a scroll may go on by itself: browsers turn a wheel smoothly, and a page goes on when a finger lets go of it. */
const goesOnMs = { wheel: 500, keydown: 500, touchmove: 2_500 }
const kinds = ['wheel', 'keydown', 'touchmove'] as const

/**
 * A frame can scroll the page to itself, and so come under a press that was meant for something else. No browser hinders
 * that, and none tells who scrolled. So after a scroll for which neither the page nor a frame tells of a wheel, a key or a
 * finger, the sections of strangers hear no press until they have stood still for a moment; and their panels, where fingers
 * have made the page larger, so that what is seen of it moves. Returns a function that stops.
 */
export function watchScrolls(host: Running<GuardedFrame>, view: Window): () => void {
  const stop = new AbortController()
  const options = { capture: true, passive: true, signal: stop.signal }
  const deafOnes = new WeakMap<HTMLElement, Deafness>()
  /** When each kind was last made on the page. */
  const madeAt: PressesInside['toldAt'] = {}
  for (const kind of kinds) {
    const hear = ({ isTrusted, timeStamp }: Event): void => void (isTrusted && (madeAt[kind] = timeStamp))
    view.addEventListener(kind, hear, options)
  }
  const deafen = (still: Element | null): void => {
    for (const frame of framesOfStrangers(host).filter((one) => !still?.contains(one))) {
      const before = deafOnes.get(frame)
      if (before?.isDeaf) before.begin()
      else deafOnes.set(frame, deafenUnderHead(boxOf(frame), still))
    }
  }
  const judge = (at: number, still: Element | null): void => {
    const told = [madeAt, ...[...host.sessions].map((one) => one.gate()?.toldAt ?? {})]
    const isByVisitor = kinds.some((kind) => told.some((times) => at < (times[kind] ?? 0) + goesOnMs[kind]))
    if (!isByVisitor) deafen(still)
  }
  // The word of a frame comes later than the scroll.
  const scrolled = ({ currentTarget }: Event): void => {
    const at = performance.now()
    const still = currentTarget === view ? view.document.querySelector('.dock') : null
    setTimeout(() => judge(at, still), wordMs)
  }
  for (const one of [view, view.visualViewport])
    one?.addEventListener('scroll', scrolled, { passive: true, signal: stop.signal })
  return () => stop.abort()
}

function framesOfStrangers({ sessions }: Running<GuardedFrame>): HTMLElement[] {
  const strangers = [...sessions].filter(({ running, expansion }) => !running?.firstParty && !expansion?.isOn)
  return strangers.map((one) => one.frame()).filter((frame) => frame !== null)
}

/** Where it is, also when it has moved on. */
function boxOf(frame: HTMLElement): DeafArea {
  const edge = (name: 'left' | 'right' | 'top' | 'bottom'): number => frame.getBoundingClientRect()[name]
  return {
    get left() {
      return edge('left')
    },
    get right() {
      return edge('right')
    },
    get top() {
      return edge('top')
    },
    get bottom() {
      return edge('bottom')
    },
  }
}
