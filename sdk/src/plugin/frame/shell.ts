import { joinPorts } from '../bridge/joinPorts.ts'
import type { PortLike } from '../bridge/penpal.ts'
import type { Boot, SharedCode } from '../../contracts/bridge.ts'
import { faultText, type ModuleAddresses } from '../../contracts/faultText.ts'
import type { FrameSignal } from '../../contracts/frameSignals.ts'
import type { FrameFacts } from '../FrameFacts.ts'
import { apply, remove } from '../natives.ts'
import type { startPlugin } from '../startPlugin.tsx'
import { guardWindow } from './guardWindow.ts'
import { tellPresses } from './tellPresses.ts'

// The only script of a plugin's document. It runs before any plugin code, and is small because it is loaded
// anew for each frame: frames of an opaque origin have no HTTP cache.

type Start = typeof startPlugin

/** The script of gate.ts, put in by the build: the frame can load nothing. */
declare const gateScript: string

// Taken before a plugin can put another in its place.
const { exec } = RegExp.prototype
const { revokeObjectURL } = URL
const canPreload = document.createElement('link').relList.supports('modulepreload')

const ownScript = document.currentScript as HTMLScriptElement
// Import maps need the nonce. With it, a plugin could run scripts of any source: see retireNonce().
const nonce = ownScript.nonce
ownScript.remove()
removeWaysOut(window)
guardWindow(window)
const closeScripts = guardScripts()
const gate = startGate()
const facts: FrameFacts = {}
takePorts((gatePort, pagePort) => {
  const port = joinPorts(standBehindGate(gatePort), pagePort)
  const say = (signal: FrameSignal): void => port.postMessage(signal)
  const modules: [specifier: string, address: string][] = []
  const loads: Promise<void>[] = []
  let runtime: Promise<Start> | null = null
  const fail = (error: unknown): void => say({ kind: 'msdat:failed', message: faultText(error, modules) })
  pagePort.onmessage = ({ data }: MessageEvent<SharedCode | Boot>): void => {
    for (const { specifier, code } of data.modules) modules.push([specifier, URL.createObjectURL(code)])
    runtime ??= prepare(modules, data.kind === 'msdat:shared')
    loads.push(...modules.slice(loads.length).map(([, address]) => preload(address)))
    if (data.kind !== 'msdat:boot') return void runtime.catch(fail)
    pagePort.onmessage = null
    run({ boot: data, port, modules, loads, runtime }).catch(fail)
  }
  say({ kind: 'msdat:hello' })
})

/**
 * The policy of the document cannot forbid WebRTC, whose packets would leave the frame. A stylesheet of XSLT makes
 * attributes of which guardScripts() is not told.
 */
function removeWaysOut(realm: Window): void {
  for (const name of Object.getOwnPropertyNames(realm)) {
    if (/^((webkit|moz)?RTC|XSLT)/.test(name)) remove(realm, [name])
  }
}

/** The one worker there is: after it, none can be started. It starts while the page has yet to send the port. */
function startGate(): Worker {
  const worker = new Worker(addressOf(gateScript))
  addPolicy("worker-src 'none'")
  return worker
}

/** Gives the port of the page away, for good; what the plugin gets leads to the gate. */
function standBehindGate(page: MessagePort): MessagePort {
  const plugin = new MessageChannel()
  const own = new MessageChannel()
  gate.postMessage(null, [page, plugin.port1, own.port1])
  tellPresses(own.port2, facts)
  return plugin.port2
}

/** The host's first message carries the ports, that of the gate first; guardWindow() lets no one else's through. */
function takePorts(onPorts: (gatePort: MessagePort, pagePort: MessagePort) => void): void {
  const listen = ({ source, ports: [gatePort, pagePort] }: MessageEvent): void => {
    if (source !== parent || !pagePort) return
    removeEventListener('message', listen)
    onPorts(gatePort as MessagePort, pagePort)
  }
  addEventListener('message', listen)
}

/** Lets modules be imported by their names; where only shared ones are here, it evaluates them ahead. */
function prepare(modules: ModuleAddresses, areShared: boolean): Promise<Start> {
  addImportMap(Object.fromEntries(modules))
  retireNonce()
  return loadRuntime(areShared ? modules.map(([specifier]) => specifier) : [])
}

interface Run {
  boot: Boot
  port: PortLike
  modules: ModuleAddresses
  loads: readonly Promise<void>[]
  runtime: Promise<Start>
}

