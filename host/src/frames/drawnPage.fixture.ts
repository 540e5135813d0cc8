import { vi } from 'vitest'
import { Drawing } from './Drawing.ts'
import { DrawingWatch } from './DrawingWatch.ts'
import type { RunningSession } from './RunningSession.ts'

/** One session with its frame. */
class FakeFrame {
  isRunning = true
  hasFocus = false
  isInOtherTab = false
  isBelowWindow = false
  timesHidden = 0
  hiddenAt = Infinity
  running: { firstParty: boolean } | null = { firstParty: false }
  readonly expansion = { isOn: false, isNew: false }
  readonly blamed: string[] = []
  #isPaused = false
  readonly focus = vi.fn<() => void>()
  readonly name: string
  readonly startedAt: number
  #isHidden = false

  constructor(name: string, startedAt: number) {
    this.name = name
    this.startedAt = startedAt
  }

  get hidden(): boolean {
    return this.#isHidden
  }

  set hidden(isHidden: boolean) {
    this.timesHidden += Number(isHidden && !this.#isHidden)
    if (isHidden) this.hiddenAt = Math.min(this.hiddenAt, Date.now())
    this.#isHidden = isHidden
  }

  pause = () => {
    this.hidden = true
    this.#isPaused = true
  }
  resume = async () => {
    if (!this.isRunning) return
    this.hidden = false
    this.#isPaused = false
  }
  frame = () => (this.isRunning && !this.#isPaused ? this : null)
  checkVisibility = () => !this.hidden && !this.isInOtherTab
  getBoundingClientRect = () => (this.isBelowWindow ? { top: 900, bottom: 990 } : { top: 0, bottom: 90 })
  blame = (kind: string) => {
    this.blamed.push(kind)
    this.isRunning = false
  }
}

interface Scene {
  /** While a frame of such a name is displayed, nothing is drawn. */
  culprits?: string[]
  /** While a frame of such a name is there, the browser answers after 700 ms. */
  slowing?: string[]
  /** They stop the drawing also while they are not displayed. */
  areOffScreen?: boolean
  /** So long the browser goes on with the last picture of a culprit. */
  pictureMs?: number
  /** Another page of the browser draws so much by turns, and rests. */
  elsewhere?: { busyMs: number; restMs: number }
}

const ends: (() => void)[] = []

/** Call after each test. */
export function endAll(): void {
  for (const end of ends.splice(0)) end()
}

/** A page with frames, the youngest last, in a browser that draws a picture every 16 ms, or none. */
export function show(
  names: readonly string[],
  { culprits = [], slowing = [], areOffScreen = false, pictureMs = 0, elsewhere }: Scene = {},
) {
  const frames = names.map((name, at) => new FakeFrame(name, at))
  const body = {}
  const beganAt = Date.now()
  let busyUntil = 0
  /** The browser is at one picture for so long, whatever is hidden meanwhile. */
  const hold = (milliseconds: number): void => void (busyUntil = Date.now() + milliseconds)
  const screen = {
    isPrinted: false,
    isStill: false,
    sleptMs: 0,
    asked: 0,
    hold,
    culprits: new Set(culprits),
    slowing: new Set(slowing),
    answerMs: 2,
    questions: 0,
  }
  const defaultView = { innerHeight: 800, matchMedia: () => ({ matches: screen.isPrinted }) }
  const page = { visibilityState: 'visible', activeElement: body, body, defaultView }
  const isDrawn = (): boolean => {
    const isHeldUp = frames.some(
      (one) =>
        screen.culprits.has(one.name) &&
        (areOffScreen ? one.frame() !== null : one.frame()?.checkVisibility()),
    )
    if (isHeldUp) hold(pictureMs)
    const isBusyElsewhere =
      elsewhere !== undefined &&
      (Date.now() - beganAt) % (elsewhere.busyMs + elsewhere.restMs) >= elsewhere.restMs
    return (
      !isHeldUp &&
      !isBusyElsewhere &&
      !screen.isStill &&
      Date.now() >= busyUntil &&
      page.visibilityState === 'visible'
    )
  }
  const waiting: (() => void)[] = []
  const pictures = setInterval(() => isDrawn() && waiting.splice(0).forEach((drawn) => drawn()), 16)
  const drawing = new Drawing(page as unknown as Document, {
    now: () => Date.now() + screen.sleptMs,
    askFrame: (drawn) => {
      screen.asked += 1
      waiting.push(drawn)
    },
    askBrowser: () => {
      screen.questions += 1
      const isSlowed = frames.some((one) => screen.slowing.has(one.name) && one.frame() !== null)
      return new Promise((resolve) => setTimeout(resolve, isSlowed ? 700 : screen.answerMs))
    },
  })
  const sessions = new Set(frames as unknown as RunningSession[])
  const stop = new DrawingWatch({ sessions }, drawing).watch()
  ends.push(stop, () => clearInterval(pictures))
  return {
    page,
    screen,
    stop,
    of: (name: string) => frames.find((one) => one.name === name) as FakeFrame,
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    ended: () => frames.filter(({ blamed }) => blamed.length > 0).map(({ name }) => name),
    hidden: () => frames.filter(({ isRunning, hidden }) => isRunning && hidden).map(({ name }) => name),
    everHidden: () => frames.filter(({ timesHidden }) => timesHidden > 0).map(({ name }) => name),
  }
}
