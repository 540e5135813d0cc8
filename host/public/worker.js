// The page and its hashed files, out of this browser's own cache: a visit begins at once, and without a
// connection as well. Everything else goes to the server as if this were not here: the API, the registry, and
// above all the documents of plugin frames.

const cacheName = 'msdat-page'
/** Every address of the host is answered with the same page. */
const pageAddress = '/'

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
function isPage({ mode, destination }, { pathname }) {
  return (
    mode === 'navigate' &&
    destination === 'document' &&
    !/^\/(api|registry|frames)(\/|$)/.test(pathname) &&
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
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}

/** The files of a new page are fetched before it is: what is kept can always be drawn. */
async function refreshPage() {
  const answer = await fetch(pageAddress, { cache: 'no-cache' }).catch(() => null)
  if (!answer?.ok) return
  const cache = await caches.open(cacheName)
  const known = await cache.match(pageAddress)
  const text = await answer.clone().text()
  const policy = (page) => page.headers.get('content-security-policy')
  if (known && policy(known) === policy(answer) && (await known.text()) === text) return
  const files = [...text.matchAll(/(?:src|href)="(\/(?:assets\/|first-paint\.js)[^"]*)"/g)].map(
    ([, path]) => path,
  )
  await cache.addAll(files)
  await cache.put(pageAddress, answer)
  const isCurrent = ({ url }) => [pageAddress, ...files].includes(new URL(url).pathname)
  for (const request of await cache.keys()) if (!isCurrent(request)) await cache.delete(request)
  if (known)
    for (const client of await self.clients.matchAll()) client.postMessage({ kind: 'msdat:new-page' })
}
