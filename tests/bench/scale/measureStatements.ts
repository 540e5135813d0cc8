import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Sqlite from 'better-sqlite3'
import { openFiles } from '../../support/askDatabase.ts'
import { median, milliseconds, type Measurement } from '../Measurement.ts'
import { timeOf } from './percentile.ts'
import { sources, take, type Ground } from './typicalReads.ts'

const rounds = 200

interface Question {
  rows: number
  sql: string
  parameters(turn: number): (number | string)[]
  path(turn: number): string
}

/** Uncached answers beside the bare statement with JSON.stringify, alone and behind node:http. */
export async function measureStatements(
  base: string,
  dataFolder: string,
  ground: Ground,
): Promise<Measurement[]> {
  const database = openFiles(dataFolder)
  try {
    const rows: Measurement[] = []
    for (const question of questionsAbout(ground)) rows.push(...(await compare(base, database, question)))
    return rows
  } finally {
    database.close()
  }
}

function questionsAbout({ indicators }: Ground): Question[] {
  const indicator = (turn: number): number => indicators[turn % indicators.length] ?? 0
  const period = (turn: number): string => `${2014 + (turn % 11)}-${turn % 2 ? '03' : '09'}`
  const columns = 'id, indicator, datasource, location, period, value_type, value, citation, note'
  return [
    {
      rows: 38,
      sql: `select ${columns} from data_values where indicator = ? and datasource = ${sources.routine} and period = ?
        and location in (select id from locations where level in (1, 3)) order by id limit 100`,
      parameters: (turn) => [indicator(turn), period(turn)],
      path: (turn) =>
        `/api/data/?indicator=${indicator(turn)}&datasource=${sources.routine}&period=${period(turn)}&level=1,3`,
    },
    {
      rows: 3000,
      sql: `select ${columns} from data_values where indicator = ? and datasource = ${sources.routine}
        order by id limit 3000 offset ?`,
      parameters: (turn) => [indicator(turn), 3000 * (4 + (turn % 7))],
      path: (turn) =>
        `/api/data/?indicator=${indicator(turn)}&datasource=${sources.routine}&size=3000&page=${5 + (turn % 7)}`,
    },
  ]
}

async function compare(base: string, database: Sqlite.Database, question: Question): Promise<Measurement[]> {
  const statement = database.prepare(question.sql)
  const answer = (turn: number): string => JSON.stringify(statement.all(...question.parameters(turn)))
  const found = (JSON.parse(answer(0)) as unknown[]).length
  if (found !== question.rows) throw new Error(`The statement gives ${found} rows, not ${question.rows}.`)
  const bare = await serve((turn) => answer(turn))
  const times = { bare: [] as number[], behindHttp: [] as number[], ours: [] as number[] }
  try {
    // In turn, so that whatever else the machine does falls on all three alike.
    for (let turn = 0; turn < rounds; turn += 1) {
      times.bare.push(await timeOf(() => Promise.resolve(answer(turn))))
      times.behindHttp.push(await timeOf(() => take(`${bare.url}/${turn}`)))
      times.ours.push(await timeOf(() => take(base + question.path(turn))))
    }
  } finally {
    bare.stop()
  }
  const row = (against: string, reference: readonly number[]): Measurement => ({
    name: `SQLite: the ${question.rows}-row query, uncached`,
    against,
    value: milliseconds(median(times.ours)),
    reference: milliseconds(median(reference)),
    ratio: median(times.ours) / median(reference),
    bound: 3,
  })
  return [
    row('bare statement and JSON.stringify, no network', times.bare),
    row('the same behind node:http', times.behindHttp),
  ]
}

async function serve(answer: (turn: number) => string): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    const body = answer(Number(request.url?.slice(1)))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
