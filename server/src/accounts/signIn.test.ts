import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import type { CallContext } from '@msdat/sdk/http/serve'
import { allMigrations } from '../allMigrations.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { AttemptGate, defaultLimits } from './accountLimits.ts'
import type { AccountTables } from './AccountTables.ts'
import { addUser } from './addUser.ts'
import { Auth } from './Auth.ts'
import { signIn } from './signIn.ts'

const context: CallContext = {
  actor: null,
  upload: null,
  address: '127.0.0.1',
  setHeader: () => undefined,
  signal: new AbortController().signal,
  header: () => undefined,
}

async function withDatabase(test: (db: Kysely<AccountTables>) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-sign-in-'))
  const { db, close } = await openDatabase<AccountTables>({ sqliteFile: join(folder, 'test.sqlite') })
  try {
    await migrate(db, allMigrations('sqlite'))
    await test(db as Kysely<AccountTables>)
  } finally {
    await close()
    rmSync(folder, { recursive: true })
  }
}

it('works on one password at a time, and asks those beyond a hundred to come again', async () => {
  await withDatabase(async (db) => {
    await addUser(db, { username: 'ada', email: 'ada@example.org', role: 'user', passwordHash: 'sealed' })
    let [working, most] = [0, 0]
    let open: () => void = () => {}
    const opened = new Promise<void>((resolve) => (open = resolve))
    const work = async <Result>(result: Result): Promise<Result> => {
      working += 1
      most = Math.max(most, working)
      await opened
      working -= 1
      return result
    }
    const auth = new Auth({
      db,
      publicUrl: 'http://localhost:4300',
      secret: 'a-secret-for-tests-only-0123456789abcdef',
      passwords: { hash: (password) => work(`hash of ${password}`), verify: () => work(true) },
    })
    const hashes = Array.from({ length: 100 }, (_, n) => auth.hashPassword(`${n}`))
    await new Promise(setImmediate)
    const refusal = {
      code: 'unavailable',
      message: expect.stringContaining('try again in a minute') as string,
    }
    await expect(auth.hashPassword('one more')).rejects.toMatchObject(refusal)
    await expect(auth.signIn('ada', 'right', new Headers())).rejects.toMatchObject(refusal)
    open()
    expect(await Promise.all(hashes)).toContain('hash of 99')
    expect(await auth.signIn('ada', 'right', new Headers())).toMatchObject({
      token: expect.any(String) as string,
    })
    expect(most).toBe(1)
  })
})

it('works out the hash of a password for an unknown name too, so that the clock tells nothing', async () => {
  await withDatabase(async (db) => {
    const hashed: string[] = []
    const auth = {
      signIn: () => Promise.resolve(null),
      hashPassword: (password: string) => Promise.resolve(String(hashed.push(password))),
    }
    const gate = new AttemptGate(defaultLimits)
    const parts = { db, auth, gate, hasSms: false }
    await expect(signIn(parts, { username: 'nobody', password: 'wrong' }, context)).rejects.toThrow(
      'Confirm username and password.',
    )
    expect(hashed).toEqual(['wrong'])
  })
})
