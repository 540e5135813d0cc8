import type { Kysely, RawBuilder } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'
import { readFlagContexts } from './flagContexts.ts'
import { flagPlace, type PlaceValue, type ValueFlag } from './flagPlace.ts'
import { forgetTouched, listTouched, readTouched, type TouchedSeries } from './touchedSeries.ts'

// Held in memory at once, with all values of each that the rules look at.
const seriesAtOnce = 500

/** A value of the n-th touched series. */
export interface SeriesValue extends PlaceValue {
  n: number
}

interface FlaggedPart<Value> {
  series: TouchedSeries[]
  /** What the rules say now of the values below. */
  flags: ValueFlag<Value>[]
  /** Values of which the flags are told in full. */
  judged: Value[]
  /** Older ones, of which nothing can have changed but whether they are the newest. */
  older: Value[]
}

interface TouchedOrder<Value> {
  /** Keys of the values that are new, other or gone. */
  changed: RawBuilder<unknown>
  now: Date
  /** Values of the touched series `after` < n <= `upTo`, as far as they are in the window. */
  read(span: { after: number; upTo: number }): Promise<Value[]>
  keep(part: FlaggedPart<Value>): Promise<void> | void
}

/** Applies the data-quality rules to the series of some values, a few hundred series at a time. */
export async function flagTouched<Value extends SeriesValue>(
  transaction: Kysely<DataTables>,
  { changed, now, read, keep }: TouchedOrder<Value>,
): Promise<void> {
  const contextOf = await readFlagContexts(transaction, now)
  const count = await listTouched(transaction, changed)
  for (let after = 0; after < count; after += seriesAtOnce) {
    const span = { after, upTo: after + seriesAtOnce }
    const valuesOf = bySeries(await read(span))
    const touched = await readTouched(transaction, span)
    const part: FlaggedPart<Value> = { series: touched, flags: [], judged: [], older: [] }
    for (const series of touched) {
      const values = valuesOf.get(series.n) ?? []
      for (const value of values) (isJudged(series, value) ? part.judged : part.older).push(value)
      for (const found of flagPlace(values, contextOf(series.indicator, series.datasource)))
        if (isJudged(series, found.value) || found.flag.code === 'STALE') part.flags.push(found)
    }
    await keep(part)
  }
  await forgetTouched(transaction)
}

const isJudged = ({ year }: TouchedSeries, { period }: PlaceValue): boolean => period >= year

function bySeries<Value extends SeriesValue>(values: readonly Value[]): ReadonlyMap<number, Value[]> {
  const series = new Map<number, Value[]>()
  for (const value of values) {
    const known = series.get(value.n)
    if (known) known.push(value)
    else series.set(value.n, [value])
  }
  return series
}
