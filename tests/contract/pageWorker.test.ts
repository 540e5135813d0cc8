import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { inProject } from '../support/project.ts'

const origin = 'https://data.example.org'
const code = readFileSync(inProject('host/public/worker.js'), 'utf8')

const page = (build: string): string =>
  `<head><meta name="msdat-registry-key" content="k"><script src="/first-paint.js"></script>
  <script type="module" src="/assets/index-${build}.js"></script></head>`
const answer = (body: string, type: string): Response =>
  new Response(body, { headers: { 'content-type': type } })

/** A browser's cache: one answer for each address. */
class TestCache {
  readonly answers = new Map<string, Response>()
  readonly #urlOf = (request: string | { url: string }): string =>
    new URL(typeof request === 'string' ? request : request.url, origin).href

  match = async (request: string | { url: string }): Promise<Response | undefined> =>
    this.answers.get(this.#urlOf(request))?.clone()
  put = async (request: string, response: Response): Promise<void> =>
    void this.answers.set(this.#urlOf(request), response)
  delete = async (request: string | { url: string }): Promise<boolean> =>
    this.answers.delete(this.#urlOf(request))
  keys = async (): Promise<{ url: string }[]> => [...this.answers.keys()].map((url) => ({ url }))

  get paths(): string[] {
    return [...this.answers.keys()].map((url) => new URL(url).pathname).sort()
  }
}

/** The worker, before a site of these answers. */
function startWorker() {
  const cache = new TestCache()
  const site = new Map<string, () => Response>()
  const told: unknown[] = []
  const listeners = new Map<string, (event: object) => void>()
  const fetch = async (request: string | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, origin)
    const response = site.get(pathname)?.() ?? new Response('', { status: 404 })
    if (response.status < 300 || response.status > 399) return response
    if (init.redirect === 'error') throw new TypeError('The answer is a redirection.')
    const end = answer('<p>Sign in</p>', 'text/html')
    Object.defineProperty(end, 'redirected', { value: true })
    return end
  }
  const self = {
    location: { origin },
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    skipWaiting: () => {},
    clients: {
      claim: () => {},
      matchAll: async () => [{ postMessage: (message: unknown) => told.push(message) }],
    },
  }
  runInContext(code, createContext({ self, caches: { open: async () => cache }, fetch, URL, Set }))
  const dispatch = async (kind: string, event: object = {}): Promise<void> => {
    const waits: Promise<unknown>[] = []
    const wait = (promise: Promise<unknown>) => void waits.push(promise)
    listeners.get(kind)?.({ ...event, waitUntil: wait, respondWith: wait })
    await Promise.allSettled(waits)
  }
  const deploy = (build: string): void => {
    site.clear()
    site.set('/', () => answer(page(build), 'text/html; charset=utf-8'))
    site.set('/first-paint.js', () => answer(`// ${build}`, 'text/javascript'))
    const files = [`/assets/index-${build}.js`, `/assets/Share-${build}.js`, '/assets/same-1.js']
    for (const path of files) site.set(path, () => answer(path, 'text/javascript'))
    site.set('/files.json', () => answer(JSON.stringify(files), 'application/json'))
  }
  deploy('a')
  const ask = (path: string, mode = 'cors') =>
    dispatch('fetch', { request: { url: origin + path, method: 'GET', mode, destination: 'document' } })
  return { cache, site, told, deploy, install: () => dispatch('install'), ask }
}

const filesOf = (build: string): string[] =>
  [
    '/',
    `/assets/Share-${build}.js`,
    `/assets/index-${build}.js`,
    '/assets/same-1.js',
    '/files.json',
    '/first-paint.js',
  ].sort()

describe('worker.js', () => {
  it('keeps the page, its files, and those that no visit has asked for yet', async () => {
    const { cache, install } = startWorker()
    await install()
    expect(cache.paths).toEqual(filesOf('a'))
  })

  it('keeps a new build in full, nothing of the old one, and tells the pages that are open', async () => {
    const { cache, told, deploy, install, ask } = startWorker()
    await install()
    deploy('b')
    await ask('/some/dashboard', 'navigate')
    expect(cache.paths).toEqual(filesOf('b'))
    expect(await (await cache.match('/first-paint.js'))?.text()).toBe('// b')
    expect(told).toEqual([{ kind: 'msdat:new-page' }])
  })

  it('tells the open pages of a new build before it fetches the files that come later', async () => {
    const { site, told, deploy, install, ask } = startWorker()
    await install()
    deploy('b')
    const list = site.get('/files.json')
    let toldBefore = 0
    site.set('/files.json', () => {
      toldBefore = told.length
      return list?.() ?? new Response('', { status: 404 })
    })
    await ask('/', 'navigate')
    expect(toldBefore).toBe(1)
  })

  it('keeps the files of a build also where its list cannot be had, until it can', async () => {
    const { cache, site, install, ask } = startWorker()
    const list = site.get('/files.json')
    site.delete('/files.json')
    await install()
    expect(cache.paths).toEqual(['/', '/assets/index-a.js', '/first-paint.js'])
    await ask('/assets/same-1.js')
    expect(cache.paths).toContain('/assets/same-1.js')
    if (list) site.set('/files.json', list)
    await ask('/', 'navigate')
    expect(cache.paths).toEqual(filesOf('a'))
  })

  it.each([
    ['leads to a sign-in', () => Response.redirect('https://sso.example.org/')],
    ['is a notice', () => answer('<html>Back at noon</html>', 'text/html')],
    ['is no page', () => answer(page('x'), 'application/json')],
    ['is a fault', () => new Response('', { status: 503 })],
  ])('keeps the page of the last visit where the answer %s', async (_, foreign) => {
    const { cache, site, told, install, ask } = startWorker()
    await install()
    site.set('/', foreign)
    await ask('/', 'navigate')
    expect(await (await cache.match('/'))?.text()).toBe(page('a'))
    expect(told).toEqual([])
    const first = startWorker()
    first.site.set('/', foreign)
    await first.install()
    expect(first.cache.paths).toEqual([])
  })

  it.each([
    ['a redirection', () => Response.redirect('https://sso.example.org/')],
    ['a page', () => answer('<p>Sign in</p>', 'text/html')],
  ])('keeps no file for which it got %s', async (_, foreign) => {
    const { cache, site, install, ask } = startWorker()
    site.set('/assets/index-a.js', foreign)
    await install()
    await ask('/assets/index-a.js')
    expect(cache.paths).not.toContain('/assets/index-a.js')
    expect(cache.paths).not.toContain('/')
  })
})
