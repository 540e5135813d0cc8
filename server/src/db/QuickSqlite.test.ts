import Sqlite from 'better-sqlite3'
import { afterAll, describe, expect, it } from 'vitest'
import { QuickSqlite } from './QuickSqlite.ts'

const database = new Sqlite(':memory:')
const quick = new QuickSqlite(database)
afterAll(() => quick.close())
database.exec(
  "create table places (id integer primary key, name text); insert into places values (1, 'Kano')",
)

const readAll = (sql: string, ...parameters: unknown[]) => quick.prepare(sql).all(parameters)

describe('QuickSqlite', () => {
  it('gives rows as objects, again and again from one statement', () => {
    const sql = 'select * from places where id = ?'
    expect(quick.prepare(sql)).toBe(quick.prepare(sql))
    expect(readAll(sql, 1)).toEqual([{ id: 1, name: 'Kano' }])
    expect(readAll(sql, 2)).toEqual([])
  })

  it('sees a column that came after the statement was prepared', () => {
    const sql = 'select * from places'
    expect(readAll(sql)).toEqual([{ id: 1, name: 'Kano' }])
    database.exec('alter table places add column level integer not null default 3')
    expect(readAll(sql)).toEqual([{ id: 1, name: 'Kano', level: 3 }])
  })

  it('writes, also with an answer', () => {
    const { changes } = quick.prepare("insert into places (id, name) values (?, 'Abia')").run([2])
    expect(changes).toBe(1)
    expect(readAll("insert into places (id, name) values (?, 'Edo') returning name", 3)).toEqual([
      { name: 'Edo' },
    ])
  })

  it('steps through rows while the same question is asked again', () => {
    const sql = 'select id from places order by id'
    const [first, ...others] = [...quick.prepare(sql).iterate([])].map((row) => {
      expect(readAll(sql)).toHaveLength(3)
      return row
    })
    expect([first, others.length]).toEqual([{ id: 1 }, 2])
  })
})
