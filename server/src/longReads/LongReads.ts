import type { Kysely } from 'kysely'
import type { CallContext } from '@msdat/sdk/http/serve'
import type { DataTables } from '../db/DataTables.ts'
import { Lane } from '../limits/Lane.ts'
import { networkKey } from '../limits/takeOrRefuse.ts'

/** On PostgreSQL each has a place among the public reads that are worked on at once (`cachedReads`), and must leave some to the others. */
const mostAtOnce = 6
const mostOfNetwork = 2
const refusal =
  'Several questions that look at very many values are being answered just now. Please try again in a few seconds, or name an indicator.'

/** To look at so many values takes the thread that answers everybody some hundredths of a second. */
export const mostHere = 20_000

export type Caller = Pick<CallContext, 'address'>

/** The database for questions that look at very many values, which must not keep the thread that answers everybody. */
export class LongReads {
  readonly #databaseOf: (network: string) => Kysely<DataTables>
  readonly #lane = new Lane({ atOnce: mostAtOnce, mostWaiting: 0, mostOfOne: mostOfNetwork, refusal })

  /** `databaseOf` gives each network the database, with turns of its own. */
  constructor(databaseOf: (network: string) => Kysely<DataTables>) {
    this.#databaseOf = databaseOf
  }

  /** For a download, whose parts are read one after the other, and for what is kept. Null where nobody's network asks. */
  of(caller: Caller | null): Kysely<DataTables> {
    return this.#databaseOf(caller === null ? 'everybody' : networkKey(caller))
  }

  /** For an answer in one piece. Throws `unavailable` where so many are being made that the others would wait for long. */
  run<Answer>(caller: Caller, read: (db: Kysely<DataTables>) => Promise<Answer>): Promise<Answer> {
    return this.#lane.run(() => read(this.of(caller)), networkKey(caller))
  }
}

/** On the thread itself: where PostgreSQL reads, which has processes of its own. */
export const readsHere = (db: Kysely<DataTables>): LongReads => new LongReads(() => db)
