import { makeObservable, observableRef, runInAction } from 'mobx'
import type { Theme } from '@msdat/sdk/contracts/appearance'
import type { FrameEvent, Reply } from '@msdat/sdk/contracts/bridge'
import type { Contribution, Permission } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import { expansionOf } from './expansionOf.ts'
import type { FaultKind, FrameFault } from './FrameFault.ts'
import type { FrameHost } from './FrameHost.ts'
import type { FrameMemory } from './FrameMemory.ts'
import type { FrameState } from './FrameState.ts'
import type { FrameGate } from './FrameGate.ts'
import { findRunnable, isAwaiting, isOut } from './findRunnable.ts'
import { Gift } from './Gift.ts'
import { giveHeight } from './giveHeight.ts'
import { isSameRelease } from './isSameRelease.ts'
import { isSmallState } from './isSmallState.ts'
import { leaveTo } from './leaveFrame.ts'
import type { LiveFrame, LiveFrameOptions } from './LiveFrame.ts'
import { makeBoot } from './makeBoot.ts'
import { makeCalls } from './makeCalls.ts'
import { openShared, openSignIn } from './openByPress.ts'
import type { RunningSession } from './RunningSession.ts'
import type { SessionPlace } from './SessionPlace.ts'
import { stopPlugin } from './stopPlugin.ts'
import { tellTopic } from './tellTopic.ts'
import { untilStarted } from './untilStarted.ts'

