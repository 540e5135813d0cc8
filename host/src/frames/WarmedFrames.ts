import type { Permission } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import { findRunnable } from './findRunnable.ts'
import type { FrameShell } from './FrameShell.ts'
import { isSameRelease } from './isSameRelease.ts'

/** What decides which frame it is: a frame on the page cannot be moved without being loaded anew. */
export interface FramePlace {
  container: HTMLElement
  title: string
  address: string
  release: Release
}

interface Warming {
  container: HTMLElement
  title: string
  plugin: string
  contribution: string
}

/** What warming needs of the frames' host. */
interface ShellMaker {
  services: { granted(release: Release): readonly Permission[] }
  findRelease(plugin: string): Release | null
  addressOf(plugin: string, hasNetwork: boolean): Promise<string>
  makeWarmedShell(place: FramePlace): FrameShell
}

interface Warmed extends FramePlace {
  shell: FrameShell
}

/**
 * Frames for plugins that the visitor is likely to open: document and shared modules are there, the plugin is not.
 * One that does not fit any more when its plugin is opened, or that has failed, goes, and a new one is made.
 */
export class WarmedFrames {
  readonly #host: ShellMaker
  readonly #warmed = new Map<HTMLElement, Warmed | null>()

  constructor(host: ShellMaker) {
    this.#host = host
  }

  async warm({ container, title, plugin, contribution }: Warming): Promise<void> {
    if (this.#warmed.has(container) || !navigator.onLine) return
    const found = findRunnable(this.#host.findRelease(plugin), contribution)
    if ('off' in found) return
    const { release } = found
    this.#warmed.set(container, null)
    const address = await this.#host.addressOf(
      plugin,
      this.#host.services.granted(release).includes('network'),
    )
    // Dropped or opened meanwhile.
    if (this.#warmed.get(container) !== null) return
    const place = { container, title, address, release }
    this.#warmed.set(container, { ...place, shell: this.#host.makeWarmedShell(place) })
  }

  /** For a plugin that is being opened, at an address that may turn out to be another. */
  begin(place: FramePlace, make: () => FrameShell): void {
    if (!this.#warmed.has(place.container)) this.#warmed.set(place.container, { ...place, shell: make() })
  }

  /** The frame that was warmed for this; from here on it is the caller's. */
  take({ container, address, release }: FramePlace): FrameShell | null {
    const warmed = this.#warmed.get(container)
    this.#warmed.delete(container)
    if (!warmed) return null
    const fits = warmed.address === address && isSameRelease(warmed.release, release)
    if (fits && warmed.shell.isUsable) return warmed.shell
    warmed.shell.destroy()
    return null
  }

  drop(container: HTMLElement): void {
    this.#warmed.get(container)?.shell.destroy()
    this.#warmed.delete(container)
  }
}
