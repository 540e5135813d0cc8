import { milliseconds, type Measurement } from '../Measurement.ts'
import { percentile, timeOf } from './percentile.ts'
import { take, typicalReads, type Ground } from './typicalReads.ts'

const questions = 150
const warmUps = 15
const budgetMs = 20

/** The typical reads, one after the other, each question a new one. */
export async function measureReads(base: string, ground: Ground, database: string): Promise<Measurement[]> {
  const rows: Measurement[] = []
  for (const { name, path } of typicalReads) {
    const times: number[] = []
    for (let turn = 0; turn < questions + warmUps; turn += 1) {
      const time = await timeOf(() => take(base + path(ground, turn)))
      if (turn >= warmUps) times.push(time)
    }
    const p95 = percentile(times, 0.95)
    rows.push({
      name: `${database}: ${name}, uncached, p95`,
      against: 'budget',
      value: milliseconds(p95),
      reference: `${budgetMs} ms`,
      ratio: p95 / budgetMs,
      bound: 1,
    })
  }
  return rows
}
