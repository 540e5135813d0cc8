// The page and its hashed files, out of this browser's own cache: a visit begins at once, and without a
// connection as well. Everything else goes to the server as if this were not here: the API, the registry, and
// above all the documents of plugin frames.

const cacheName = 'msdat-page'
/** Every address of the host is answered with the same page. */
const pageAddress = '/'
/** Where the build says which files it has made. */
const listAddress = '/files.json'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(refreshPage())
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith('/assets/') || url.pathname === '/first-paint.js') {
    event.respondWith(keptFile(request))
  } else if (isPage(request, url)) {
    event.respondWith(keptPage(request))
    event.waitUntil(refreshPage())
  }
})

/** Frames are documents too, with policies of their own; their destination is another. */
function isPage({ mode, destination }, { pathname, searchParams }) {
  return (
    mode === 'navigate' &&
    destination === 'document' &&
    // A page with a local plugin may connect to it; its policy comes from the server.
    !searchParams.has('dev') &&
    !/^\/(api|registry|frames|embed)(\/|$)/.test(pathname) &&
    !/\.[^/]*$/.test(pathname)
  )
}

async function keptPage(request) {
  const cache = await caches.open(cacheName)
  return (await cache.match(pageAddress)) ?? fetch(request)
}

async function keptFile(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (isFile(answer)) await cache.put(request.url, answer.clone())
  return answer
}

/** A portal or a proxy may answer any address with a page of its own, and would then do so for good. */
function isFile(answer) {
  return answer.ok && !answer.redirected && !isHtml(answer)
}

function isHtml({ headers }) {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '')
}

async function refreshPage() {
  const cache = await caches.open(cacheName)
  const known = await cache.match(pageAddress)
  const page = await fetchPage()
  if (page === null) return
  const isNew = !known || !(await isSame(known, page))
  if (isNew) await keepPage(cache, page)
  // Told before the later files are fetched: those take long, and by then the visitor reads the old page.
  if (isNew && known) await tellOfNewPage()
  // Without them all that is drawn at first is still there.
  await keepLaterFiles(cache).catch(() => {})
  if (isNew) await dropFilesOfOthers(cache, page)
}

async function tellOfNewPage() {
  for (const client of await self.clients.matchAll()) client.postMessage({ kind: 'msdat:new-page' })
}

/** Null where the answer is not the page of this host: a sign-in, a notice that the site is down, another site. */
async function fetchPage() {
  const answer = await fetchNow(pageAddress)
  if (!answer?.ok || !isHtml(answer)) return null
  const text = await answer.clone().text()
  if (!text.includes('<meta name="msdat-registry-key"')) return null
  const files = [...text.matchAll(/(?:src|href)="(\/(?:assets\/|first-paint\.js)[^"]*)"/g)].map(
    ([, path]) => path,
  )
  return { answer, text, files }
}

function fetchNow(path) {
  return fetch(path, { cache: 'no-cache', redirect: 'error' }).catch(() => null)
}

async function isSame(known, { answer, text }) {
  const policy = (page) => page.headers.get('content-security-policy')
  return policy(known) === policy(answer) && (await known.text()) === text
}

/** The files of a new page are fetched before it is: what is kept can always be drawn. */
async function keepPage(cache, { answer, files }) {
  await keepFiles(cache, files)
  await cache.delete(listAddress)
  await cache.put(pageAddress, answer)
}

async function keepFiles(cache, files) {
  const keep = async (path) => {
    // A name under assets holds the digest of the content.
    const isLasting = path.startsWith('/assets/')
    if (isLasting && (await cache.match(path))) return
    const answer = await fetch(path, { cache: isLasting ? 'default' : 'no-cache', redirect: 'error' })
    if (!isFile(answer)) throw new Error(`${path} cannot be kept.`)
    await cache.put(path, answer)
  }
  await Promise.all(files.map(keep))
}

/** What a visitor has not opened yet must open without a connection, too. The list is kept once all of it is. */
async function keepLaterFiles(cache) {
  if (await cache.match(listAddress)) return
  const answer = await fetchNow(listAddress)
  if (!answer || !isFile(answer)) return
  await keepFiles(cache, await answer.clone().json())
  await cache.put(listAddress, answer)
}

async function dropFilesOfOthers(cache, { files }) {
  const listed = await (await cache.match(listAddress))?.json()
  const ours = new Set([pageAddress, listAddress, ...files, ...(listed ?? [])])
  for (const request of await cache.keys())
    if (!ours.has(new URL(request.url).pathname)) await cache.delete(request)
}
