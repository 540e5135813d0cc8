import type { FrameEvent } from '@msdat/sdk/contracts/bridge'
import { faultTextLength } from '@msdat/sdk/contracts/faultText'
import { localFrameName } from '@msdat/sdk/contracts/localPlugin'
import type { Index, Release } from '@msdat/sdk/contracts/registry'
import { action, makeObservable, observableRef, reaction } from 'mobx'
import type { Selection } from '@msdat/sdk/contracts/selection'
import { Cited } from './Cited.ts'
import type { CrashNote } from './CrashNote.ts'
import { DataBroker } from './DataBroker.ts'
import { endHoarder } from './endHoarder.ts'
import { FaultCount } from './FaultCount.ts'
import { FrameFailures } from './FrameFailures.ts'
import type { FrameFault, Hindrance } from './FrameFault.ts'
import type { FrameMemory, PluginMemory } from './FrameMemory.ts'
import { FrameRecords } from './FrameRecords.ts'
import type { FrameMode } from './FrameMode.ts'
import type { HostServices } from './HostServices.ts'
import { LocalFaults } from './LocalFaults.ts'
import { LiveFrame, type LiveFrameOptions } from './LiveFrame.ts'
import type { ModuleStore } from './ModuleStore.ts'
import { PermissionLedger } from './PermissionLedger.ts'
import { PluginGuards } from './PluginGuards.ts'
import type { RunningSession } from './RunningSession.ts'
import { Semaphore } from './Semaphore.ts'
import { FrameShell } from './FrameShell.ts'
import { loadShared, loadSharedAhead } from './loadShared.ts'
import { typedIn } from './typedIn.ts'
import { WaitingCommands } from './WaitingCommands.ts'
import { WarmedFrames, type FramePlace } from './WarmedFrames.ts'

export interface FrameHostOptions {
  services: HostServices
  modules: ModuleStore
  mode: Pick<FrameMode, 'current' | 'addressOf' | 'doubt'> & Partial<Pick<FrameMode, 'likelyAddressOf'>>
  /** Without it, plugins start whatever became of the page before. */
  crashes?: CrashNote
}

/** What all frames of a page share: the index, the modules, the queue, the ledger, and who is running. */
export class FrameHost {
  readonly services: HostServices
  readonly modules: ModuleStore
  readonly mode: FrameHostOptions['mode']
  readonly #crashes: CrashNote | undefined
  /** A plugin that has not started after 5 s keeps no other waiting. */
  readonly queue = new Semaphore(3, 5_000)
  readonly ledger = new PermissionLedger()
  readonly records = new FrameRecords()
  readonly localFaults = new LocalFaults()
  readonly data: DataBroker
  readonly warmed = new WarmedFrames(this)
  readonly failures = new FrameFailures(this)
  readonly sessions = new Set<RunningSession>()
  readonly cited = new Cited()
  index: Index | null = null
  /** Unsigned, from the visitor's own machine; it runs in place of the listed plugin of its id. */
  local: Release | null = null
  /** The first plugin of the page has drawn what it has to show. */
  isDrawn = false
  readonly #commands = new WaitingCommands()
  #selectionWaiters: ((selection: Selection) => void)[] = []
  readonly #memories = new Map<string, FrameMemory>()
  readonly #pluginMemories = new Map<string, PluginMemory>()
  /** The time that the messages and answers of a plugin take, over all its frames. */
  readonly #guards = new PluginGuards()

  constructor({ services, modules, mode, crashes }: FrameHostOptions) {
    this.#crashes = crashes
    this.services = services
    this.modules = modules
    this.mode = mode
    this.data = new DataBroker(services.methods)
    makeObservable(this, {
      index: observableRef,
      local: observableRef,
      isDrawn: observableRef,
      indexChanged: action,
      localChanged: action,
    })
    // Later than the first drawing, which it would slow, and by the newest index that is there by then.
    reaction(
      () => this.isDrawn && this.index,
      (newest) => newest && void this.modules.prune(newest),
    )
  }

