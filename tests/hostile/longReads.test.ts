import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { canReadMemory, childrenOf } from '../support/memoryOf.ts'
import { startServer, type RunningServer } from '../support/server.ts'

const numbers = Array.from({ length: 1_001 }, (_, at) => 900_000 + at)
/** Each looks at all values there are, or may. */
const longReads: [name: string, path: string, next: (number: number) => string][] = [
  ['a filter without an index', '/api/data/?indicator=1&value_type=99', (size) => `&size=${size}`],
  ['very many places', `/api/data/?indicator=1&location=${numbers.join(',')}`, (size) => `&size=${size}`],
  ['the past', '/api/data/?indicator=1&location=1&as_of=2100-01-01T00:00:00Z', (size) => `&size=${size}`],
  ['columns', '/api/data/columns/?indicator=1&value_type=99', (type) => `,${900 + type}`],
]
let asked = 0
let indicators: number[]

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ env: { MSDAT_ROLES: 'web' } })
  // What is long is judged by these counts: as if there were millions of values.
  const figures = new Sqlite(join(server.dataFolder, 'msdat-figures.sqlite'), { timeout: 5_000 })
  figures.exec('update indicator_datasources set values_count = values_count + 25000')
  const pairs = figures.prepare('select distinct indicator from indicator_datasources')
  indicators = pairs.pluck().all() as number[]
  figures.close()
})
afterAll(() => server.stop())

const statusOf = async (path: string): Promise<number> => {
  const response = await fetch(server.base + path)
  await response.arrayBuffer()
  return response.status
}

/** The same from another network: 127.0.0.2, 127.0.0.3 and so on are all of this machine. */
const statusFrom = (localAddress: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(server.base + path, { localAddress, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    request.once('error', reject)
  })

const readersOf = (pid: number | undefined): number[] =>
  childrenOf(pid ?? 0).filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('reads.js'))

it.runIf(canReadMemory).each(longReads)(
  '%s does not keep the thread that answers everybody',
  async (_, path, next) => {
    // Another question each time: the answer to the one before is kept.
    const question = (): string => path + next((asked += 1))
    expect(await statusOf(question())).toBe(200)
    const [reader, ...others] = readersOf(server.process.pid)
    expect(others).toEqual([])
    if (reader === undefined) throw new Error('Nothing reads beside the server.')
    // It stands still, as if its statement took long.
    process.kill(reader, 'SIGSTOP')
    const order: string[] = []
    const long = statusOf(question()).then((status) => order.push(`long: ${status}`))
    for (let turn = 1; turn <= 20; turn += 1) {
      const short = ['/api/health/', `/api/data/?size=1&page=${turn}`, `/api/data/?indicator=${turn}&size=2`]
      expect(await Promise.all(short.map(statusOf))).toEqual([200, 200, 200])
    }
    order.push('short ones')
    process.kill(reader, 'SIGKILL')
    await long
    expect(order).toEqual(['short ones', 'long: 503'])
    // On a busy machine a new process may start too late for the first question.
    await expect.poll(() => statusOf(question())).toBe(200)
  },
)

it.runIf(canReadMemory)(
  'two networks that wait for very much keep no place from the reads of others',
  async () => {
    expect(await statusOf('/api/period-data/?indicator=1')).toBe(200)
    expect(await statusOf('/api/data/?indicator=1&value_type=99')).toBe(200)
    const [reader] = readersOf(server.process.pid)
    if (reader === undefined) throw new Error('Nothing reads beside the server.')
    process.kill(reader, 'SIGSTOP')
    const order: string[] = []
    // Others at a second try: what was read is kept.
    const long = indicators
      .splice(0, 12)
      .map((indicator, at) => statusFrom(`127.0.0.${2 + (at % 2)}`, `/api/indicators/${indicator}/coverage/`))
    const all = Promise.all(long).then((statuses) => {
      order.push('long ones')
      return statuses
    })
    for (let turn = 1; turn <= 20; turn += 1)
      expect(await statusOf(`/api/data/?size=2&page=${(asked += 1)}`)).toBe(200)
    order.push('short ones')
    process.kill(reader, 'SIGKILL')
    // Only what was being read when the process ended is lost.
    expect((await all).toSorted()).toEqual([...Array<number>(11).fill(200), 503])
    expect(order).toEqual(['short ones', 'long ones'])
  },
)
