import { bringIn, move, untilSettled, type ImportCaller } from '../../support/imports.ts'
import { answered } from '../../support/publish.ts'
import type { Measurement } from '../Measurement.ts'
import { monthlyFile } from './monthlyFile.ts'
import { timeOf } from './percentile.ts'
import type { Ground } from './typicalReads.ts'

const budget = 30_000

/** A file of a quarter of a million new values through the API: checked, compared, committed. */
export async function measureImport(caller: ImportCaller, ground: Ground): Promise<Measurement[]> {
  const file = monthlyFile({ indicators: ground.indicators.slice(4, 31), places: ground.areas })
  let id = 0
  let rows = 0
  const check = await timeOf(async () => {
    const job = await bringIn(caller, file)
    if (job.state !== 'ready') throw new Error(`The import is ${job.state}: ${job.message}`)
    id = job.id
    rows = job.added
  })
  const commit = await timeOf(async () => {
    await answered(await move(caller, id, 'commit'))
    const job = await untilSettled(caller, id)
    if (job.state !== 'committed') throw new Error(`The import is ${job.state}: ${job.message}`)
  })
  return [
    perSecond(`SQLite: import of ${rows} values, check and commit`, (rows * 1000) / (check + commit)),
    perSecond('… the check alone: read, judge, compare', (rows * 1000) / check),
    perSecond('… the commit alone', (rows * 1000) / commit),
  ]
}

export const perSecond = (name: string, rate: number): Measurement => ({
  name,
  against: 'budget',
  value: `${Math.round(rate)} rows/s`,
  reference: `${budget} rows/s`,
  ratio: budget / rate,
  bound: 1,
})
