import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
} from 'kysely'
import { expect, it } from 'vitest'
import { settleLog } from './bulkWriting.ts'

/** A database on a full disk: the file `main` cannot grow before the log of the figures is emptied. */
function onFullDisk() {
  const asked: string[] = []
  let isFull = true
  const connection: DatabaseConnection = {
    executeQuery({ sql }) {
      asked.push(sql)
      if (isFull && sql.includes('"main"')) return Promise.reject(new Error('database or disk is full'))
      if (sql === 'pragma "figures".wal_checkpoint(truncate)') isFull = false
      return Promise.resolve({ rows: [] })
    },
    async *streamQuery() {},
  }
  const driver = Object.assign(new DummyDriver(), { acquireConnection: () => Promise.resolve(connection) })
  const db = new Kysely<never>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (known) => new SqliteIntrospector(known),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
  return { db, asked }
}

it('the log of one file that a full disk holds up does not keep the other from giving room back', async () => {
  const { db, asked } = onFullDisk()
  await settleLog({ db, dialect: 'sqlite' })
  expect(asked).toEqual([
    'pragma "main".wal_checkpoint(passive)',
    'pragma "figures".wal_checkpoint(passive)',
    'pragma "figures".wal_checkpoint(truncate)',
    'pragma "main".wal_checkpoint(passive)',
    'pragma "main".wal_checkpoint(truncate)',
  ])
})
