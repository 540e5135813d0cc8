import { BrowserSearch } from './BrowserSearch.ts'
import { FrameTakings } from './FrameTakings.ts'
import { giveBack } from './giveBack.ts'
import type { GuardedFrame } from './GuardedFrame.ts'
import { graceMs, holderLookMs, pressMs, suspectLookMs } from './guardTimes.ts'
import { isPressed } from './isPressed.ts'
import { isReachable } from './isReachable.ts'
import { isStolen } from './isStolen.ts'
import { isVouched, needsNoWord, type Move } from './isVouched.ts'
import { LatePresses } from './LatePresses.ts'
import { LeadingTab } from './LeadingTab.ts'
import type { Running } from './PageSessions.ts'
import { Pointing } from './Pointing.ts'
import type { Taking } from './Taking.ts'
import { tellHeld } from './tellHeld.ts'
import { chosenIn, pressedFor, typedIn } from './typedIn.ts'
import { wordMs } from './wordMs.ts'

/** Where a frame is, or was meant to be. */
const ofFrames = '.plugin-place-frame, .plugin-cover'

/**
 * Sees to it that a frame has the keyboard only where the visitor, or the page, gave it. Browsers let any frame take it,
 * also one that is inert or not displayed. The page learns of it in a few milliseconds; then the frame goes, and the keyboard is back.
 *
 * The page does not see a press inside a frame. It learns from the browser that there was one somewhere within some
 * seconds, which may have been a key in a field of the page; and the shell of the frame tells of it, which no plugin can.
 * So while a field has the keyboard, only the word of the shell counts, of a press within seconds and after the last
 * key. Meanwhile frames let the pointer through to the page, until it has come over one, or lies there and no key comes.
 *
 * So it is too after a press on an empty place of the page, or on its words: a plugin may have brought them there, where a
 * field was meant.
 *
 * Where a frame or a button of the page has it, a press may have been meant for that. There the shells are asked, and
 * what none of them vouches for is counted: see isVouched and FrameTakings. That holds too for what a frame did while
 * the page stood still, and for one that has gone on by the time it is judged.
 * A frame can also call the keyboard out of another one, to nowhere on the page; then it is given back.
 *
 * Nobody tells of a press in a page of another site. So all the while that a field has the keyboard, such a page lets
 * the pointer through: the first press there leaves the field, and from then on it is a frame like others.
 */
export class KeyboardGuard {
  readonly #host: Running<GuardedFrame>
  readonly #page: Document
  readonly #onTheft: () => void
  /** Where the keyboard was last on the page. */
  #last: HTMLElement | null = null
  /** The frame that has it, with what stands for it on the page. */
  #holder: Move['holder'] = null
  readonly #takings = new FrameTakings()
  readonly #latePresses = new LatePresses()
  #looks: ReturnType<typeof setInterval> | undefined
  /** When the keyboard last moved. */
  #movedAt = 0
  /** How often it has come to something on the page, or that was pressed. */
  #moves = 0
  /** By which move a frame has taken it, where a word of its shell may be on its way. */
  readonly #awaited = new WeakMap<GuardedFrame, number>()
  #pressedAt = -Infinity
  /** When the last key was pressed on the page, or a field got the keyboard. */
  #keyedAt = -Infinity
  /** The page was pressed where nothing is pressed for something. */
  #isNowhere = false
  readonly #pointing: Pointing
  readonly #tab = new LeadingTab()
  readonly #search = new BrowserSearch()

  /** `onTheft`: a frame is stopped. An open list of the page is shut by then: a press on it would meet what lies behind. */
  constructor(host: Running<GuardedFrame>, page: Document, onTheft = () => {}) {
    this.#host = host
    this.#page = page
    this.#onTheft = onTheft
    this.#pointing = new Pointing(page, () => ({ isTyping: this.#isTyping, keyedAt: this.#keyedAt }))
  }

  /** Returns a function that stops. */
  watch(): () => void {
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    this.#page.addEventListener('focusin', ({ target }) => this.#focused(target), options)
    this.#page.addEventListener('keydown', (event) => this.#keyed(event), options)
    this.#page.addEventListener('mousedown', (event) => this.#pressed(event), options)
    for (const kind of ['pointermove', 'pointerover', 'pointerdown'] as const)
      this.#page.addEventListener(kind, (event) => this.#pointed(event), options)
    this.#page.defaultView?.addEventListener('blur', () => this.#judge(), options)
    this.#page.defaultView?.addEventListener('focus', () => this.#returned(), options)
    stop.signal.addEventListener('abort', () => clearInterval(this.#looks))
    return () => stop.abort()
  }

  /** Also where the field has gone meanwhile: the hands still type. */
  get #isTyping(): boolean {
    return this.#isNowhere || this.#last?.matches(typedIn) === true
  }

  get #hasDialog(): boolean {
    return this.#page.querySelector('dialog:modal') !== null
  }

