import { LRUCache } from 'lru-cache'
import type { Actor } from '@msdat/sdk/http/serve'
import type { Auth } from './Auth.ts'

/** A session that was ended elsewhere is noticed after this long at the latest. */
const freshMs = 1000
const mostKept = 2000

/** Who makes a request. What was found is kept for a second, so that a page's burst of calls asks once. */
export class SessionReader {
  readonly #auth: Auth
  readonly #seen = new LRUCache<string, Actor>({ max: mostKept, ttl: freshMs })
  #generation = 0

  constructor(auth: Auth) {
    this.#auth = auth
  }

  async actorOf(credentials: Headers): Promise<Actor | null> {
    const key = credentials.get('authorization') ?? credentials.get('cookie')
    if (!key) return null
    const seen = this.#seen.get(key)
    if (seen) return seen
    const generation = this.#generation
    const start = performance.now()
    const session = await this.#auth.currentSession(credentials)
    if (!session) return null
    const { userId: id, email, name, role } = session
    const actor: Actor = { id, email, name, role }
    // A session may have been ended while it was being read.
    if (generation === this.#generation) this.#seen.set(key, actor, { start })
    return actor
  }

  /** After a session was ended in this process: it must not work one request longer. */
  forgetAll(): void {
    this.#generation += 1
    this.#seen.clear()
  }
}
