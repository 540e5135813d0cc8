import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import type { DatabaseAddress } from '../db/openDatabase.ts'
import { LongReads, readsHere } from './LongReads.ts'
import { ReadsBeside } from './ReadsBeside.ts'

/** Starts no process before somebody asks. PostgreSQL reads in processes of its own. */
export function startLongReads(
  db: Kysely<DataTables>,
  address: DatabaseAddress,
): { longReads: LongReads; stopReads: () => void } {
  if (!('sqliteFile' in address)) return { longReads: readsHere(db), stopReads: () => {} }
  const beside = new ReadsBeside(address.sqliteFile)
  const longReads = new LongReads((network) => beside.databaseOf(network))
  return { longReads, stopReads: () => beside.close() }
}
