import { extname, join, normalize, relative, sep } from 'node:path'
import { readFile, stat } from 'node:fs/promises'
import type { Request, RequestHandler, Response } from 'express'
import { Platform } from '@msdat/sdk/contracts/platform'
import type { HostPage } from '@msdat/sdk/contracts/pages'
import { AppError } from '@msdat/sdk/contracts/problem'
import { isEmbedPath, publicCustomIn } from '@msdat/sdk/view'
import { pageAt, readPages } from '../pages/readPages.ts'
import type { PageFigure } from '../firstFigure/readFirstFigure.ts'
import { writeFirstFigure, writeTitle } from '../firstFigure/writeFirstFigure.ts'
import { encodingFor } from './AnswerCache.ts'
import type { OriginOf } from './linkOrigin.ts'

export interface HostFolder {
  /** Folder of the built host, with its index.html. */
  folder: string
  /** Read once at each page: the key that signs the index of plugins, and where frames live. */
  registryKey: string
  pluginDomain: string
  /** What admins have set: name, links, old versions. */
  platform?: (() => Promise<Platform>) | undefined
  /** Hosts whose pages people may embed in their dashboards. */
  embedHosts?: readonly string[] | undefined
  /** The figure that an address shows first. */
  firstFigure?: ((path: string, search: string) => Promise<PageFigure | null>) | undefined
  /** Digests of the code that a plugin needs to run. */
  modulesOf?: ((plugin: string) => Promise<string[]>) | undefined
  /** Title of what may be shown at an address under /embed, or public there; null where there is nothing. */
  embedded?: ((path: string) => Promise<string | null>) | undefined
  /** The address of the site as the visitor has it; pages name it in their heads. */
  originOf?: OriginOf | undefined
}

/** What every page asks for first, so that it need not wait for the script to ask. */
const preloads = ['/api/session/', '/api/catalog/', '/api/dashboards/?size=1500', '/registry/index/']

/** Serves the built host: its files, and its page at every other address. */
export function serveHost(page: HostFolder): RequestHandler {
  const renderPage = pageRenderer(page)
  const figureOf = page.firstFigure ?? (() => Promise.resolve(null))
  // A page is there also where the registry does not answer.
  const codeOf = (plugin: string) => page.modulesOf?.(plugin).catch(() => []) ?? []
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const path = pathOf(request)
    if (path === null) return next()
    if (isEmbedPath(request.path)) return sendEmbed(page, response, { path, text: await renderPage(path) })
    if (isFilePath(path)) return sendFile(page.folder, path, request, response, next)
    const figure = isKept(request) ? null : await figureOf(path, searchOf(request))
    response.vary('Sec-Fetch-Dest')
    const place = { origin: page.originOf?.(request) ?? null, path: request.path + searchOf(request) }
    const text = await renderPage(path)
    response.setHeader('Cache-Control', 'no-cache')
    const title =
      figure || isKept(request) || publicCustomIn(path) === null
        ? null
        : ((await page.embedded?.(path)) ?? null)
    response
      .type('html')
      .send(
        figure
          ? writeFirstFigure(text, figure, place, await codeOf(figure.plugin))
          : title === null
            ? text
            : writeTitle(text, title, place),
      )
  }
}

/** The page without what it asks for of the visitor; 404 where there is nothing that anybody may see. */
async function sendEmbed(
  { embedded }: HostFolder,
  response: Response,
  { path, text }: { path: string; text: string },
): Promise<void> {
  const title = (await embedded?.(path)) ?? null
  const head = `<meta name="robots" content="noindex">`
  response.status(title === null ? 404 : 200).setHeader('Cache-Control', 'no-cache')
  response
    .type('html')
    .send(
      text.replaceAll(/<link rel="preload" as="fetch"[^>]*>/g, '').replace(/<head>/i, (tag) => tag + head),
    )
}

/** The worker of the page keeps one page for all addresses: it gets one without the figure of any of them. */
const isKept = ({ headers }: Request): boolean => headers['sec-fetch-dest'] === 'empty'

const searchOf = ({ originalUrl }: Request): string => /\?[^#]*/.exec(originalUrl)?.[0] ?? ''

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

function pageRenderer({
  folder,
  registryKey,
  pluginDomain,
  platform,
  embedHosts = [],
}: HostFolder): (path: string) => Promise<string> {
  const file = join(folder, 'index.html')
  const head = [
    `<meta name="msdat-registry-key" content="${escaped(registryKey)}">`,
    `<meta name="msdat-plugin-domain" content="${escaped(pluginDomain)}">`,
    `<meta name="msdat-embed-hosts" content="${escaped(embedHosts.join(','))}">`,
    ...preloads.map(
      (path) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escaped(path)}">`,
    ),
  ].join('')
  const pages = readPages(folder)
  let rendered: { written: number; text: Promise<string> } | undefined
  return async (path) => {
    const found = await stat(file).catch(() => null)
    if (!found) {
      throw new AppError('unavailable', 'The pages are not built yet. Run "npm run build", then try again.')
    }
    if (rendered?.written !== found.mtimeMs) {
      const text = readFile(file, 'utf8').then((page) => page.replace(/<head>/i, (tag) => tag + head))
      text.catch(() => (rendered = undefined))
      rendered = { written: found.mtimeMs, text }
    }
    // A page is there also where the database does not answer; then with the name that it was built with.
    const settings = platform ? await platform().catch(() => null) : null
    const text = settings ? withPlatform(await rendered.text, settings) : await rendered.text
    const page = pageAt(pages, path)
    return page ? withTitle(text, page) : text
  }
}

/** What admins have set may change while the server runs, so it is written into each page anew. */
function withPlatform(text: string, platform: Platform): string {
  const { platform_name } = platform
  const names = Object.keys(Platform.properties) as (keyof Platform)[]
  const told = Object.fromEntries(names.map((name) => [name, platform[name]]))
  const meta = `<meta name="msdat-platform" content="${escaped(JSON.stringify(told))}">`
  return text
    .replace(/<head>/i, (tag) => tag + meta)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(platform_name)}</title>`)
}

/** For search engines and shared links, which read no more than this; the page's own script says the same. */
function withTitle(text: string, { title, description, isIndexable }: HostPage): string {
  const robots = isIndexable ? '' : '<meta name="robots" content="noindex">'
  return text
    .replace(
      /<title>(.*?)<\/title>/,
      (_, product: string) => `${robots}<title>${product} | ${escaped(title)}</title>`,
    )
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, start: string) => start + escaped(description),
    )
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