  #focused(target: EventTarget | null): void {
    const element = target instanceof HTMLElement ? target : null
    if (element?.matches('.plugin-frame')) return this.#judge()
    // What was given and did not arrive is given no more.
    for (const one of this.#host.sessions) one.takeGift()
    this.#last = element
    this.#isNowhere &&= element?.matches(pressedFor) !== true
    this.#moves += 1
    this.#tab.over()
    this.#setHolder(null)
    if (this.#isTyping) this.#keyedAt = performance.now()
    this.#pointing.beginAnew()
  }

  /** The page has the keyboard again; what called it out of a frame without a press does not get that far. */
  #returned(): void {
    const holder = this.#holder
    if (!holder) return clearInterval(this.#looks)
    const { activeElement, body } = this.#page
    const isNowhere = activeElement === holder.frame || (activeElement === body && !this.#hasDialog)
    const isPressedHere = performance.now() - this.#pressedAt < pressMs
    const isCalled = isNowhere && !isPressedHere && holder.session.isRunning
    // A browser that is just moving the keyboard does not move it again.
    if (isCalled) setTimeout(() => this.#holder === holder && holder.session.focus())
    else if (activeElement !== holder.frame) this.#setHolder(null)
  }

  #keyed(event: KeyboardEvent): void {
    if (!event.isTrusted) return
    this.#tab.keyed(event, this.#page)
    this.#keyedAt = performance.now()
    this.#pointing.beginAnew()
  }

  /** Fingers that scroll make no such event. */
  #pressed({ target, isTrusted }: MouseEvent): void {
    if (!isTrusted || !(target instanceof Element) || target.closest(ofFrames)) return
    this.#isNowhere = target.closest(pressedFor) === null
    // What a frame takes from now on is judged apart from what it took before.
    this.#moves += 1
    this.#pointing.beginAnew()
  }

  /** A page that is laid out anew under a pointer that lies still makes such events too, without a way. */
  #pointed({ type, target, isTrusted, pointerType, movementX, movementY, timeStamp }: PointerEvent): void {
    if (!isTrusted || !(target instanceof Element)) return
    const place = target.closest(ofFrames)
    const isEmbedded = place?.matches('.embedded-place') === true
    this.#pointing.isOverFrame = (place !== null && !isEmbedded) || pointerType === 'touch'
    if (type === 'pointerover')
      return target.matches('.plugin-frame') ? this.#takings.pointed(target) : undefined
    const isPress = type === 'pointerdown'
    if (isPress) {
      // Browsers tell of nothing else there.
      this.#isNowhere ||= target.closest(':disabled') !== null
      this.#pressedAt = performance.now()
      this.#latePresses.pressedOnPage(timeStamp)
    } else if (movementX === 0 && movementY === 0) return
    this.#takings.pointed(target)
    const isInField = this.#isTyping && (isEmbedded || this.#last?.matches(chosenIn) === false)
    if (place && isPress && isInField) {
      this.#last?.blur()
      this.#forget()
    } else this.#pointing.beginAnew()
  }

