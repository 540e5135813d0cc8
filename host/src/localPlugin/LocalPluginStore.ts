import { action, computed, makeObservable, observableRef, reaction, runInAction } from 'mobx'
import type { LocalPluginBuild, LocalPluginNews } from '@msdat/sdk/contracts/localPluginNews'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { Finding } from '@msdat/sdk/contracts/submission'
import { toLocalRelease } from './toLocalRelease.ts'

export interface LocalSources {
  /** The server on the visitor's own machine that the page's address names; null where it names none. */
  server: string | null
  isDeveloper(): boolean
  /** Listens until the answer is called. */
  connect(server: string, hear: { onNews(news: LocalPluginNews): void; onEnd(): void }): () => void
  /** Makes the code of a build ready to run; throws where it is not what was announced. */
  loadCode(server: string, digest: string): Promise<void>
  /** Of this tab alone, and gone with it. */
  session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  /** Forgets the server, so that the next load of the page does not ask for it. */
  forgetServer(): void
}

interface Failure {
  number: number
  findings: readonly Finding[]
}

const allowedKey = 'msdat:local-plugin-allowed'

/** An unsigned plugin from the visitor's own machine. It runs only in developer mode, and once they have said yes. */
export class LocalPluginStore {
  server: string | null
  connection: 'none' | 'connecting' | 'open' | 'ended' = 'none'
  /** The newest build that succeeded, whether it runs or not. */
  build: LocalPluginBuild | null = null
  /** Why there is no newer one. */
  failure: Failure | null = null
  /** What the platform would say of the build. */
  findings: readonly Finding[] = []
  /** What runs now. */
  release: Release | null = null
  /** When that came, in milliseconds since 1970. */
  builtAt = 0
  /** Why the build that was announced does not run. */
  problem: string | null = null
  /** The run of the command that the visitor has said yes to. */
  private allowedRun: string | null = null
  readonly #sources: LocalSources
  #disconnect: () => void = () => {}
  #turn = 0

  constructor(sources: LocalSources) {
    this.#sources = sources
    this.server = sources.server
    makeObservable<this, 'allowedRun'>(this, {
      server: observableRef,
      connection: observableRef,
      build: observableRef,
      failure: observableRef,
      findings: observableRef,
      release: observableRef,
      problem: observableRef,
      allowedRun: observableRef,
      question: computed,
      allow: action,
      stop: action,
      leave: action,
      hear: action,
    })
  }

  /** The build about which the visitor has to decide; null where there is nothing to ask. */
  get question(): LocalPluginBuild | null {
    return this.connection === 'open' && this.build && this.build.run !== this.allowedRun ? this.build : null
  }

  /** Follows developer mode: without it nothing on the visitor's machine is asked for anything. */
  start(): void {
    if (this.server === null) return
    reaction(
      () => this.#sources.isDeveloper() && this.server,
      (server) => (server ? this.#connect(server) : this.leave('none')),
      { fireImmediately: true },
    )
  }

  /** The visitor lets this run of the command show its builds. */
  allow(): void {
    if (!this.build) return
    this.allowedRun = this.build.run
    this.#withSession((session) => session.setItem(allowedKey, `${this.server} ${this.allowedRun}`))
    void this.#run(this.build)
  }

  /** The visitor wants it no more; only the command's link brings it back. */
  stop(): void {
    this.#withSession((session) => session.removeItem(allowedKey))
    this.#sources.forgetServer()
    this.server = null
    this.leave('none')
  }

  /** What runs is gone from the page. */
  leave(connection: 'none' | 'ended'): void {
    if (connection === 'none') this.#disconnect()
    this.#turn += 1
    this.connection = connection
    this.release = null
    this.build = null
    this.failure = null
    this.findings = []
    this.problem = null
  }

  hear(news: LocalPluginNews): void {
    this.connection = 'open'
    if (news.kind === 'failed') this.failure = { number: news.number, findings: news.findings }
    if (news.kind === 'checked' && news.number === this.build?.number) this.findings = news.findings
    if (news.kind !== 'built') return
    this.build = news
    this.failure = null
    this.findings = []
    if (this.#isAllowed(news.run)) void this.#run(news)
    else this.release = null
  }

  #connect(server: string): void {
    this.leave('none')
    runInAction(() => (this.connection = 'connecting'))
    this.#disconnect = this.#sources.connect(server, {
      onNews: (news) => this.hear(news),
      onEnd: () => this.leave('ended'),
    })
  }

  /** The build before stays until the code of this one is here. */
  async #run(build: LocalPluginBuild): Promise<void> {
    const turn = ++this.#turn
    const problem = await this.#load(build.bundle.digest)
    if (turn !== this.#turn) return
    const now = new Date()
    runInAction(() => {
      this.problem = problem
      if (problem !== null) return
      this.builtAt = now.getTime()
      this.release = toLocalRelease(build, now.toISOString())
    })
  }

  async #load(digest: string): Promise<string | null> {
    try {
      if (this.server !== null) await this.#sources.loadCode(this.server, digest)
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  /** Said in this tab, perhaps before the page was loaded anew. */
  #isAllowed(run: string): boolean {
    let kept: string | null = null
    this.#withSession((session) => (kept = session.getItem(allowedKey)))
    if (kept === `${this.server} ${run}`) this.allowedRun = run
    return this.allowedRun === run
  }

  #withSession(change: (session: NonNullable<LocalSources['session']>) => void): void {
    try {
      if (this.#sources.session) change(this.#sources.session)
    } catch {
      // Without storage the visitor is asked again after a reload.
    }
  }
}
