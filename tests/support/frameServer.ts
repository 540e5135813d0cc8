import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import express, { type Express } from 'express'
import { bundlePlugin } from '@msdat/sdk/toolchain/bundle'
import type { Permission } from '@msdat/sdk/contracts/manifest'
import type { Index, Release } from '@msdat/sdk/contracts/registry'
import { sharedModules } from '@msdat/sdk/plugin/frame'
import { createFrameRouter } from '@msdat/plugin-registry'
import { withComputedImports } from './computedImports.ts'

export interface TestPlugin {
  source: string
  permissions?: Permission[]
  /** Origins that its manifest names. */
  network?: string[]
  /** Range of SDK versions. Default ^1.0.0. */
  sdk?: string
}

export interface FrameServer {
  origin: string
  /** How often each path was asked for. */
  requests: Map<string, number>
  /** Takes a plugin from the index, as an admin would. */
  withdraw(plugin: string): void
  close(): void
}

const hostEntry = fileURLToPath(new URL('../../host/src/frames/harness.fixture.tsx', import.meta.url))

/** A page of plugin frames, the index, the modules and the frame documents, without the rest of the product. */
export async function startFrameServer(
  plugins: Record<string, TestPlugin>,
  options: { isShared?: boolean; pluginDomain?: string } = {},
): Promise<FrameServer> {
  const artifacts = new Map<string, Buffer>()
  const index = await makeIndex(plugins, artifacts)
  const keys = generateKeyPairSync('ed25519')
  const key = keys.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')
  const page = await buildPage()
  const requests = new Map<string, number>()
  const app = express()
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const pluginDomain = options.pluginDomain ?? `plugins.localhost:${port}`
  app.use((request, _response, next) => {
    const name = `${request.headers.host?.split('.plugins')[0]}${request.path}`
    requests.set(name, (requests.get(name) ?? 0) + 1)
    next()
  })
  const frames = createFrameRouter({
    pluginDomain,
    hostOrigins: [`http://localhost:${port}`],
    findRelease: async (plugin) => index.releases.find((release) => release.plugin === plugin) ?? null,
  })
  app.use((request, response, next) =>
    request.headers.host?.endsWith(pluginDomain) ? frames(request, response, next) : next(),
  )
  app.use('/frames', frames)
  app.get('/registry/index/', (_request, response) => {
    const text = JSON.stringify(index)
    const signature = sign(null, Buffer.from(text), keys.privateKey).toString('base64')
    response.json({ index: text, signature, key })
  })
  app.get('/registry/artifacts/:digest', (request, response) => {
    const code = artifacts.get(request.params.digest)
    if (code) response.type('js').send(code)
    else response.sendStatus(404)
  })
  servePage(app, page, {
    key,
    pluginDomain: options.isShared ? '' : pluginDomain,
    frameSource: `http://*.${pluginDomain}`,
  })
  return {
    origin: `http://localhost:${port}`,
    requests,
    withdraw(plugin) {
      index.sequence += 1
      index.releases = index.releases.filter((release) => release.plugin !== plugin)
    },
    close: () => closeAll(server),
  }
}

async function makeIndex(
  plugins: Record<string, TestPlugin>,
  artifacts: Map<string, Buffer>,
): Promise<Index> {
  const shared = await sharedModules()
  for (const { digest, code } of shared) artifacts.set(digest, code)
  return {
    sequence: 1,
    issued_at: new Date().toISOString(),
    shared: shared.map(({ specifier, digest, bytes, imports }) => ({ specifier, digest, bytes, imports })),
    releases: await Promise.all(
      Object.entries(plugins).map(([id, plugin]) => makeRelease(id, plugin, artifacts)),
    ),
  }
}

async function makeRelease(
  id: string,
  { source, permissions = [], network = [], sdk = '^1.0.0' }: TestPlugin,
  artifacts: Map<string, Buffer>,
): Promise<Release> {
  const bundled = await bundlePlugin(new Map([['src/main.tsx', Buffer.from(source)]]), 'src/main.tsx')
  if (!bundled.ok) throw new Error(JSON.stringify(bundled.faults))
  const code = Buffer.from(withComputedImports(bundled.code))
  const digest = createHash('sha256').update(code).digest('hex')
  artifacts.set(digest, code)
  return {
    plugin: id,
    version: '1.0.0',
    name: `Plugin ${id}`,
    description: 'Made by a test.',
    author: 'Test Author',
    license: 'MIT',
    contributes: [{ point: 'panel', id: 'panel', title: id }],
    permissions: permissions.map((name) => ({ name, reason: 'To test what it may do.' })),
    network,
    bundle: { digest, bytes: code.length, imports: bundled.imports },
    icons: {},
    sdk,
    firstParty: false,
    zip_digest: createHash('sha256').update(source).digest('hex'),
    released_at: new Date().toISOString(),
  }
}

async function buildPage(): Promise<Record<'js' | 'css', string>> {
  const { outputFiles } = await build({
    entryPoints: { page: hostEntry },
    outdir: 'page',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const textOf = (ending: string): string => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return { js: textOf('page.js'), css: textOf('.css') }
}

function servePage(
  app: Express,
  page: Record<'js' | 'css', string>,
  { key, pluginDomain, frameSource }: { key: string; pluginDomain: string; frameSource: string },
): void {
  app.get('/page.js', (_request, response) => void response.type('js').send(page.js))
  app.get('/page.css', (_request, response) => void response.type('css').send(page.css))
  app.get('/', (_request, response) => {
    response.set(
      'Content-Security-Policy',
      `default-src 'self'; style-src 'self' 'unsafe-inline'; frame-src 'self' ${frameSource}; frame-ancestors 'self'`,
    )
    response.type('html').send(
      `<!doctype html><html lang="en"><title>Frames</title><link rel="stylesheet" href="/page.css">
       <meta name="msdat-registry-key" content="${key}"><meta name="msdat-plugin-domain" content="${pluginDomain}">
       <div id="app"></div><script type="module" src="/page.js"></script></html>`,
    )
  })
}

function closeAll(server: Server): void {
  server.closeAllConnections()
  server.close()
}