/** Answers when the plugin has been started; what goes wrong on the way rejects. */
async function run({ boot, port, modules, loads, runtime }: Run): Promise<void> {
  const start = await runtime
  if (canPreload) {
    await Promise.all(loads)
    // A browser that cannot load ahead has yet to load the plugin, and is closed when that runs.
    closeScripts()
  }
  // Its code came after the names of modules were fixed, so it has no name here.
  const entry = modules.find(([specifier]) => specifier === boot.entry)?.[1] ?? boot.entry
  await start({ ...boot, entry }, port, modules, facts)
  closeScripts()
  for (const [, address] of modules) revokeObjectURL(address)
}

/**
 * A module that this script imported would inherit its nonce, and so would all that plugin code imports: an
 * import() of any address on the internet would pass the policy, and carry data out in the address. A script
 * element without a nonce breaks the chain: from there on, only blob: addresses are let in.
 */
function loadRuntime(ahead: readonly string[]): Promise<Start> {
  return new Promise((resolve, reject) => {
    const name = `m${crypto.getRandomValues(new Uint32Array(4)).join('')}`
    const handOver = (start: Start): void => {
      remove(window, [name])
      resolve(start)
    }
    Object.assign(window, { [name]: handOver })
    // A fault of the others shows when the plugin imports them.
    const others = `${JSON.stringify(ahead)}.map(m=>import(m).catch(m=>m))`
    const code = `import{startPlugin}from"@msdat/sdk/runtime";${name}(startPlugin);${others}`
    const onerror = (): void => reject(new Error('No modules.'))
    add(make('script', { type: 'module', src: addressOf(code), onerror }))
  })
}

/** All modules at once, instead of each when the one that imports it has been read. A fault shows when it is imported. */
function preload(address: string): Promise<void> {
  return new Promise<Event>((done) => {
    const link = make('link', {
      rel: 'modulepreload',
      href: address,
      onload: done,
      onerror: done as () => void,
    })
    document.head.append(link)
  }).then(({ target }) => (target as Element).remove())
}

function addImportMap(imports: Record<string, string>): void {
  add(make('script', { type: 'importmap', nonce, textContent: JSON.stringify({ imports }) }))
}

/**
 * Only code that was reviewed may run: once all modules are loaded no script is let in any more, be it from a Blob, in
 * a worker, or by import(). Imports of what is loaded go on working. Trusted Types, where the browser knows them, keep
 * the plugin from handing text to what runs it; the one policy lets HTML pass, in which no script runs. A document
 * inside the frame has a window that nobody guards, so no HTML may hold one, nor text that spells it anew, nor a policy,
 * nor an attribute without end, nor the kinds of files of a chooser, nor a chooser of colours. guardRealm() sees to other ways.
 */
function guardScripts(): () => void {
  let isOpen = true
  // By then no plugin code can make one, and this has to.
  const last = policy("script-src 'none'")
  const whileOpen = (text: string): string | null => (isOpen ? text : null)
  // A sign at that place: the text is longer than any that a plugin shows.
  const createHTML = (text: string): string | null =>
    text[5_000_000] ||
    apply(
      exec,
      /<![ae]|accept\s*=|type\s*=\W*(color|[^"'>]*&#)|[<:](i?frame|fenced|object|embed|audio|video|datalist|meta(?!data))/i,
      [text],
    )
      ? null
      : text
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } }
  trustedTypes?.createPolicy('default', { createHTML, createScript: whileOpen, createScriptURL: whileOpen })
  return () => {
    if (isOpen) add(last)
    isOpen = false
  }
}

/**
 * Plugin code can learn the nonce after all: the report of anything the policy refuses quotes the whole policy.
 * A second policy, which no header can carry since the shell itself needs the nonce, makes it worth nothing.
 */
function retireNonce(): void {
  addPolicy('script-src blob:')
}

function addPolicy(content: string): void {
  add(policy(content))
}

/**
 * The browser acts on an element as it is put in, and what that says holds on when it is gone. A plugin that found a
 * policy could have it say more, again and again.
 */
function add(element: HTMLElement): void {
  document.head.append(element)
  element.remove()
}

function policy(content: string): HTMLMetaElement {
  return make('meta', { httpEquiv: 'Content-Security-Policy', content })
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties)
}

function addressOf(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
}