  /** Gives a plugin into the frame that was warmed for it, or into a new one. */
  makeFrame(place: FramePlace, contribution: string, options: LiveFrameOptions): LiveFrame {
    const watched = this.records.watch(place.release.plugin, contribution, options)
    const shell = this.warmed.take(place) ?? this.#makeShell(place, loadShared)
    return new LiveFrame(watched, shell, this.#guards.of(place.release.plugin))
  }

  /** A frame that a plugin may be given into later. */
  makeWarmedShell(place: FramePlace): FrameShell {
    return this.#makeShell(place, loadSharedAhead)
  }

  #makeShell(place: FramePlace, load: typeof loadShared): FrameShell {
    const make = () => new FrameShell({ ...place, shared: load(this, place.release) })
    const shell = make()
    if (shell.isFrame) return shell
    shell.destroy()
    endHoarder(this.sessions)
    return make()
  }

  memoryOf(plugin: string, contribution: string): FrameMemory {
    const key = `${plugin}/${contribution}`
    const known = this.#memories.get(key)
    if (known) return known
    const made: FrameMemory = {
      faults: new FaultCount(),
      state: null,
      off: this.#crashes?.reasonFor(plugin) ?? null,
      ofPlugin: this.#pluginMemoryOf(plugin),
    }
    this.#memories.set(key, made)
    return made
  }

