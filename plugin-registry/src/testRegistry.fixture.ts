import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express, { type NextFunction, type Request, type Response } from 'express'
import { createServe, type Actor } from '@msdat/sdk/http/serve'
import { packPlugin } from '@msdat/sdk/toolchain/archive'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Submission } from '@msdat/sdk/contracts/submission'
import { sampleFiles, sampleManifest } from '@msdat/sdk/testing/samplePlugin'
import { runHere } from './isolation/runHere.fixture.ts'
import { createRegistry, type Registry, type RegistrySettings } from './createRegistry.ts'
import type { RegistryDb } from './db/RegistryTables.ts'
import { readUpload } from './submissions/readUpload.ts'

const admin: Actor = { id: '1', email: 'admin@example.org', name: 'Admin', role: 'admin' }

const adminOf = (name: string): Actor => ({ ...admin, id: name, email: `${name}@example.org`, name })
const accountOf = (name: string): Actor => ({ id: name, email: `${name}@example.org`, name, role: 'user' })

/** A registry behind HTTP, as the server mounts it. The header x-role: admin, x-admin with a name, or x-account with one, says who asks. For tests. */
export interface TestRegistry {
  registry: Registry
  request(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<globalThis.Response>
  /** As the first admin, or as another one by name. */
  asAdmin<Answer>(method: string, path: string, body?: unknown, name?: string): Promise<Answer>
  submit(
    zip: Uint8Array,
    fields?: Record<string, string>,
    fileName?: string,
    headers?: Record<string, string>,
    path?: string,
  ): Promise<globalThis.Response>
  /** Answers a request for changes with a new zip. */
  answer(
    id: number,
    zip: Uint8Array,
    fields: Record<string, string>,
    headers: Record<string, string>,
  ): Promise<globalThis.Response>
  /** Asks for a submission until it has settled. */
  settled(id: number): Promise<Submission>
  close(): Promise<void>
}

interface TestSettings extends Partial<RegistrySettings> {
  db: RegistryDb
}

export async function startTestRegistry(settings: TestSettings): Promise<TestRegistry> {
  const actorOf = async ({ headers }: Request): Promise<Actor | null> => {
    const account = headers['x-account']
    if (typeof account === 'string') return accountOf(account)
    const other = headers['x-admin']
    if (typeof other === 'string') return adminOf(other)
    return headers['x-role'] === 'admin' ? admin : null
  }
  const log = { info: () => {}, warn: () => {} }
  const shared = [{ specifier: 'react', imports: [], code: Buffer.from('export const react = 1') }]
  const registry = createRegistry({
    actorOf,
    log,
    sharedModules: async () => shared,
    isolate: runHere,
    adminsNow: () => Promise.resolve({ has: () => true }),
    ...settings,
    // Tests send many from one address.
    queue: { waitingOfSender: 1000, bytesOfSender: 1e9, ...settings.queue },
  })
  const app = express()
  app.use(express.json())
  registry.mount(createServe(app, { actorOf, readUpload }), app)
  const frames = { pluginDomain: 'plugins.localhost', hostOrigins: ['http://localhost'] }
  app.use('/frames', registry.framesRouter(frames))
  app.use((error: unknown, _: Request, response: Response, __: NextFunction) => {
    const problem = error instanceof AppError ? error : new AppError('internal', String(error))
    response.status(problem.status).json(problem.toProblem())
  })
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await registry.start()

  const request: TestRegistry['request'] = (method, path, body, headers = {}) =>
    fetch(base + path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const asAdmin = async <Answer>(
    method: string,
    path: string,
    body?: unknown,
    name?: string,
  ): Promise<Answer> => {
    const headers: Record<string, string> = name ? { 'x-admin': name } : { 'x-role': 'admin' }
    const response = await request(method, path, body, headers)
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(answer)}`)
    return answer as Answer
  }
  return {
    registry,
    request,
    asAdmin,
    submit(zip, fields = {}, fileName = 'plugin.zip', headers = {}, path = '/registry/submissions/') {
      const values = { email: 'amina@example.org', name: 'Amina Bello', ...fields }
      const body = formOf(values, zip, fileName)
      return fetch(base + path, { method: 'POST', body, headers })
    },
    answer(id, zip, fields, headers) {
      const body = formOf(fields, zip, 'plugin.zip')
      return fetch(`${base}/registry/submissions/${id}/answer/`, { method: 'POST', body, headers })
    },
    async settled(id) {
      for (;;) {
        const submission = await asAdmin<Submission>('GET', `/registry/submissions/${id}/`)
        if (!['submitted', 'checking', 'approved', 'building'].includes(submission.state)) return submission
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async close() {
      await registry.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}

function formOf(fields: Record<string, string>, zip: Uint8Array, fileName: string): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('plugin', new Blob([new Uint8Array(zip)]), fileName)
  return form
}

/** A zip of a small plugin that passes every check. For tests. */
export function packTestPlugin(
  manifest: Record<string, unknown> = {},
  files: Record<string, string> = {},
): Promise<Buffer> {
  // Two plugins of different authors may not bear one title, so it goes with the name.
  const title = manifest['name'] ?? 'Stock levels'
  const contributes = [{ point: 'panel', id: 'levels', title, icon: 'assets/icon.svg' }]
  const whole = sampleManifest({ contributes, ...manifest })
  const all = sampleFiles({
    'manifest.json': JSON.stringify(whole),
    // Each version shows itself, so that each has a build of its own.
    'src/main.tsx': `import { definePlugin, useData } from '@msdat/sdk'
const View = () => <p>{useData({ indicators: [1] }).status} ${String(whole['version'])}</p>
definePlugin({ contributions: { levels: { view: View } } })
`,
    'src/Levels.tsx': null,
    'README.md': '# Stock levels <script>alert(1)</script>\n',
    ...files,
  })
  return packPlugin(all)
}
