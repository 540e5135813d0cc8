import { hashPassword } from 'better-auth/crypto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Kysely } from 'kysely'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { AccountTables } from './AccountTables.ts'
import type { PasswordKeeper } from './configureAuth.ts'
import { PasswordLane } from './PasswordLane.ts'
import {
  quickPasswords,
  startAccountServer,
  type AccountServer,
  type Answer,
} from './testAccountServer.fixture.ts'

const password = 'Correct-horse-7'
const busy = {
  status: 503,
  body: {
    code: 'unavailable',
    message: 'Very many people are signing in just now. Please try again in a minute.',
  },
}

/** Works on a password only once it may. */
class HeldPasswords implements PasswordKeeper {
  begun = 0
  atOnce = 0
  mostAtOnce = 0
  #go = Promise.resolve()
  #letGo: () => void = () => {}

  hold(): void {
    Object.assign(this, { begun: 0, mostAtOnce: 0 })
    this.#go = new Promise((resolve) => (this.#letGo = resolve))
  }

  letGo(): void {
    this.#letGo()
  }

  hash(given: string): Promise<string> {
    return this.#work(() => quickPasswords.hash(given))
  }

  verify(kept: { hash: string; password: string }): Promise<boolean> {
    return this.#work(() => quickPasswords.verify(kept))
  }

  async #work<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.begun += 1
    this.atOnce += 1
    this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce)
    await this.#go
    this.atOnce -= 1
    return work()
  }
}

describeDatabases('a burst of passwords', ({ makeDatabase }) => {
  let server: AccountServer
  const passwords = new HeldPasswords()
  const from = (network: number) => ({ 'x-forwarded-for': `192.0.2.${network}` })
  const signIn = (username: string, network = 1) =>
    server.send('POST', '/api/login/', { body: { username, password }, headers: from(network) })
  const person = (username: string) => ({ username, email: `${username}@example.org`, password })
  const register = (username: string, network = 1) =>
    server.send('POST', '/api/users/', { body: person(username), headers: from(network) })
  const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted()

  beforeAll(async () => {
    const { db } = await makeDatabase()
    server = await startAccountServer(db as unknown as Kysely<AccountTables>, {
      passwords,
      isBehindProxy: true,
    })
    await register('ada', 9)
  })
  beforeEach(() => passwords.hold())
  afterAll(() => server.close())

  /** So many sign-ins of unknown names; answers with those that have been refused while all others wait. */
  const burst = async (many: number, network: number) => {
    const refused: Answer[] = []
    const all = Array.from({ length: many }, async (_, at) => {
      const answer = await signIn(`nobody${at}`, network)
      if (answer.status === 503) refused.push(answer)
      return answer
    })
    return { refused, all }
  }

  it('is worked on one at a time, and one network does not fill the lane', async () => {
    const { refused, all } = await burst(25, 1)
    await vi.waitFor(() => expect(refused).toHaveLength(5), { timeout: 20_000 })
    expect(refused[0]).toMatchObject(busy)
    expect(passwords.begun).toBe(1)
    // Also where better-auth looks at the password, of an account that there is, and in every other call.
    expect(await signIn('ada')).toMatchObject(busy)
    expect(await register('ben')).toMatchObject(busy)
    const elsewhere = signIn('ada', 2)
    passwords.letGo()
    expect(await elsewhere).toMatchObject({ status: 200 })
    expect(statuses(await Promise.all(all))).toEqual([
      ...Array.from({ length: 20 }, () => 401),
      ...Array.from({ length: 5 }, () => 503),
    ])
    expect(passwords.begun).toBe(21)
    expect(passwords.mostAtOnce).toBe(1)
    expect(await signIn('ada')).toMatchObject({ status: 200 })
  })

  it('of many networks waits in a bounded number', async () => {
    const bursts = [await burst(20, 3), await burst(20, 4), await burst(20, 5)]
    const last = await burst(2, 6)
    const refused = () => [...bursts, last].flatMap((one) => one.refused)
    await vi.waitFor(() => expect(refused()).toHaveLength(1), { timeout: 20_000 })
    expect(await signIn('ada', 7)).toMatchObject(busy)
    expect(passwords.begun).toBe(1)
    passwords.letGo()
    const answers = await Promise.all([...bursts, last].flatMap((one) => one.all))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(61)
    expect(passwords.mostAtOnce).toBe(1)
  })
})

it('a password that was kept before is known', async () => {
  const kept = await hashPassword(password)
  const lane = new PasswordLane()
  expect(await lane.verify({ hash: kept, password })).toBe(true)
  expect(await lane.verify({ hash: await lane.hash('Another-9'), password })).toBe(false)
})
