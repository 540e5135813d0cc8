import { existsSync } from 'node:fs'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { startPostgres } from './postgres.ts'

describe.skipIf(!process.env['MSDAT_TEST_POSTGRES_URL'])('startPostgres', () => {
  it('starts a server that only knows its password, and leaves nothing behind', async () => {
    const postgres = await startPostgres()
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    )
    await client.end()
    const stranger = new URL(postgres.url)
    stranger.password = 'guessed'
    await expect(new pg.Client({ connectionString: stranger.href }).connect()).rejects.toThrow(/password/)
    await postgres.stop()
    expect(rows[0]?.folder).toContain('msdat-postgres-')
    expect(existsSync(rows[0]?.folder ?? '')).toBe(false)
  })
})
