import type { Boot } from '../contracts/bridge.ts'
import { faultText } from '../contracts/faultText.ts'
import type { FrameSignal } from '../contracts/frameSignals.ts'
import type { startPlugin } from '../plugin/startPlugin.tsx'

// The only script of a plugin's document. It runs before any plugin code, and is small because it is loaded
// anew for each frame: frames of an opaque origin have no HTTP cache.

type Start = typeof startPlugin

const ownScript = document.currentScript as HTMLScriptElement
// Import maps need the nonce. With it, a plugin could run scripts of any source: see retireNonce().
const nonce = ownScript.nonce
ownScript.remove()
removePeerConnections(window)
takePort((port) => {
  const say = (signal: FrameSignal): void => port.postMessage(signal)
  const boot = ({ data }: MessageEvent<Boot>): void => {
    run(data, port).catch((error: unknown) => say({ kind: 'msdat:failed', message: faultText(error) }))
  }
  port.addEventListener('message', boot, { once: true })
  port.start()
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
function takePort(onPort: (port: MessagePort) => void): void {
  const parent = window.parent
  const listen = (event: MessageEvent): void => {
    const [port] = event.ports
    if (event.source !== parent || !port || event.ports.length !== 1) return
    window.removeEventListener('message', listen)
    onPort(port)
  }
  window.addEventListener('message', listen)
}

/** Answers when the plugin has been started; what goes wrong on the way rejects. */
async function run(boot: Boot, port: MessagePort): Promise<void> {
  const addresses = boot.modules.map(({ specifier, code }) => [specifier, URL.createObjectURL(code)] as const)
  addImportMap(Object.fromEntries(addresses))
  retireNonce()
  for (const [, address] of addresses) preload(address)
  const start = await loadRuntime()
  await start(boot, port)
  for (const [, address] of addresses) URL.revokeObjectURL(address)
}

/**
 * A module that this script imported would inherit its nonce, and so would all that plugin code imports: an
 * import() of any address on the internet would pass the policy, and carry data out in the address. A script
 * element without a nonce breaks the chain: from there on, only blob: addresses are let in.
 */
function loadRuntime(): Promise<Start> {
  return new Promise((resolve, reject) => {
    const name = `msdat${crypto.getRandomValues(new Uint32Array(4)).join('')}`
    const handOver = (start: Start): void => {
      Reflect.deleteProperty(window, name)
      resolve(start)
    }
    Object.defineProperty(window, name, { configurable: true, value: handOver })
    const code = `import{startPlugin}from"@msdat/sdk/runtime";${name}(startPlugin)`
    const script = document.createElement('script')
    script.type = 'module'
    script.src = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
    const failed = (): void => reject(new Error('The modules of the plugin could not be loaded.'))
    script.addEventListener('error', failed)
    document.head.append(script)
    script.remove()
  })
}

/** All modules at once, instead of each when the one that imports it has been read. */
function preload(address: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  document.head.append(link)
  link.remove()
}

function addImportMap(imports: Record<string, string>): void {
  const map = document.createElement('script')
  map.type = 'importmap'
  map.nonce = nonce
  map.textContent = JSON.stringify({ imports })
  document.head.append(map)
  map.remove()
}

/**
 * Plugin code can learn the nonce after all: the report of anything the policy refuses quotes the whole policy.
 * A second policy, which no header can carry since the shell itself needs the nonce, makes it worth nothing.
 */
function retireNonce(): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = 'script-src blob:'
  document.head.append(policy)
}