  #pluginMemoryOf(plugin: string): PluginMemory {
    const known = this.#pluginMemories.get(plugin) ?? { stopped: null }
    this.#pluginMemories.set(plugin, known)
    return known
  }

  /** Call when a session starts or ends. Our own plugins go where the page goes: it would be empty without them. */
  noteRunning(): void {
    const running = [...this.sessions].filter(({ isRunning }) => isRunning).map(({ plugin }) => plugin)
    this.#crashes?.keep(running.filter((plugin) => !this.findRelease(plugin)?.firstParty))
  }

  /** Null: neither listed nor local, so it must not run. */
  findRelease(plugin: string): Release | null {
    if (this.isLocal(plugin)) return this.local
    return this.index?.releases.find((release) => release.plugin === plugin) ?? null
  }

  /** Call with every index that RegistryIndex accepts: withdrawn plugins leave, new versions start. */
  indexChanged(index: Index): void {
    this.index = index
    for (const session of this.sessions) session.releaseChanged()
  }

  isLocal(plugin: string): boolean {
    return this.local?.plugin === plugin
  }

  /** Where the document of a plugin's frame is. A local plugin has no name of its own on the server. */
  addressOf(plugin: string, hasNetwork: boolean): Promise<string> {
    return this.mode.addressOf(this.isLocal(plugin) ? localFrameName : plugin, hasNetwork)
  }

  /**
   * Begins with the document of a frame while it is still being found out where frames can be: our own code alone
   * runs in it. The plugin comes into it only if its address turns out to be the right one.
   */
  beginFrame({ container, title, release }: Omit<FramePlace, 'address'>): void {
    const { plugin } = release
    const hasNetwork = this.services.granted(release).includes('network')
    const address = this.mode.likelyAddressOf?.(this.isLocal(plugin) ? localFrameName : plugin, hasNetwork)
    if (!address) return
    const place = { container, title, release, address }
    this.warmed.begin(place, () => this.#makeShell(place, loadShared))
  }

  /** Nobody but its author has a local plugin, so its faults are told to their own machine alone. */
  reportFault(fault: FrameFault, contribution: string): void {
    const told = { ...fault, message: fault.message.slice(0, faultTextLength) }
    if (this.local?.plugin === fault.plugin) void this.#traceFault(told, this.local, contribution)
    else this.services.reportFault(told)
  }

  async #traceFault({ message }: FrameFault, local: Release, contribution: string): Promise<void> {
    this.localFaults.set(contribution, null)
    const fault = await this.services.traceFault?.(local, message)
    if (fault && local === this.local) this.localFaults.set(contribution, fault)
  }

  booted(release: Release, milliseconds: number): void {
    if (!this.isLocal(release.plugin)) this.services.booted?.(release, milliseconds)
  }

  refused(release: Release): void {
    if (!this.isLocal(release.plugin)) this.services.refused?.(release)
  }

  /** A new build of the local plugin is another try, whatever the one before did; without one its frames leave. */
  localChanged(release: Release | null): void {
    const before = this.local
    this.local = release
    this.localFaults.clear()
    const isNewCode = release?.bundle.digest !== before?.bundle.digest
    for (const session of this.sessions) {
      if (session.plugin === release?.plugin && isNewCode) session.reload()
      else if (session.plugin === release?.plugin || session.plugin === before?.plugin)
        session.releaseChanged()
    }
  }

  /** What could not start does, and what runs asks anew for what it could not have; the version is of the data shown. */
  connectionIsBack(version: string | null): void {
    if (version !== null) this.#tell({ name: 'data', version })
    for (const session of this.sessions) session.cameBack('connection')
  }

  themeChanged(): void {
    this.#tell({ name: 'theme', theme: this.services.theme() })
  }

  /** Frames that may not read the selection hear nothing. */
  selectionChanged(): void {
    const selection = this.services.selection()
    if (!selection) return this.#viewIsGone()
    for (const resolve of this.#selectionWaiters.splice(0)) resolve(selection)
    for (const session of this.sessions) {
      if (session.isGranted('selection:read')) session.tell({ name: 'selection', selection })
      session.cameBack('view')
    }
  }

  /** What was about to start with a view says that there is none; what runs goes on with the last one. */
  #viewIsGone(): void {
    if (this.#hasView) return
    for (const session of this.sessions) {
      const isStarting = session.isRunning && session.running === null
      if (isStarting && session.isGranted('selection:read')) session.restart()
    }
  }

  /** What keeps a plugin from being started now. */
  hindranceOf(release: Release): Hindrance | null {
    // The document of a frame always comes from the server: without a connection it is waited for in vain.
    if (!navigator.onLine) return 'offline'
    const needsView = this.services.granted(release).includes('selection:read')
    return needsView && !this.#hasView && !this.services.selection() ? 'no_view' : null
  }

  get #hasView(): boolean {
    return this.services.hasView?.() ?? true
  }

  /** A plugin that may read the selection never starts without one. */
  async firstSelection(): Promise<Selection> {
    return (
      this.services.selection() ?? new Promise<Selection>((resolve) => this.#selectionWaiters.push(resolve))
    )
  }

  /** After an import: frames ask for their data again. */
  dataChanged(version: string): void {
    this.data.forget()
    this.#tell({ name: 'data', version })
  }

  /** The visitor gave or took back a permission: the plugin starts anew, knowing what it may do. */
  permissionsChanged(plugin: string): void {
    for (const session of this.sessions) {
      if (session.plugin === plugin && session.isRunning) session.restart()
    }
  }

  /** The visitor has chosen a command; where its frame does not run yet, it waits for that. */
  runCommand(plugin: string, contribution: string, command: string): void {
    const isIt = (one: RunningSession): boolean => one.plugin === plugin && one.contribution === contribution
    const session = [...this.sessions].find((one) => isIt(one) && one.running)
    if (session) giveCommand(session, command)
    else this.#commands.put(plugin, contribution, command)
  }

  /** Call when the plugin of a session has begun to run. */
  sessionIsReady(session: RunningSession): void {
    const command = this.#commands.take(session.plugin, session.contribution)
    // A frame starts when it likes. Where the visitor types by then, on the page or in another frame, they go on there.
    const isTyping = document.activeElement?.matches(`${typedIn}, .plugin-frame`) ?? false
    if (command !== null) giveCommand(session, command, !isTyping)
  }

  /** What the visitor looks at, from top to bottom. */
  shownViews(): RunningSession[] {
    return [...this.sessions].filter(({ isShownView }) => isShownView)
  }

  /** While something is dragged across the page, frames must not swallow the pointer. */
  setDragging(isDragging: boolean): void {
    for (const session of this.sessions) session.setPointerBlocked(isDragging)
  }

  #tell(event: FrameEvent): void {
    for (const session of this.sessions) session.tell(event)
  }
}

/** The visitor has asked for it, so the keyboard goes with it. */
function giveCommand(session: RunningSession, command: string, takesKeyboard = true): void {
  session.gate()?.commanded()
  session.tell({ name: 'command', command })
  if (takesKeyboard && !document.querySelector('dialog:modal')) session.focus('start')
}
