import Sqlite from 'better-sqlite3'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import { expect, it } from 'vitest'
import { digestOf, readZip } from '../artifacts/artifacts.ts'
import { registryMigrations } from './registryMigrations.ts'
import type { RegistryTables } from './RegistryTables.ts'

it('bytes stored before artifacts had their kind in the key are still there after it', async () => {
  const db = new Kysely<RegistryTables>({ dialect: new SqliteDialect({ database: new Sqlite(':memory:') }) })
  const provider = { getMigrations: () => Promise.resolve(registryMigrations('sqlite')) }
  const migrator = new Migrator({ db, provider })
  await migrator.migrateTo('registry_001_tables')
  const row = {
    digest: 'a'.repeat(64),
    kind: 'module',
    content: Buffer.from('code'),
    brotli: Buffer.from('br'),
    gzip: null,
    bytes: 4,
    created_at: '2025-01-01T00:00:00.000Z',
  } as const
  await db.insertInto('registry_artifacts').values(row).execute()
  const { error } = await migrator.migrateToLatest()
  expect(error).toBeUndefined()
  expect(await db.selectFrom('registry_artifacts').selectAll().execute()).toEqual([row])
  await db
    .insertInto('registry_artifacts')
    .values({ ...row, kind: 'zip' })
    .execute()
  await expect(db.insertInto('registry_artifacts').values(row).execute()).rejects.toThrow(/UNIQUE/)
  await db.destroy()
})

it('zips stored as one value before they had parts are still read after it', async () => {
  const db = new Kysely<RegistryTables>({ dialect: new SqliteDialect({ database: new Sqlite(':memory:') }) })
  const provider = { getMigrations: () => Promise.resolve(registryMigrations('sqlite')) }
  const migrator = new Migrator({ db, provider })
  await migrator.migrateTo('registry_008_fault_places')
  const content = Buffer.from('a zip')
  const digest = digestOf(content)
  const row = { digest, content, brotli: null, gzip: null, bytes: 5, created_at: '2026-01-01T00:00:00.000Z' }
  for (const kind of ['zip', 'module'] as const)
    await db
      .insertInto('registry_artifacts')
      .values({ ...row, kind })
      .execute()
  await migrator.migrateToLatest()
  expect(await readZip(db, digest)).toEqual(content)
  const rows = await db.selectFrom('registry_artifacts').select(['kind', 'content']).orderBy('kind').execute()
  expect(rows.map((kept) => [kept.kind, String(kept.content)])).toEqual([
    ['module', 'a zip'],
    ['zip', ''],
  ])
  await db.destroy()
})
