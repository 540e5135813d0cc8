import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { DataTables } from '../db/DataTables.ts'
import { leavePlace } from '../http/placeOfRead.ts'
import { mostHere, type Caller, type LongReads } from '../longReads/LongReads.ts'
import { countByPair } from './countByPair.ts'
import { keptPerVersion } from './keptPerVersion.ts'

interface Versioned {
  version(): Promise<string>
  longReads: LongReads
}

interface Reading<Value> {
  /** Of so many indicators it is kept. */
  most: number
  read(db: Kysely<DataTables>, indicator: number): Promise<Value>
}

/** Null where it is for a page of the site itself. */
export type OfIndicator<Value> = (indicator: number, caller: Caller | null) => Promise<Value>

/**
 * Reads once for each data version and indicator, for all who ask, what looks at all values of the indicator. Of a large
 * one that is done beside, in the turn of whoever asks first. Nobody is refused: no more can wait than there are
 * indicators, and those who wait hold no place.
 */
export function keptPerIndicator<Value>(
  db: Kysely<DataTables>,
  data: Versioned,
  { most, read }: Reading<Value>,
): OfIndicator<Value> {
  const kept = keptPerVersion(data, () =>
    Promise.resolve(new LRUCache<number, Promise<Value>>({ max: most })),
  )
  const unread = new Set<Promise<Value>>()

  async function readOne(indicator: number, caller: Caller | null): Promise<Value> {
    const { count } = await countByPair(db, { indicator: String(indicator) })
    return read(Number(count) > mostHere ? data.longReads.of(caller) : db, indicator)
  }

  return async (indicator, caller) => {
    const ofVersion = await kept()
    const known = ofVersion.get(indicator)
    if (known) {
      if (unread.has(known)) leavePlace()
      return known
    }
    const value = readOne(indicator, caller)
    ofVersion.set(indicator, value)
    unread.add(value)
    const forget = () => unread.delete(value)
    // A failed reading must not be served for as long as the version lasts.
    value.then(forget, () => forget() && ofVersion.delete(indicator))
    return value
  }
}
