import { sql } from 'kysely'
import { fileNames } from './figuresFile.ts'
import type { Database } from './openDatabase.ts'

const cacheKilobytes = 32 * 1024
/** 16 MB of log. */
const pagesOfLog = 4000

type Connection<Tables> = Pick<Database<Tables>, 'db' | 'dialect'>

interface BulkOptions {
  /** Whether what is written must outlive a power cut at once. Without, a cut takes back the last steps, in order. */
  isLasting: boolean
}

/**
 * Prepares a connection for an import. A quarter of a million values touch some 60,000 pages of SQLite's
 * file; copying them out of its log takes as long as a third of the writing, and can wait until those
 * who asked have their answer: see `settleLog`. What is only staged goes over in many steps, between which it is copied.
 */
export async function prepareForBulk<Tables>(
  { db, dialect }: Connection<Tables>,
  { isLasting }: BulkOptions,
): Promise<void> {
  if (dialect !== 'sqlite') return
  for (const name of fileNames) {
    await sql`pragma ${sql.id(name)}.cache_size = ${sql.lit(-cacheKilobytes)}`.execute(db)
    if (!isLasting) await sql`pragma ${sql.id(name)}.synchronous = normal`.execute(db)
  }
  await sql`pragma wal_autocheckpoint = ${sql.lit(isLasting ? 0 : pagesOfLog)}`.execute(db)
}

/** From now on the log is copied whenever it has grown, for many short steps. */
export async function settleAsItGrows<Tables>({ db, dialect }: Connection<Tables>): Promise<void> {
  if (dialect === 'sqlite') await sql`pragma wal_autocheckpoint = ${sql.lit(pagesOfLog)}`.execute(db)
}

/**
 * Copies SQLite's logs into their files, as far as no reader still needs the pages that stand there, and empties them.
 * On a full disk a log whose file has to grow is tried again: the other log may have been what filled it.
 */
export async function settleLog<Tables>({ db, dialect }: Connection<Tables>): Promise<void> {
  if (dialect !== 'sqlite') return
  const settle = async (name: string): Promise<void> => {
    await sql`pragma ${sql.id(name)}.wal_checkpoint(passive)`.execute(db)
    // Nearly nothing is left to copy, so writers wait for a moment only; where somebody reads, it stays as it is.
    await sql`pragma ${sql.id(name)}.wal_checkpoint(truncate)`.execute(db)
  }
  const left: string[] = []
  for (const name of fileNames) await settle(name).catch(() => left.push(name))
  for (const name of left) await settle(name)
}
