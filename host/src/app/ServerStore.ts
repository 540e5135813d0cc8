import { computed, makeObservable, observable, runInAction } from 'mobx'
import { getReady } from '@msdat/sdk/contracts/health'

type Fetch = (address: string, request: RequestInit) => Promise<Response>

/** Asked again soon while it is away, so that the page gets over a restart by itself. */
const retryMs = 5_000
const patienceMs = 4_000

/** Whether the server can be reached. Only when a call of the page has failed is it asked on its own account. */
export class ServerStore {
  isAway = false
  readonly #fetch: Fetch
  readonly #onReturn: () => void
  /** What fetches each part of the page that says itself that it waits for the server. */
  readonly #awaited = observable.set<() => void>([], { deep: false })
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(fetchAnswer: Fetch, onReturn: () => void) {
    this.#fetch = fetchAnswer
    this.#onReturn = onReturn
    makeObservable(this, { isAway: observable, isSaidElsewhere: computed })
  }

  /** Carries a call. An answer of a proxy that finds no server is a failure too, and so is a page in its place. */
  readonly carry: Fetch = async (address, request) => {
    try {
      const answer = await this.#fetch(address, request)
      if ((answer.status >= 502 && answer.status <= 504) || isPage(answer)) void this.ask()
      return answer
    } catch (error) {
      void this.ask()
      throw error
    }
  }

  /** Something that could not be had says so in its place, with a way to try again: once is enough. */
  get isSaidElsewhere(): boolean {
    return this.#awaited.size > 0
  }

  /** Call where a part of the page says that it waits for the server. What is answered ends that. */
  waitWith(fetchPart: () => void): () => void {
    runInAction(() => this.#awaited.add(fetchPart))
    return () => runInAction(() => this.#awaited.delete(fetchPart))
  }

  /** Call when the server is back, and what the page is made of is on its way. */
  fetchAwaited(): void {
    // What is on its way already has been drawn as such by then.
    setTimeout(() => this.#awaited.forEach((fetchPart) => fetchPart()))
  }

  /** Asks whether the server can serve. One that is still starting is alive already, but answers no call of a page. */
  async ask(): Promise<void> {
    const request = { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) } as const
    const isThere = await this.#fetch(getReady.path, request).then(
      (answer) => answer.ok && !isPage(answer),
      () => false,
    )
    if (this.isAway === !isThere) return
    runInAction(() => (this.isAway = !isThere))
    clearInterval(this.#timer)
    if (isThere) this.#onReturn()
    else this.#timer = setInterval(() => void this.ask(), retryMs)
  }
}

/** What a network answers in our place that wants its visitors to sign in. */
const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false
