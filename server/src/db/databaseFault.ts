import { AppError } from '@msdat/sdk/contracts/problem'

export type Trouble = 'full' | 'damaged' | 'locked' | 'silent' | 'unwritable'

const messages: Record<Trouble, string> = {
  full: 'The disk of the database is full: nothing can be saved, and what you sent was not. Administrators: make room on it; nothing else is needed.',
  damaged:
    'The database file is damaged. Administrators: stop the server, keep a copy of the file and restore the last backup.',
  locked:
    'A large import is being written, or another program holds the database, so nothing was saved. Please try again in a minute.',
  silent: 'The database does not answer. Please try again soon.',
  unwritable:
    'The server cannot read or write its database file. Administrators: look at its disk and at the rights on its folder.',
}

const byStart: readonly (readonly [start: string, trouble: Trouble])[] = [
  // SQLite, by its extended result codes.
  ['SQLITE_FULL', 'full'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_IOERR', 'unwritable'],
  ['SQLITE_CANTOPEN', 'unwritable'],
  ['SQLITE_READONLY', 'unwritable'],
  // PostgreSQL, by the classes of its own codes: out of disk, damaged pages, a server that ends or is too busy.
  ['53100', 'full'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
  ['53', 'silent'],
  ['57P0', 'silent'],
  ['08', 'silent'],
  ['ENOSPC', 'full'],
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EPIPE',
  ].map((code) => [code, 'silent'] as const),
]

// Of the driver of PostgreSQL, which gives these no code.
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Trouble of the database that is nobody's mistake, in words for whoever asked. */
export class DatabaseFault extends AppError {
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super('unavailable', messages[trouble])
    this.trouble = trouble
  }
}

/** What somebody can be told of an error of the database; null for any other error. */
export function databaseFault(error: unknown): DatabaseFault | null {
  if (error instanceof DatabaseFault) return error
  const trouble = troubleOf(error)
  return trouble && new DatabaseFault(trouble)
}

function troubleOf(error: unknown): Trouble | null {
  if (error instanceof AggregateError) return troubleOf(error.errors[0])
  if (!(error instanceof Error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const known = byStart.find(([start]) => code.startsWith(start))
  if (known) return known[1]
  // A process of its own opens the database anew: what it could not be opened for stands behind that.
  if (error.cause) return troubleOf(error.cause)
  return lost.test(error.message) ? 'silent' : null
}
