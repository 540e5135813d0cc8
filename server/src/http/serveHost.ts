import { existsSync, readFileSync } from 'node:fs'
import { extname, join, normalize, relative, sep } from 'node:path'
import { stat } from 'node:fs/promises'
import type { Request, RequestHandler, Response } from 'express'
import { AppError } from '@msdat/sdk/contracts/problem'
import { encodingFor } from './AnswerCache.ts'

export interface HostPage {
  /** Folder of the built host, with its index.html. */
  folder: string
  /** Read once at each page: the key that signs the index of plugins, and where frames live. */
  registryKey: string
  pluginDomain: string
}

/** What every page asks for first, so that it need not wait for the script to ask. */
const preloads = ['/api/session/', '/api/catalog/', '/api/dashboards/?size=1500', '/registry/index/']

/** Serves the built host: its files, and its page at every other address. */
export function serveHost(page: HostPage): RequestHandler {
  const renderPage = pageRenderer(page)
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const path = pathOf(request)
    if (path === null) return next()
    if (isFilePath(path)) return sendFile(page.folder, path, request, response, next)
    const text = renderPage()
    response.setHeader('Cache-Control', 'no-cache')
    response.type('html').send(text)
  }
}

/** Names of dashboards may hold a dot, so below the root only the folder of assets holds files. */
function isFilePath(path: string): boolean {
  if (path.startsWith('/assets/')) return true
  return extname(path) !== '' && path !== '/index.html' && path.lastIndexOf('/') === 0
}

function pathOf(request: Request): string | null {
  try {
    const path = decodeURIComponent(request.path)
    // No page and no file has such an address.
    const isClimbing = path.split(/[/\\]/).includes('..')
    return isClimbing || path.includes('\0') ? null : normalize(path).split(sep).join('/')
  } catch {
    return null
  }
}

async function sendFile(
  folder: string,
  path: string,
  request: Request,
  response: Response,
  next: (error?: unknown) => void,
): Promise<void> {
  const file = join(folder, path)
  const known = file.startsWith(join(folder, sep)) && (await isFile(file))
  if (!known) return next(new AppError('not_found', `There is no file ${request.path}.`))
  response.setHeader('Cache-Control', cachingOf(path))
  response.vary('Accept-Encoding')
  const coded = await precompressed(file, request)
  if (coded) response.setHeader('Content-Encoding', coded.encoding)
  response.type(extname(path))
  // With its root, so that a folder above whose name begins with a dot does not make every file a hidden one.
  response.sendFile(
    relative(folder, coded?.file ?? file),
    { root: folder, cacheControl: false, dotfiles: 'deny' },
    (error) => error && next(error),
  )
}

/**
 * Names under assets hold the digest of the content, so they never change. The few other files are small and need
 * not be the newest, while nothing is drawn before the first of them is there: a visit takes what the last one
 * had, and the browser fetches it anew meanwhile.
 */
function cachingOf(path: string): string {
  if (path === '/worker.js') return 'no-cache'
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=60, stale-while-revalidate=31536000'
}

const suffixes = { br: '.br', gzip: '.gz' } as const

async function precompressed(
  file: string,
  request: Request,
): Promise<{ file: string; encoding: string } | null> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'identity') return null
  const coded = file + suffixes[encoding]
  return (await isFile(coded)) ? { file: coded, encoding } : null
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

function pageRenderer({ folder, registryKey, pluginDomain }: HostPage): () => string {
  const file = join(folder, 'index.html')
  const head = [
    `<meta name="msdat-registry-key" content="${escaped(registryKey)}">`,
    `<meta name="msdat-plugin-domain" content="${escaped(pluginDomain)}">`,
    ...preloads.map(
      (path) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escaped(path)}">`,
    ),
  ].join('')
  return () => {
    if (!existsSync(file)) {
      throw new AppError('unavailable', 'The pages are not built yet. Run "npm run build", then try again.')
    }
    return readFileSync(file, 'utf8').replace(/<head>/i, (tag) => tag + head)
  }
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
