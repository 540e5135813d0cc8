import { Migrator, sql } from 'kysely'
import { expect, it } from 'vitest'
import { addChecked } from '../checkedSubmission.fixture.ts'
import { registryMigrations } from './registryMigrations.ts'
import { describeDatabases } from './testDatabases.fixture.ts'

describeDatabases('submissions from before names had columns of their own', ({ makeDatabase, dialect }) => {
  it('have their titles and keys in them after it', async () => {
    const db = (await makeDatabase()).connect()
    const view = { point: 'panel', id: 'rooms', title: 'Rooms “é” \u0000' }
    const command = { point: 'command', id: 'open', title: 'Open', runsIn: 'rooms', key: 'Alt+Shift+R' }
    const withNames = await addChecked(db, { manifest: { contributes: [view, command] } })
    const unreadable = await addChecked(db)
    const failed = await addChecked(db)
    const set = (id: number, changes: { manifest?: string; state?: 'check_failed' }) =>
      db.updateTable('registry_submissions').set(changes).where('id', '=', id).execute()
    await set(unreadable.id, { manifest: 'no JSON' })
    await set(failed.id, { state: 'check_failed' })
    for (const column of ['contribution_titles', 'command_keys'])
      await sql.raw(`alter table registry_submissions drop column ${column}`).execute(db)
    await sql`delete from kysely_migration where name = 'registry_010_names'`.execute(db)

    const provider = { getMigrations: () => Promise.resolve(registryMigrations(dialect)) }
    const { error } = await new Migrator({ db, provider }).migrateToLatest()
    expect(error).toBeUndefined()
    const rows = await db
      .selectFrom('registry_submissions')
      .select(['contribution_titles', 'command_keys'])
      .orderBy('id')
      .execute()
    const { contribution_titles, command_keys } = withNames
    expect(contribution_titles).toBe(JSON.stringify(['Rooms “é” \u0000', 'Open']))
    expect(command_keys).toBe('["Alt+Shift+R"]')
    expect(rows).toEqual([
      { contribution_titles, command_keys },
      { contribution_titles: '[]', command_keys: '[]' },
      { contribution_titles: null, command_keys: null },
    ])
  })
})
