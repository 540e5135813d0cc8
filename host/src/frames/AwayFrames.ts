import type { GuardedFrame } from './GuardedFrame.ts'

export const isDisplayed = (session: GuardedFrame): boolean => session.frame()?.checkVisibility() ?? false

export const isStranger = ({ running }: GuardedFrame): boolean => !running?.firstParty

/** Something runs in it that is not our own, displayed or not. */
export const isAtWork = (session: GuardedFrame): boolean => session.frame() !== null && isStranger(session)

/** Frames that are taken away for a while, to see what the page does without them. */
export class AwayFrames {
  /** In this order they are taken away. */
  readonly suspects: readonly GuardedFrame[]
  readonly strangers: readonly GuardedFrame[]
  readonly #wasDisplayed: ReadonlySet<GuardedFrame>
  #away: GuardedFrame[] = []

  constructor(suspects: readonly GuardedFrame[]) {
    this.suspects = suspects
    this.strangers = suspects.filter(isStranger)
    this.#wasDisplayed = new Set(suspects.filter(isDisplayed))
  }

  get areAll(): boolean {
    return this.#away.length === this.suspects.length
  }

  /** Whether each is there, or away, as it was left, and displayed as it was in the beginning. */
  get isAsLeft(): boolean {
    return this.suspects.every((one) => {
      if (this.#away.includes(one)) return !isDisplayed(one)
      return one.frame() !== null && isDisplayed(one) === this.#wasDisplayed.has(one)
    })
  }

  take(one: GuardedFrame): void {
    if (this.strangers.includes(one)) one.pause()
    else setHidden(one, true)
    this.#away.push(one)
  }

  /** Takes the others away too. Returns all, who was taken away last first. */
  takeAll(): GuardedFrame[] {
    const taken = this.#away.toReversed()
    const others = this.suspects.filter((one) => !this.#away.includes(one))
    for (const one of others) this.take(one)
    return [...taken, ...others]
  }

  async bring(one: GuardedFrame): Promise<void> {
    this.#away = this.#away.filter((other) => other !== one)
    if (this.strangers.includes(one)) await one.resume()
    else setHidden(one, false)
  }

  async bringAll(): Promise<void> {
    await Promise.all(this.#away.map((one) => this.bring(one)))
  }
}

/** Not taken off the page: it keeps all that it holds. */
function setHidden(session: GuardedFrame, isHidden: boolean): void {
  const frame = session.frame()
  if (frame) frame.hidden = isHidden
}
