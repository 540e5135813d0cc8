import { Agent, get } from 'node:http'
import { bringIn, move, untilSettled, type ImportCaller } from '../../support/imports.ts'
import { milliseconds, type Measurement } from '../Measurement.ts'
import { monthlyFile } from './monthlyFile.ts'
import { percentile } from './percentile.ts'
import { sources, typicalReads, type Ground } from './typicalReads.ts'

const connections = 200
const seconds = 60
const addresses = 600
const importAfterMs = 20_000
const budgetMs = 250

interface Load {
  times: number[]
  errors: string[]
  torn: number
}

/** Of so many indicators a file holds a year of months in every area: 37,000 values, and 400,000. */
export const filesOfLoad = { small: { from: 0, to: 4 }, large: { from: 31, to: 74 } } as const

/** Visitors on 200 connections, each asking again at once, while a file of new values is committed. */
export async function measureLoad(
  caller: ImportCaller,
  ground: Ground,
  { database, indicators }: { database: string; indicators: { from: number; to: number } },
): Promise<Measurement[]> {
  // On this machine only: nobody else's server is to be put under load.
  if (!caller.base.startsWith('http://127.0.0.1:')) throw new Error('The load is for a server of our own.')
  const imported = ground.indicators.slice(indicators.from, indicators.to)
  const [first = 0] = imported
  const file = monthlyFile({ indicators: imported, places: ground.areas })
  const job = await bringIn(caller, file)
  if (job.state !== 'ready') throw new Error(`The import is ${job.state}: ${job.message}`)
  const load: Load = { times: [], errors: [], torn: 0 }
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ends = performance.now() + seconds * 1000
  const paths = Array.from({ length: addresses }, (_, turn) => {
    const typical = typicalReads[turn % typicalReads.length]
    return typical?.path(ground, Math.floor(turn / typicalReads.length) + 1000) ?? '/api/data/'
  })
  const watched = `/api/data/?indicator=${first}&datasource=${sources.routine}&location=${ground.areas[0] ?? 0}&size=2000`
  const visitors = Array.from({ length: connections }, (_, visitor) =>
    visit(caller.base, agent, {
      load,
      ends,
      pathAt: (turn) => paths[(visitor * 31 + turn * 7) % addresses] ?? watched,
    }),
  )
  const watcher = watch(caller.base + watched, { load, ends, jump: 12 })
  await new Promise((resolve) => setTimeout(resolve, importAfterMs))
  await move(caller, job.id, 'commit')
  const { state } = await untilSettled(caller, job.id)
  await Promise.all([...visitors, watcher])
  agent.destroy()
  if (state !== 'committed') load.errors.push(`the import is ${state}`)
  return rowsOf(
    load,
    `${database}: ${connections} connections, ${seconds} s, an import of ${job.added} values meanwhile`,
  )
}

function rowsOf({ times, errors, torn }: Load, name: string): Measurement[] {
  const p99 = percentile(times, 0.99)
  const none = (what: string, count: number, example = ''): Measurement => ({
    name: `… ${what}`,
    against: 'none',
    value: `${count}${example && ` (${example})`}`,
    reference: '0',
    ratio: count,
    bound: 0,
  })
  return [
    {
      name: `${name}: p99 of ${times.length} answers (${Math.round(times.length / seconds)}/s)`,
      against: 'budget',
      value: milliseconds(p99),
      reference: `${budgetMs} ms`,
      ratio: p99 / budgetMs,
      bound: 1,
    },
    none('answers that were errors', errors.length, errors[0]),
    none('answers that were torn between two states', torn),
  ]
}

async function visit(
  base: string,
  agent: Agent,
  { load, ends, pathAt }: { load: Load; ends: number; pathAt(turn: number): string },
): Promise<void> {
  for (let turn = 0; performance.now() < ends; turn += 1) {
    const began = performance.now()
    const status = await statusOf(base + pathAt(turn), agent).catch((error: Error) => error.message)
    load.times.push(performance.now() - began)
    if (status !== 200) load.errors.push(`${pathAt(turn)}: ${status}`)
  }
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}

/** One series, over and over: it has the new months all at once or not at all. */
async function watch(
  url: string,
  { load, ends, jump }: { load: Load; ends: number; jump: number },
): Promise<void> {
  let first: number | null = null
  while (performance.now() < ends) {
    const response = await fetch(url)
    const { count, results } = (await response.json()) as { count: number; results: unknown[] }
    first ??= count
    if (count !== results.length || (count !== first && count !== first + jump)) load.torn += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