  #judge(): void {
    const taker = this.#taker
    if (!taker || this.#awaited.get(taker) === this.#moves) return
    // Until the page has it again, browsers do not tell who takes it next.
    if (!this.#holder) this.#lookEach(holderLookMs)
    const hasGift = taker.takeGift()
    if (taker === this.#holder?.session || this.#search.leadsTo(taker, this.#page)) return
    const canGoThere = isReachable(taker.frame())
    if (hasGift || (canGoThere && this.#tab.leadsTo(this.#page.activeElement, this.#last)))
      return this.#hold(taker)
    if (this.#hasDialog || !canGoThere) return this.#takeBack(taker)
    if (this.#isTyping && (!this.#pointing.isOn || !taker.gate())) return this.#takeBack(taker)
    const taking = this.#takingOf(taker)
    if (this.#isAllowed(taking)) return this.#hold(taker)
    const hasShell = taker.gate() ?? taking.holder?.session.gate()
    if (!hasShell && this.#isPressed) return this.#settle(taking)
    this.#awaited.set(taker, this.#moves)
    const leftMs = this.#takings.leftOf(this.#isTyping || this.#isPressed ? wordMs : graceMs)
    setTimeout(() => this.#settle(taking), leftMs)
  }

  #takingOf(taker: GuardedFrame): Taking {
    const { body, activeElement } = this.#page
    const frame = activeElement as HTMLElement
    const from = this.#holder?.frame ?? this.#last
    return {
      taker,
      frame,
      holder: this.#holder,
      from: from?.isConnected && from !== body ? from : null,
      isFromField: this.#isTyping,
      move: this.#moves,
      isPointedAt: this.#takings.isPointedAt(frame),
      // A key in a field counts as a press, and so does a press in another frame: this one has to have been pressed.
      heldSince: this.#isTyping ? Math.max(this.#keyedAt, this.#pressedAt) : this.#movedAt,
      takenAt: performance.now(),
    }
  }

  #isAllowed(taking: Taking): boolean {
    if (taking.isFromField) return this.#latePresses.isPressedSince(taking.taker, taking.heldSince)
    // A press that opens a list is used up by that: browsers tell of it no more.
    return isVouched(taking) || (this.#isPressed && taking.from === null && needsNoWord(taking))
  }

  /** All that the shells have to tell is there. */
  #settle(taking: Taking): void {
    const { taker } = taking
    // What it has taken since, perhaps from a field, is judged apart.
    const isLast = taking.move === this.#moves
    if (isLast) this.#awaited.delete(taker)
    const isThere = isLast && this.#taker === taker
    const isGone = !taker.isRunning || taker.frame() !== taking.frame || (!isThere && !this.#isPressed)
    if (isGone) {
      const { activeElement, body } = this.#page
      // It may have ended itself, with the keyboard in it.
      if (isLast && activeElement === body) this.#toOwner(taking.holder)()
      return
    }
    const isGiven = (isThere && taker.takeGift()) || this.#isAllowed(taking)
    if (!isGiven && isStolen(taking, this.#takings, this.#isPressed)) this.#takeBack(taker)
    else if (isThere && (isGiven || needsNoWord(taking))) this.#hold(taker)
    else if (isThere) this.#giveBackLater(taker, this.#toOwner(taking.holder))
  }

  get #taker(): GuardedFrame | undefined {
    return [...this.#host.sessions].find(({ hasFocus }) => hasFocus)
  }

  /** A press somewhere, within the last seconds; where no field has the keyboard, that is enough. */
  get #isPressed(): boolean {
    const view = this.#page.defaultView
    return !view || isPressed(view.navigator)
  }

  #hold(session: GuardedFrame): void {
    const frame = this.#page.activeElement
    this.#setHolder(frame instanceof HTMLElement ? { session, frame } : null)
    this.#tab.over()
    this.#forget()
  }

  /** What the page had the keyboard for is over. */
  #forget(): void {
    this.#last = null
    this.#isNowhere = false
    this.#pointing.over()
  }

  #setHolder(holder: Move['holder']): void {
    clearInterval(this.#looks)
    if (holder) this.#lookEach(this.#takings.isSuspect(holder.session) ? suspectLookMs : holderLookMs)
    this.#movedAt = performance.now()
    tellHeld(this.#holder, holder)
    this.#holder = holder
    this.#takings.moved(holder?.frame ?? null)
  }

  #lookEach(ms: number): void {
    clearInterval(this.#looks)
    this.#looks = setInterval(() => this.#judge(), ms)
  }

  /** Gives it to whom it belongs as of now, also when called later. */
  #toOwner(holder = this.#holder): () => void {
    const last = this.#last
    return () => giveBack(holder, last, this.#page)
  }

  /** A browser that is just moving the keyboard does not move it again, and the frame stays. */
  #giveBackLater(taker: GuardedFrame, toOwner: () => void): void {
    this.#awaited.set(taker, this.#moves)
    setTimeout(() => {
      this.#awaited.delete(taker)
      if (taker.hasFocus) toOwner()
      if (taker.hasFocus) this.#takeBack(taker)
    })
  }

  #takeBack(taker: GuardedFrame): void {
    const holder = this.#holder
    const toOwner = this.#toOwner()
    const isLate = !this.#hasDialog && this.#isTyping && this.#latePresses.excuses(taker)
    if (isLate || this.#search.hasLedTo(taker)) return this.#giveBackLater(taker, toOwner)
    const cover = [...this.#host.sessions].find(({ expansion }) => expansion?.isNew)
    if (cover && cover !== taker) return this.#giveBackLater(taker, () => cover.focus())
    const wasThere = taker.hasFocus
    taker.blame('took_focus', 'It took the keyboard without a press.')
    this.#onTheft()
    // All frames of its plugin are gone by now.
    const { activeElement, body } = this.#page
    if (!wasThere && activeElement !== body && activeElement !== holder?.frame) return
    toOwner()
  }
}