/** One contribution on the page: starts its frame, follows what becomes of it, and starts it again. */
export class FrameSession implements RunningSession {
  state: FrameState = { status: 'waiting' }
  /** Height of the content in CSS pixels; null until the plugin has told it. */
  height: number | null = null
  /** The first real content is on the screen. */
  isPainted = false
  /** The first method it called for which it has not even asked for the permission. */
  refusedMethod: string | null = null
  readonly plugin: string
  startedAt = 0
  readonly #host: FrameHost
  readonly contribution: string
  readonly #memory: FrameMemory
  #place: SessionPlace | null = null
  #live: LiveFrame | null = null
  #release: Release | null = null
  /** Who starts last wins: an earlier start that comes to its end finds that it is not meant any more. */
  #turn = 0
  #leaveQueue: () => void = () => {}
  #restartTimer: ReturnType<typeof setTimeout> | undefined
  #isPointerBlocked = false
  readonly #gift = new Gift()
  readonly expansion = expansionOf(this, () => this.#host.sessions)

  constructor(host: FrameHost, plugin: string, contribution: string) {
    this.#host = host
    this.plugin = plugin
    this.contribution = contribution
    this.#memory = host.memoryOf(plugin, contribution)
    if (this.#memory.off) this.state = { status: 'off', reason: this.#memory.off }
    makeObservable(this, {
      state: observableRef,
      height: observableRef,
      isPainted: observableRef,
      refusedMethod: observableRef,
    })
  }

  /** The visitor comes near: start, unless it runs already or is off. */
  open(place: SessionPlace): void {
    this.#place = place
    this.#host.sessions.add(this)
    if (this.state.status === 'waiting') this.#start()
    else this.releaseChanged()
  }

  /** The visitor has gone elsewhere; what the plugin wanted kept is there when it starts again. */
  close(): void {
    this.#stop()
    this.#place = null
    this.#host.sessions.delete(this)
    if (this.state.status !== 'off') this.#become(this.#memory.ofPlugin.stopped ?? { status: 'waiting' })
  }

  /** By the visitor's hand, or since what the plugin may do has changed. */
  restart(): void {
    if (this.state.status !== 'waiting' && this.state.status !== 'off') this.#startAnew()
  }

  cameBack(what: 'connection' | 'view'): void {
    if (isAwaiting(this.state, what, this.#live?.hasSpoken === false)) this.restart()
  }

  /** The visitor asks for another try, whatever has happened. */
  reload(): void {
    if (!this.#place) return
    this.#memory.faults.forget()
    this.#memory.off = this.#memory.ofPlugin.stopped = null
    this.#startAnew()
  }

  turnOff(): void {
    this.#stop()
    this.#turnedOff('visitor')
  }

  pause(): void {
    if (this.isRunning) this.#stopAs({ status: 'loading' })
  }

  resume(): Promise<void> {
    if (this.state.status === 'loading' && !this.#live && this.#place) this.#start()
    return untilStarted(this)
  }

  /** The registry lists other plugins or versions than before. */
  releaseChanged(): void {
    if (!this.#host.index) return
    const release = this.#host.findRelease(this.plugin)
    if (!release) this.#stopAs({ status: 'off', reason: 'withdrawn' })
    else if (isOut(this.state) && this.#memory.off) this.#turnedOff(this.#memory.off)
    else if (isOut(this.state) || (this.state.status === 'loading' && !this.#release)) this.#start()
    else if (this.#release && !isSameRelease(release, this.#release)) this.restart()
  }

  get isRunning(): boolean {
    return this.state.status === 'ready' || this.state.status === 'loading'
  }

  get hasFocus(): boolean {
    return this.#live?.hasFocus === true
  }

  get isShownView(): boolean {
    const { point } = this.#release?.contributes.find(({ id }) => id === this.contribution) ?? {}
    return this.isPainted && point !== 'panel' && (this.#place?.container.checkVisibility() ?? false)
  }

  /** Nothing outside the frame counts, nor does what was pressed in the frame before this one. */
  isUsed = (): boolean => this.#live?.isUsed === true
  takePicture = async (): Promise<unknown> => this.#live?.takePicture()
  takeGift = (): boolean => this.#gift.take()
  frame = (): HTMLElement | null => this.#live?.element ?? null
  gate = (): FrameGate | null => this.#live?.gate ?? null

  isGranted = (permission: Permission): boolean =>
    this.#release !== null && this.#host.services.granted(this.#release).includes(permission)

  get running(): Release | null {
    return this.state.status === 'ready' ? this.#release : null
  }

  tell(event: FrameEvent): void {
    const told = event.name === 'theme' ? { ...event, theme: this.#theme } : event
    if (told.name === 'theme') this.#live?.setScheme(told.theme.scheme)
    this.#live?.tell(told)
  }

  focus(from?: 'start' | 'end'): void {
    this.#gift.give(this.#live !== null)
    this.#live?.focus()
    if (from) this.#live?.tell({ name: 'focus', from })
  }

  setPointerBlocked(isBlocked: boolean): void {
    this.#isPointerBlocked = isBlocked
    this.#live?.setPointerBlocked(isBlocked)
  }

  #startAnew(): void {
    if (!this.#place) return
    this.#stop()
    this.#start()
  }

  #start(): void {
    const turn = ++this.#turn
    this.#become(this.#memory.ofPlugin.stopped ?? { status: 'loading' })
    // Without an index nothing may run; releaseChanged() comes back here when there is one.
    if (!this.#host.index || this.#memory.ofPlugin.stopped) return
    const found = findRunnable(this.#host.findRelease(this.plugin), this.contribution)
    if ('off' in found) return this.#become({ status: 'off', reason: found.off })
    this.#release = found.release
    const kind = this.#host.hindranceOf(found.release)
    if (kind) return this.#become({ status: 'failed', kind, message: '' })
    void this.#startInTurn(turn, found.release, found.contribution)
  }

  async #startInTurn(turn: number, release: Release, contribution: Contribution): Promise<void> {
    const leaveQueue = await this.#host.queue.enter()
    if (turn === this.#turn && this.#place) this.#host.beginFrame({ ...this.#place, release })
    const address = await this.#host.addressOf(this.plugin, this.isGranted('network'))
    const place = this.#place
    if (turn !== this.#turn || !place) return leaveQueue()
    this.#leaveQueue = leaveQueue
    this.startedAt = performance.now()
    const theme = this.#theme
    const options: LiveFrameOptions = {
      boot: makeBoot(this.#host, { release, contribution, place, theme, state: this.#memory.state }),
      call: this.#callsOf(release),
      onReady: () => this.#ready(release),
      onFault: (kind, message) => this.#host.failures.happened(this, kind, message),
      onError: (message) => this.#report('threw', message),
      onEscape: () => this.#leave('title'),
      onState: (state) => void (isSmallState(state) && (this.#memory.state = state)),
    }
    this.#live = this.#host.makeFrame({ ...place, address, release }, contribution.id, options)
    this.#live.setPointerBlocked(this.#isPointerBlocked)
    this.#live.setScheme(theme.scheme)
  }

  #ready(release: Release): void {
    this.#leaveQueue()
    this.#host.booted(release, performance.now() - this.startedAt)
    this.#become({ status: 'ready' })
    this.#host.sessionIsReady(this)
  }

  #callsOf(release: Release): (name: unknown, input: unknown) => Promise<Reply<unknown>> {
    return makeCalls(this.#host, {
      release,
      contribution: this.contribution,
      asking: this,
      onRefused: (method, permission) => {
        runInAction(() => (this.refusedMethod ??= method))
        this.#report('refused_call', `It called ${method} without the permission ${permission}.`)
      },
      session: {
        'settings.set': (change) => this.#place?.settings.change(change) ?? {},
        'ui.resize': ({ height }) => this.#learn(() => giveHeight(this, height, release.firstParty)),
        'ui.cite': ({ ids }) => this.#host.cited.name(this, release, ids),
        'ui.leave': ({ to }) => this.#learn(() => this.#leave(to)),
        'ui.expand': ({ isExpanded }) => ({ isExpanded: this.expansion.ask(isExpanded) }),
        'ui.shareCard': (card) => openShared(this.#host.services, card, this),
        'reviews.signIn': () => openSignIn(this.#host.services, this),
        'ui.painted': () => this.#learn(() => (this.isPainted = this.#host.isDrawn = true)),
        'events.publish': (told) => tellTopic(this.#host.sessions, { release, session: this }, told),
      },
    })
  }

  /** Removes the frame for what it did, and decides whether it may try again. */
  blame(kind: FaultKind, message: string): void {
    const failed = { status: 'failed', kind, message } as const
    this.#stop()
    // What an earlier visit knew of the way to frames may be wrong on this network: then there is one more try.
    if (kind === 'unreachable') return this.#host.mode.doubt() ? this.#start() : this.#become(failed)
    if (kind === 'took_focus') stopPlugin(this.#host.sessions, this, this.#memory.ofPlugin, failed)
    this.#report(kind, message)
    const next = this.#memory.faults.add(Date.now())
    if (next === 'off') this.#turnedOff('faults')
    else if (kind === 'unresponsive' || (kind === 'unreadable' && this.#release?.firstParty)) {
      this.#become({ status: 'not-responding', restartsAt: Date.now() + next })
      this.#restartTimer = setTimeout(() => this.restart(), next)
    } else this.#become(failed)
  }

  #turnedOff(reason: FrameMemory['off'] & string): void {
    this.#memory.off = reason
    this.#become({ status: 'off', reason })
  }

  #stopAs(state: FrameState): void {
    this.#stop()
    this.#become(state)
  }

  #stop(): void {
    this.#turn += 1
    clearTimeout(this.#restartTimer)
    this.#leaveQueue()
    this.#live?.destroy()
    this.#live = null
    this.expansion.set(false)
    if (this.#place) this.#host.warmed.drop(this.#place.container)
    this.#host.cited.drop(this)
    runInAction(() => Object.assign(this, { isPainted: false, refusedMethod: null }))
  }

  #report(kind: FrameFault['kind'], message: string): void {
    const version = this.#release?.version ?? this.#host.findRelease(this.plugin)?.version ?? '0.0.0'
    this.#host.reportFault({ plugin: this.plugin, version, kind, message }, this.contribution)
  }

  #learn(change: () => unknown): object {
    runInAction(change)
    return {}
  }

  #leave(to: 'title' | 'next' | 'previous'): void {
    if (this.#place && this.#live?.gate.isHeld) leaveTo(to, { ...this.#place, frame: this.#live.element })
  }

  get #theme(): Theme {
    return this.#host.services.theme(this.#place?.scheme)
  }

  #become(state: FrameState): void {
    runInAction(() => (this.state = state))
    this.#host.noteRunning()
  }
}
