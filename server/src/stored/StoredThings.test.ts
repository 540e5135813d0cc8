import type { Kysely } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Actor } from '@msdat/sdk/http/serve'
import type { ChangeLogTables } from '../audit/changeLogTable.ts'
import { allMigrations } from '../allMigrations.ts'
import { code, decimal, flag, json, key, nullable, text } from '../db/createTable.ts'
import type { DataTables } from '../db/DataTables.ts'
import { addingColumns, creating, defineTable, later } from '../db/defineTable.ts'
import { migrate } from '../db/migrate.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { StoredThings, type Kind } from './StoredThings.ts'

const notes = defineTable(
  'test_notes',
  {
    id: key,
    owner: text,
    name: code,
    body: text,
    is_open: flag,
    tags: json<string[]>(),
    score: nullable(decimal),
    mood: later(text, 'calm'),
    created_at: text,
    updated_at: text,
  },
  [{ columns: ['owner', 'name'], isUnique: true }],
)

const person = (id: string, role: Actor['role']): Actor => ({ id, email: `${id}@x.org`, name: id, role })
const ada = person('ada', 'user')
const bob = person('bob', 'user')
const root = person('root', 'admin')
const note = { name: 'one', body: 'Words', is_open: true, tags: ['a', 'b'], mood: 'glad' }

describeDatabases('stored things', ({ makeDatabase, dialect }) => {
  let db: Kysely<DataTables & ChangeLogTables>
  const things = (more: Partial<Kind<typeof notes>> = {}) =>
    new StoredThings(db as unknown as Kysely<DataTables>, {
      table: notes,
      called: 'note',
      search: ['name', 'body'],
      ...more,
    })
  const namesOf = async (...[input, actor]: Parameters<StoredThings<typeof notes>['list']>) =>
    (await things({ overseer: 'admin' }).list(input, actor)).results.map(({ name }) => name)
  const log = () => db.selectFrom('change_log').select(['actor_id', 'action', 'thing', 'thing_id']).execute()

  beforeAll(async () => {
    const database = await makeDatabase()
    db = database.db.withTables<ChangeLogTables>()
    const added = addingColumns(dialect, notes, ['mood'])
    await migrate(db, {
      ...allMigrations(dialect),
      ...creating(dialect, { test_001: notes }),
      test_002: added,
    })
  })
  beforeEach(async () => {
    await db.deleteFrom('test_notes' as 'settings').execute()
    await db.deleteFrom('change_log').execute()
  })

  it('come back as they were given, with an owner, times and an id', async () => {
    const added = await things().add(note, ada)
    expect(added).toMatchObject({ ...note, owner: 'ada', score: null })
    expect(added.created_at).toBe(added.updated_at)
    expect(await things().get(added.id, ada)).toEqual(added)
    const changed = await things().change(added.id, { is_open: false, tags: [] }, ada)
    expect(changed).toMatchObject({ name: 'one', is_open: false, tags: [] })
    expect(await things().remove(added.id, ada)).toEqual(changed)
    await expect(things().get(added.id, ada)).rejects.toThrow('There is no note')
  })

  it('are not there for anyone but their owner', async () => {
    const { id } = await things().add(note, ada)
    for (const actor of [bob, root, null]) {
      await expect(things().get(id, actor)).rejects.toMatchObject({ code: 'not_found' })
      await expect(things().change(id, { body: 'Mine' }, actor)).rejects.toMatchObject({ code: 'not_found' })
      await expect(things().remove(id, actor)).rejects.toMatchObject({ code: 'not_found' })
      expect(await things().list({}, actor)).toEqual({ count: 0, results: [] })
    }
  })

  it('that everyone reads are changed by their owner and the overseer alone', async () => {
    const open = things({ readers: 'everyone', overseer: 'admin' })
    const { id } = await open.add(note, ada)
    expect(await open.get(id, null)).toMatchObject({ owner: 'ada' })
    await expect(open.change(id, { body: 'Mine' }, bob)).rejects.toMatchObject({ code: 'not_allowed' })
    expect(await open.change(id, { body: 'Corrected' }, root)).toMatchObject({ owner: 'ada' })
  })

  it('leave an entry in the log for what an overseer does, and none for an owner', async () => {
    const open = things({ overseer: 'moderator' })
    const { id } = await open.add(note, ada)
    await open.change(id, { body: 'New' }, ada)
    await open.add(note, root)
    expect(await log()).toEqual([])
    await open.change(id, { body: 'Corrected' }, root)
    await open.remove(id, root)
    const entry = { actor_id: 'root', thing: 'test_notes', thing_id: String(id) }
    expect(await log()).toEqual([
      { ...entry, action: 'change' },
      { ...entry, action: 'remove' },
    ])
  })

  it('are listed with filters, words, order and pages', async () => {
    const stored = things({ overseer: 'admin' })
    await stored.add(note, ada)
    await stored.add({ ...note, name: 'two', body: '50% of_it', is_open: false, score: 2 }, ada)
    await stored.add({ ...note, name: 'three', score: 3 }, bob)
    expect(await namesOf({}, root)).toEqual(['three', 'two', 'one'])
    expect(await namesOf({ ordering: 'name' }, ada)).toEqual(['one', 'two'])
    expect(await namesOf({ is_open: false }, root)).toEqual(['two'])
    expect(await namesOf({ score: '2,3', ordering: 'score' }, root)).toEqual(['two', 'three'])
    expect(await namesOf({ name: 'one,three', owner: 'bob' }, root)).toEqual(['three'])
    expect(await namesOf({ owner: 'bob' }, ada)).toEqual([])
    expect(await namesOf({ search: 'WORDS' }, root)).toEqual(['three', 'one'])
    expect(await namesOf({ search: '50% of_' }, root)).toEqual(['two'])
    expect(await namesOf({ search: '5_%' }, root)).toEqual([])
    expect(await stored.list({ size: 2, page: 2 }, root)).toMatchObject({
      count: 3,
      results: [{ name: 'one' }],
    })
    await expect(stored.list({ page: 9 }, root)).rejects.toThrow('There is no page 9')
  })

  it('are refused where the same is there already, in the words of their kind', async () => {
    await things().add(note, ada)
    await expect(things({ taken: 'Taken.' }).add(note, ada)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Taken.',
    })
    const other = await things().add({ ...note, name: 'two' }, ada)
    await expect(things().change(other.id, { name: 'one' }, ada)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('are no more than their most, also when many come at once', async () => {
    const add = (kind: Partial<Kind<typeof notes>>, count: number, actor: Actor) =>
      Promise.allSettled(
        Array.from({ length: count }, (_, index) => things(kind).add({ ...note, name: `${index}` }, actor)),
      )
    const results = await add({ most: { perOwner: 3 } }, 6, ada)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const more = await add({ most: { inAll: 5 } }, 6, bob)
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(more).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'unavailable' }),
    })
  })

  it('are stored together with what goes alongside, or neither is', async () => {
    const failing = () => Promise.reject(new Error('no'))
    await expect(things().add(note, ada, failing)).rejects.toThrow('no')
    expect(await things().list({}, ada)).toMatchObject({ count: 0 })
  })

  it('hold no text that PostgreSQL cannot keep', async () => {
    await expect(things().add({ ...note, body: 'a\0b' }, ada)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { body: ['must not hold the character NUL'] },
    })
    expect(await namesOf({ search: 'a\0', name: '\0' }, root)).toEqual([])
  })
})
