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
import { signIn } from './signIn.ts'

const context: CallContext = {
  actor: null,
  upload: null,
  address: '127.0.0.1',
  setHeader: () => undefined,
  signal: new AbortController().signal,
  header: () => undefined,
}

it('works out the hash of a password for an unknown name too, so that the clock tells nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-sign-in-'))
  const { db, close } = await openDatabase<AccountTables>({ sqliteFile: join(folder, 'test.sqlite') })
  await migrate(db, allMigrations('sqlite'))
  const hashed: string[] = []
  const auth = {
    signIn: () => Promise.resolve(null),
    hashPassword: (password: string) => Promise.resolve(String(hashed.push(password))),
  }
  const gate = new AttemptGate(defaultLimits)
  const parts = { db: db as Kysely<AccountTables>, auth, gate, hasSms: false }
  await expect(signIn(parts, { username: 'nobody', password: 'wrong' }, context)).rejects.toThrow(
    'Confirm username and password.',
  )
  expect(hashed).toEqual(['wrong'])
  await close()
  rmSync(folder, { recursive: true })
})
