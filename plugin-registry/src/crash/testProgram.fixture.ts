import Sqlite from 'better-sqlite3'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import type { Submission } from '@msdat/sdk/contracts/submission'
import { registryMigrations } from '../db/registryMigrations.ts'
import type { RegistryTables } from '../db/RegistryTables.ts'
import { runIsolated } from '../isolation/runIsolated.ts'
import { packTestPlugin, startTestRegistry } from '../testRegistry.fixture.ts'

// Run by crash.test.ts, which kills it. Arguments: database file, number of the first plugin, how many.
const [file = '', first = '0', count = '0'] = process.argv.slice(2)
const say = (text: string): void => void process.stdout.write(`${text}\n`)

const database = new Sqlite(file)
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.pragma('busy_timeout = 10000')
const db = new Kysely<RegistryTables>({ dialect: new SqliteDialect({ database }) })
const provider = { getMigrations: () => Promise.resolve(registryMigrations('sqlite')) }
await new Migrator({ db, provider }).migrateToLatest()
const registry = await startTestRegistry({ db, isolate: runIsolated })
say('ready')
for (let number = Number(first); number < Number(first) + Number(count); number += 1) {
  const name = `number-${number
    .toString()
    .split('')
    .map((digit) => 'abcdefghij'[Number(digit)])
    .join('')}-of-many`
  const response = await registry.submit(await packTestPlugin({ id: name, name: `Plugin ${name}` }))
  const { id } = (await response.json()) as Submission
  say(`submitted ${id}`)
  // On a busy machine the answer comes before the checks have ended.
  await registry.settled(id)
  await registry.asAdmin('POST', `/registry/submissions/${id}/approve/`, { reason: 'Fine.' })
  say(`approved ${id}`)
}
// What earlier runs left is finished before the end.
for (;;) {
  const { results } = await registry.asAdmin<{ results: Submission[] }>(
    'GET',
    '/registry/submissions/?size=500',
  )
  if (results.every(({ state }) => !['submitted', 'checking', 'approved', 'building'].includes(state))) break
  await new Promise((resolve) => setTimeout(resolve, 50))
}
await registry.close()
await db.destroy()
say('done')
process.exit(0)
