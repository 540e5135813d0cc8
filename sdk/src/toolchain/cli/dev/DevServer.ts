import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { faultTextLength } from '../../../contracts/faultText.ts'
import { localFaultPath, type LocalFault } from '../../../contracts/localFault.ts'
import { localCodePath, localNewsPath } from '../../../contracts/localPlugin.ts'
import type { LocalPluginNews } from '../../../contracts/localPluginNews.ts'
import type { LocalModule } from './buildLocal.ts'

const loopback = '127.0.0.1'
/** A page may still be fetching the code of the build before. */
const keptBuilds = 3
/** A character takes at most three bytes in UTF-8. */
const mostFaultBytes = 3 * faultTextLength

/**
 * Hands an unsigned local plugin to the pages of one product, and to nobody else: it listens on this machine alone,
 * answers to no other name, and lets no other site read its answers.
 */
export class DevServer {
  readonly #page: string
  readonly #onFault: (fault: LocalFault) => void
  readonly #server = createServer((request, response) => this.#answer(request, response))
  readonly #listeners = new Set<ServerResponse>()
  readonly #modules = new Map<string, LocalModule>()
  /** The newest of each kind, in the order they came; the last good build stays when a later one fails. */
  readonly #told = new Map<LocalPluginNews['kind'], LocalPluginNews>()

  /** The origin of the pages that may read, and who hears what went wrong in them. */
  constructor(page: string, onFault: (fault: LocalFault) => void = () => {}) {
    this.#page = page
    this.#onFault = onFault
  }

  /** Takes the port, or any free one where somebody else has it; answers the address. */
  async listen(port: number): Promise<string> {
    await this.#take(port).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      await this.#take(0)
    })
    return `http://${loopback}:${this.#port}`
  }

  publish(news: LocalPluginNews, module: LocalModule | null = null): void {
    if (news.kind === 'built' && module !== null) this.#keep(news.bundle.digest, module)
    if (news.kind === 'built') this.#told.clear()
    this.#told.delete(news.kind)
    this.#told.set(news.kind, news)
    for (const listener of this.#listeners) listener.write(eventOf(news))
  }

  close(): void {
    for (const listener of this.#listeners) listener.destroy()
    this.#server.close()
    this.#server.closeAllConnections()
  }

  get #port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  async #take(port: number): Promise<void> {
    this.#server.listen(port, loopback)
    // Rejects with the error that comes instead.
    await once(this.#server, 'listening')
  }

  #keep(digest: string, module: LocalModule): void {
    this.#modules.delete(digest)
    this.#modules.set(digest, module)
    const [oldest] = this.#modules.keys()
    if (this.#modules.size > keptBuilds && oldest !== undefined) this.#modules.delete(oldest)
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    if (!this.#isForUs(request)) return void response.writeHead(403).end()
    response.setHeader('Access-Control-Allow-Origin', this.#page)
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Cache-Control', 'no-store')
    if (request.method === 'POST')
      return void this.#takeFault(request, response).catch(() => response.destroy())
    if (request.url === localNewsPath) return this.#listen(response)
    const module = this.#moduleAt(localCodePath, request)
    if (!module) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' }).end(module.code)
  }

  #moduleAt(path: (digest: string) => string, { url }: IncomingMessage): LocalModule | undefined {
    return [...this.#modules].find(([digest]) => url === path(digest))?.[1]
  }

  async #takeFault(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const module = this.#moduleAt(localFaultPath, request)
    if (!module) return void response.writeHead(404).end()
    if (!(Number(request.headers['content-length']) <= mostFaultBytes))
      return void response.writeHead(413).end()
    const fault = module.trace((await text(request)).slice(0, faultTextLength))
    this.#onFault(fault)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(fault))
  }

  /** A foreign site can point a name of its own to this machine, and any page can send a request here. */
  #isForUs({ method, headers }: IncomingMessage): boolean {
    const names = [`${loopback}:${this.#port}`, `localhost:${this.#port}`]
    const isFromPage = headers.origin === this.#page
    const isRead = method === 'GET' && (isFromPage || headers.origin === undefined)
    return names.includes(headers.host ?? '') && (isRead || (method === 'POST' && isFromPage))
  }

  #listen(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    // Headers leave with the first bytes.
    response.write(': one event for each build\n\n')
    for (const news of this.#told.values()) response.write(eventOf(news))
    this.#listeners.add(response)
    response.on('close', () => this.#listeners.delete(response))
  }
}

const eventOf = (news: LocalPluginNews): string => `data: ${JSON.stringify(news)}\n\n`
