import type { Boot, FrameSignal } from '../contracts/bridge.ts'
import type { startPlugin } from '../plugin/startPlugin.tsx'

// The only script of a plugin's document. It runs before any plugin code, and is small because it is loaded
// anew for each frame: frames of an opaque origin have no HTTP cache.

type Start = typeof startPlugin

/** Found through the import map. */
const runtime: string = '@msdat/sdk/runtime'

const ownScript = document.currentScript as HTMLScriptElement
// Import maps need the nonce. It stays in this closure: with it, a plugin could run scripts of any source.
const nonce = ownScript.nonce
ownScript.remove()
removePeerConnections(window)
takePort((port) => {
  const say = (signal: FrameSignal): void => port.postMessage(signal)
  port.onmessage = (event: MessageEvent<Boot>) => {
    port.onmessage = null
    run(event.data, port).catch((error: unknown) => say({ kind: 'msdat:failed', message: textOf(error) }))
  }
  say({ kind: 'msdat:hello' })
})

/** The policy of the document cannot forbid WebRTC, whose packets would leave the frame. */
function removePeerConnections(realm: Window): void {
  for (const name of Object.getOwnPropertyNames(realm)) {
    if (!/^(webkit|moz)?RTC/.test(name)) continue
    if (!Reflect.deleteProperty(realm, name)) Object.defineProperty(realm, name, { value: undefined })
  }
}

/** The host's first message carries the port; whatever else arrives, from whomever, is not heard. */
function takePort(use: (port: MessagePort) => void): void {
  const parent = window.parent
  const listen = (event: MessageEvent): void => {
    const [port] = event.ports
    if (event.source !== parent || !port || event.ports.length !== 1) return
    window.removeEventListener('message', listen)
    use(port)
  }
  window.addEventListener('message', listen)
}

async function run(boot: Boot, port: MessagePort): Promise<void> {
  const addresses = boot.modules.map(({ specifier, code }) => [specifier, URL.createObjectURL(code)] as const)
  addImportMap(Object.fromEntries(addresses))
  const { startPlugin } = (await import(runtime)) as { startPlugin: Start }
  await startPlugin(boot, port, () => import(boot.entry))
  for (const [, address] of addresses) URL.revokeObjectURL(address)
}

function addImportMap(imports: Record<string, string>): void {
  const map = document.createElement('script')
  map.type = 'importmap'
  map.nonce = nonce
  map.textContent = JSON.stringify({ imports })
  document.head.append(map)
  map.remove()
}

function textOf(error: unknown): string {
  return String(error instanceof Error ? (error.stack ?? error.message) : error).slice(0, 2000)
}
