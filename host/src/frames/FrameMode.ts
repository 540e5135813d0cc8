import type { FrameSignal } from '@msdat/sdk/contracts/frameSignals'
import { FrameGate } from './FrameGate.ts'
import { makeFrameElement } from './makeFrameElement.ts'

export type FrameModeName = 'isolated' | 'shared'

export interface FrameModeOptions {
  pluginDomain: string
  /** Whether a frame at this address can be reached. */
  probe(address: string): Promise<boolean>
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  /** The page stands in one of another site: frames must say that they may be shown there. */
  isEmbedded?: boolean
}

/** Where frames live: each on an origin of its own, or, where such names do not reach us, all on the page's. */
export class FrameMode {
  readonly #options: FrameModeOptions
  #known: FrameModeName | null
  #found: Promise<FrameModeName> | null = null
  /** What an earlier visit found out, and nothing has shown in this one. */
  #isFromMemory: boolean

  constructor(options: FrameModeOptions) {
    this.#options = options
    this.#isFromMemory = this.#recall()
    this.#known = this.#isFromMemory ? 'isolated' : null
    if (!this.#isFromMemory) this.#found = this.#find()
  }

  /** Null until it has been found out. */
  get current(): FrameModeName | null {
    return this.#known
  }

  /** A frame reaches other servers only where it is asked for so. */
  async addressOf(plugin: string, hasNetwork = false): Promise<string> {
    const mode = this.#isFromMemory ? 'isolated' : await (this.#found ??= this.#find())
    return this.#formed(
      mode === 'isolated' ? this.#ownAddress(plugin) : `/frames/${plugin}/frame`,
      hasNetwork,
    )
  }

  /** Where a frame will most likely be, as long as that is being found out; null where there is nothing to guess. */
  likelyAddressOf(plugin: string, hasNetwork: boolean): string | null {
    if (this.#known !== null || this.#options.pluginDomain === '') return null
    return this.#formed(this.#ownAddress(plugin), hasNetwork)
  }

  /**
   * A frame could not be reached: the next one is probed for anew. Answers whether an earlier visit had been
   * believed, so that the way may only be another one on the network of this visit.
   */
  doubt(): boolean {
    const wasFromMemory = this.#isFromMemory
    this.#isFromMemory = false
    this.#found = null
    this.#write((storage) => storage.removeItem(this.#key))
    return wasFromMemory
  }

  async #find(): Promise<FrameModeName> {
    const { pluginDomain, probe } = this.#options
    const isReached = pluginDomain !== '' && (await probe(this.#probed).catch(() => false))
    // Only success is remembered: a slow moment must not cost later visits their isolation.
    if (isReached) this.#write((storage) => storage.setItem(this.#key, 'isolated'))
    return (this.#known = isReached ? 'isolated' : 'shared')
  }

  #recall(): boolean {
    try {
      return this.#options.pluginDomain !== '' && this.#options.storage?.getItem(this.#key) === 'isolated'
    } catch {
      return false
    }
  }

  #write(change: (storage: NonNullable<FrameModeOptions['storage']>) => void): void {
    try {
      if (this.#options.storage) change(this.#options.storage)
    } catch {
      // Found out again at the next visit.
    }
  }

  #formed(address: string, hasNetwork: boolean): string {
    if (this.#options.isEmbedded) return embeddedForm(address)
    return hasNetwork ? `${address}?network=on` : address
  }

  get #probed(): string {
    const address = this.#ownAddress('probe')
    return this.#options.isEmbedded ? embeddedForm(address) : address
  }

  get #key(): string {
    return `msdat:frame-mode ${this.#options.pluginDomain}`
  }

  #ownAddress(plugin: string): string {
    return `${globalThis.location?.protocol ?? 'http:'}//${plugin}.${this.#options.pluginDomain}/frame`
  }
}

/** A frame that pages of other sites may stand around; it reaches no server. */
const embeddedForm = (address: string): string => `${address}?embedded=on`

const greeting: FrameSignal['kind'] = 'msdat:hello'
const probeDeadlineMs = 6_000
/** A name that does not resolve gives an error page at once; that page never answers. */
const answerDeadlineMs = 1_500

/** Loads the shell under a plugin's name, out of sight, and waits for its greeting. */
export function probeByFrame(address: string): Promise<boolean> {
  const { outer, inner } = makeFrameElement({ title: '', address })
  outer.setAttribute('aria-hidden', 'true')
  outer.style.cssText = 'position:absolute;width:1px;height:1px;visibility:hidden'
  inner.tabIndex = -1
  return new Promise<boolean>((resolve) => {
    const gate = new FrameGate((message) =>
      resolve(message.kind === 'signal' && message.signal.kind === greeting),
    )
    inner.addEventListener('load', () => {
      gate.offerTo(inner.contentWindow)
      setTimeout(() => resolve(false), answerDeadlineMs)
    })
    setTimeout(() => resolve(false), probeDeadlineMs)
    document.body.append(outer)
    // The browser has no frame left, which says nothing of names: whoever is in doubt keeps frames apart.
    if (inner.contentWindow === null) resolve(true)
  }).finally(() => outer.remove())
}
