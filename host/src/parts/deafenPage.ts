import { Deafness } from './Deafness.ts'
import { followFrames } from './followFrames.ts'
import { leaveUnheard } from './leaveUnheard.ts'

/** Where on the screen, in CSS pixels; without a bottom, all that lies below belongs to it. */
export interface DeafArea {
  left: number
  right: number
  top: number
  bottom?: number
  /** Lies there over part of a frame that is `own`, and goes when the page hears again. */
  cover?: Element
}

export const wholePage: DeafArea = { left: 0, right: Infinity, top: 0 }

/** A function tells where it is now. */
type Where = DeafArea | (() => DeafArea)
type MaybeElement = Element | null | undefined

/** Each area that is deaf now, with what goes on hearing there. */
const deafAreas = new Set<readonly [Where, readonly MaybeElement[]]>()

/**
 * Until what is there now has been on the screen for a moment, no press there does anything, neither in the page nor in
 * a frame of a plugin, but for those of `own`. Nothing is dropped there either. While what is returned is deaf, it can
 * begin anew.
 */
export function deafenPage(where: Where, ...own: readonly MaybeElement[]): Deafness {
  const deafness = new Deafness()
  const stop = new AbortController()
  /** A press that was begun unheard stays so, however long it is held. */
  let isHeld = false
  const isThere = ({ isTrusted, clientX, clientY }: MouseEvent): boolean =>
    isTrusted && touches(areaOf(where), new DOMRect(clientX, clientY, 1, 1))
  const isOwn = (event: Event): boolean => own.some((one) => one && event.composedPath().includes(one))
  const judge = (event: MouseEvent): void => {
    // Without a detail it is a key, which goes where the keyboard is.
    const isByPointer = event.detail > 0 || event.type === 'drop'
    if (!isByPointer || !isThere(event) || isOwn(event)) return
    if (!isHeld && deafness.hears(event.timeStamp)) return
    event.stopImmediatePropagation()
    leaveUnheard(event)
  }
  const listen = <Kind extends keyof WindowEventMap>(
    kinds: readonly Kind[],
    hear: (event: WindowEventMap[Kind]) => void,
  ): void => {
    for (const kind of kinds) window.addEventListener(kind, hear, { capture: true, signal: stop.signal })
  }
  listen(['pointerdown'], (event) => {
    isHeld = isThere(event) && !isOwn(event) && !deafness.hears(event.timeStamp)
    // Dragging begins with it, and it closes a dialog behind which it is. Other deaf places are to know of it.
    if (!isHeld) return
    event.stopPropagation()
    // Of a press on what is disabled nothing else is told.
    if ((event.target as Element).closest(':disabled')) leaveUnheard(event)
  })
  listen(['pointerup', 'pointercancel'], () => {
    if (isHeld) deafness.begin()
    isHeld = false
  })
  listen(['mousedown', 'click', 'auxclick', 'dblclick', 'drop'], judge)
  const entry = [where, own] as const
  deafAreas.add(entry)
  deafenFrames()
  const stopFrames = followFrames(deafness, () => {
    if (!deafness.isDeaf && !isHeld) {
      stopFrames()
      stop.abort()
      deafAreas.delete(entry)
      areaOf(where).cover?.remove()
    }
    deafenFrames()
  })
  return deafness
}

/**
 * The head of the page, its menus and dialogs lie over what moves: what is pressed there was there before, as panels were.
 * In a narrow window the head moves too.
 */
export function deafenUnderHead(where: Where, ...own: readonly MaybeElement[]): Deafness {
  const above = [...document.querySelectorAll('.header, dialog[open]')]
  return deafenPage(where, ...own, ...above.filter((one) => getComputedStyle(one).position !== 'static'))
}

/** A press in a frame never comes to the page, unless the frame takes none. */
function deafenFrames(): void {
  const areas = [...deafAreas].map(([where, own]) => [areaOf(where), own] as const)
  for (const frame of document.querySelectorAll('.plugin-frame')) {
    const box = frame.getBoundingClientRect()
    const isDeaf = areas.some(([area, own]) => touches(area, box) && !own.some((one) => one?.contains(frame)))
    frame.toggleAttribute('data-deaf', isDeaf)
  }
}

const areaOf = (where: Where): DeafArea => (typeof where === 'function' ? where() : where)

const touches = ({ left, right, top, bottom = Infinity }: DeafArea, box: DOMRect): boolean =>
  box.left < right && left < box.right && box.top < bottom && top < box.bottom
