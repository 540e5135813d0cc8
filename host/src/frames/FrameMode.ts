import type { FrameSignal, PortOffer } from '@msdat/sdk/contracts/frameSignals'

export type FrameModeName = 'isolated' | 'shared'

/** Where frames live: each on an origin of its own, or, where such names do not reach us, all on the page's. */
export class FrameMode {
  readonly #pluginDomain: string
  #known: FrameModeName | null = null
  readonly ready: Promise<FrameModeName>

  constructor(pluginDomain: string, probe: (address: string) => Promise<boolean>) {
    this.#pluginDomain = pluginDomain
    this.ready = this.#find(probe)
  }

  /** Null until the probe has answered. */
  get current(): FrameModeName | null {
    return this.#known
  }

  async addressOf(plugin: string): Promise<string> {
    return (await this.ready) === 'isolated' ? this.#ownAddress(plugin) : `/frames/${plugin}/frame`
  }

  async #find(probe: (address: string) => Promise<boolean>): Promise<FrameModeName> {
    const isReached = this.#pluginDomain !== '' && (await probe(this.#ownAddress('probe')).catch(() => false))
    return (this.#known = isReached ? 'isolated' : 'shared')
  }

  #ownAddress(plugin: string): string {
    return `${globalThis.location?.protocol ?? 'http:'}//${plugin}.${this.#pluginDomain}/frame`
  }
}

const probeDeadlineMs = 6_000
/** A name that does not resolve gives an error page at once; that page never answers. */
const answerDeadlineMs = 1_500
const rememberedAs = 'msdat:frame-mode'

/** Asks once in a visit: loads the shell under a plugin's name, out of sight, and waits for its greeting. */
export async function probeByFrame(address: string): Promise<boolean> {
  const remembered = readSession(`${rememberedAs} ${address}`)
  if (remembered === 'isolated') return true
  const isReached = await greets(address)
  // Only success is remembered: a slow moment must not cost a whole visit its isolation.
  if (isReached) writeSession(`${rememberedAs} ${address}`, 'isolated')
  return isReached
}

function greets(address: string): Promise<boolean> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.style.cssText = 'position:absolute;width:1px;height:1px;border:0;visibility:hidden'
  frame.src = address
  return new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<FrameSignal>) =>
      resolve(data?.kind === 'msdat:hello'),
    )
    port1.start()
    frame.addEventListener('load', () => {
      frame.contentWindow?.postMessage({ kind: 'msdat:port' } satisfies PortOffer, '*', [port2])
      setTimeout(() => resolve(false), answerDeadlineMs)
    })
    setTimeout(() => resolve(false), probeDeadlineMs)
    document.body.append(frame)
  }).finally(() => frame.remove())
}

function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function writeSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Asked again at the next page.
  }
}
