import type { FrameEvent } from '@msdat/sdk/contracts/bridge'
import type { Index, Release } from '@msdat/sdk/contracts/registry'
import { BootQueue } from './BootQueue.ts'
import { DataBroker } from './DataBroker.ts'
import type { FrameMode } from './FrameMode.ts'
import type { FrameSession } from './FrameSession.ts'
import type { HostServices } from './HostServices.ts'
import type { ModuleStore } from './ModuleStore.ts'
import { PermissionLedger } from './PermissionLedger.ts'

export interface FrameHostOptions {
  services: HostServices
  modules: ModuleStore
  mode: FrameMode
}

/** What all frames of a page share: the index, the modules, the queue, the ledger, and who is running. */
export class FrameHost {
  readonly services: HostServices
  readonly modules: ModuleStore
  readonly mode: FrameMode
  readonly queue = new BootQueue(3)
  readonly ledger = new PermissionLedger()
  readonly data: DataBroker
  readonly sessions = new Set<FrameSession>()
  /** What getState() answered, by plugin and contribution, for the frame that starts next. */
  readonly savedStates = new Map<string, unknown>()
  #index: Index | null = null

  constructor({ services, modules, mode }: FrameHostOptions) {
    this.services = services
    this.modules = modules
    this.mode = mode
    this.data = new DataBroker(services.methods)
  }

  get index(): Index | null {
    return this.#index
  }

  /** Null: not listed, so it must not run. */
  findRelease(plugin: string): Release | null {
    return this.#index?.releases.find((release) => release.plugin === plugin) ?? null
  }

  /** Call with every index that RegistryIndex accepts: withdrawn plugins leave, new versions start. */
  indexChanged(index: Index): void {
    this.#index = index
    void this.modules.prune(index)
    for (const session of [...this.sessions]) session.releaseChanged()
  }

  themeChanged(): void {
    this.#tell({ name: 'theme', theme: this.services.theme() })
  }

  /** Frames that may not read the selection hear nothing. */
  selectionChanged(): void {
    const selection = this.services.selection()
    if (!selection) return
    for (const session of this.sessions) {
      if (session.isGranted('selection:read')) session.tell({ name: 'selection', selection })
    }
  }

  /** After an import: frames ask for their data again. */
  dataChanged(version: string): void {
    this.data.forget()
    this.#tell({ name: 'data', version })
  }

  /** The visitor gave or took back a permission: the plugin starts anew, knowing what it may do. */
  permissionsChanged(plugin: string): void {
    for (const session of [...this.sessions]) {
      if (session.plugin === plugin) session.restart()
    }
  }

  /** While something is dragged across the page, frames must not swallow the pointer. */
  setDragging(isDragging: boolean): void {
    for (const session of this.sessions) session.setPointerBlocked(isDragging)
  }

  /** Shared mode only: all plugins live in one process, so one that hangs stops them all. */
  recoverShared(culprit: FrameSession): void {
    if (this.mode.current !== 'shared') return
    for (const session of [...this.sessions]) {
      if (session !== culprit) session.restart()
    }
  }

  #tell(event: FrameEvent): void {
    for (const session of this.sessions) session.tell(event)
  }
}
