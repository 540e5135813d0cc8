import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { StartupFault } from '../config/StartupFault.ts'
import { databaseFault, DatabaseFault } from './databaseFault.ts'

const sqlite = (code: string) => new Sqlite.SqliteError('says SQLite', code)
const coded = (code: string) => Object.assign(new Error('says the system'), { code })
const postgres = (code: string) =>
  Object.assign(new pg.DatabaseError('says PostgreSQL', 0, 'error'), { code })

describe('databaseFault', () => {
  it.each([
    [sqlite('SQLITE_FULL'), /disk .* is full/],
    [sqlite('SQLITE_CORRUPT_INDEX'), /damaged.*restore the last backup/],
    [sqlite('SQLITE_NOTADB'), /damaged/],
    [sqlite('SQLITE_BUSY'), /large import is being written, or another program holds/],
    [sqlite('SQLITE_IOERR_WRITE'), /cannot read or write/],
    [postgres('53100'), /disk .* is full/],
    [postgres('53300'), /does not answer/],
    [postgres('57P01'), /does not answer/],
    [coded('ECONNREFUSED'), /does not answer/],
    [new AggregateError([coded('ECONNREFUSED')]), /does not answer/],
    [new Error('Connection terminated unexpectedly'), /does not answer/],
    [new StartupFault('It cannot be used.', { cause: postgres('53300') }), /does not answer/],
    [new DatabaseFault('full'), /disk .* is full/],
  ])('says in words what %o is, and that it may pass', (error, words) => {
    expect(databaseFault(error)).toMatchObject({ code: 'unavailable', message: words })
  })

  it.each([sqlite('SQLITE_CONSTRAINT_UNIQUE'), postgres('23505'), new Error('boom'), 'text'])(
    'leaves %o to others',
    (error) => expect(databaseFault(error)).toBeNull(),
  )
})
