import { readFileSync } from 'node:fs'
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

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ env: { MSDAT_ROLES: 'web' } })
  // What is long is judged by these counts: as if there were millions of values.
  const figures = new Sqlite(join(server.dataFolder, 'msdat-figures.sqlite'), { timeout: 5_000 })
  figures.exec('update indicator_datasources set values_count = values_count + 25000')
  figures.close()
})
afterAll(() => server.stop())

const statusOf = async (path: string): Promise<number> => {
  const response = await fetch(server.base + path)
  await response.arrayBuffer()
  return response.status
}

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
