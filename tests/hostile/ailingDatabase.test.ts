import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { answersOnly, makeDatabase } from '../support/describeDatabases.ts'
import { inProject } from '../support/project.ts'
import { signInAsAdmin } from '../support/publish.ts'
import { startServer } from '../support/server.ts'

/** Starts again where the server had run, and says how that ended. */
function startAgain(dataFolder: string) {
  const { status, stderr } = spawnSync(process.execPath, [inProject('server/dist/bundles/server.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', MSDAT_DATA_DIR: dataFolder },
    encoding: 'utf8',
  })
  return { status, line: stderr.trim() }
}

it('a file of the figures that was left behind is told in one line, with what to do', async () => {
  const server = await startServer({ env: { MSDAT_ROLES: 'web' } })
  await server.kill9()
  for (const ending of ['', '-wal', '-shm'])
    rmSync(join(server.dataFolder, `msdat-figures.sqlite${ending}`), { force: true })
  const { status, line } = startAgain(server.dataFolder)
  await server.stop()
  expect(status).toBe(1)
  expect(line).toMatch(/^The file [^\n]*msdat-figures\.sqlite is missing or empty\.[^\n]*the same backup\.$/)
})

it.each(['msdat.sqlite', 'msdat-figures.sqlite'])(
  'a %s that is damaged in the middle is told in one line, with what to do',
  async (name) => {
    const server = await startServer({ env: { MSDAT_ROLES: 'web' } })
    await server.kill9()
    const file = join(server.dataFolder, name)
    rmSync(`${file}-wal`, { force: true })
    // All but the first page, by which it is still known as a database.
    const rest = Buffer.alloc(statSync(file).size - 4096, 0xa5)
    const opened = openSync(file, 'r+')
    writeSync(opened, rest, 0, rest.length, 4096)
    closeSync(opened)
    const { status, line } = startAgain(server.dataFolder)
    await server.stop()
    expect(status).toBe(1)
    expect(line).toMatch(/^The [^\n]* The database file is damaged\. [^\n]*the last backup\.$/)
  },
)

const postgres = process.env['MSDAT_TEST_POSTGRES_URL']

it.skipIf(!postgres)(
  'while another program holds the table of figures, and the reads of it wait, the rest goes on',
  async () => {
    const url = await makeDatabase(postgres ?? '', answersOnly)
    const env = { DATABASE_URL: url, MSDAT_ROLES: 'web', MSDAT_TRUST_PROXY: '1' }
    const server = await startServer({ env })
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    const read = async (path: string, from: number): Promise<number> => {
      const response = await fetch(server.base + path, { headers: { 'x-forwarded-for': `10.9.${from}.7` } })
      await response.arrayBuffer()
      return response.status
    }
    try {
      await other.query('begin')
      await other.query('lock table data_values in access exclusive mode')
      const order: string[] = []
      const asked = Array.from({ length: 24 }, (_, at) =>
        read(`/api/data/?indicator=${at + 1}&location=1`, at % 3),
      )
      const reads = Promise.all(asked).then((all) => (order.push('figures'), all))
      // As many as may read at once (`cachedReads`).
      await expect
        .poll(async () => {
          const waiting = await other.query(
            `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
              where not granted and datname = current_database()`,
          )
          return waiting.rowCount
        })
        .toBe(10)
      await signInAsAdmin(server)
      const paths = ['/api/ready/', '/registry/index/', '/api/custom-dashboard/', '/']
      expect(await Promise.all(paths.map((path) => read(path, 9)))).toEqual([200, 200, 200, 200])
      order.push('all else')
      await other.query('rollback')
      expect(new Set(await reads)).toEqual(new Set([200]))
      expect(order).toEqual(['all else', 'figures'])
    } finally {
      await other.end()
      await server.stop()
    }
  },
)

it.skipIf(!postgres)(
  'a PostgreSQL that goes away is told with 503, also by /api/ready, until it is back',
  async () => {
    const url = new URL(await makeDatabase(postgres ?? '', answersOnly))
    const way = await openWay(url)
    url.host = `127.0.0.1:${way.port}`
    const server = await startServer({ env: { DATABASE_URL: url.href, MSDAT_ROLES: 'web' } })
    const answers = async () => {
      const paths = [
        '/api/health/',
        '/api/ready/',
        '/api/imports/',
        `/api/data/?size=1&page=${Math.ceil(Math.random() * 9000)}`,
      ]
      const headers = { authorization: 'Bearer unknown' }
      const responses = await Promise.all(paths.map((path) => fetch(server.base + path, { headers })))
      await Promise.all(responses.map((response) => response.arrayBuffer()))
      return responses.map(({ status }) => status)
    }
    try {
      expect(await answers()).toEqual([200, 200, 401, 200])
      way.close()
      await expect.poll(answers, { timeout: 10_000 }).toEqual([200, 503, 503, 503])
      way.open()
      await expect.poll(answers, { timeout: 10_000 }).toEqual([200, 200, 401, 200])
    } finally {
      await server.stop()
      way.end()
    }
  },
)

/** The way to a database, which can be closed as by a network that fails. */
async function openWay({ hostname, port }: URL) {
  let isOpen = true
  const sockets = new Set<Socket>()
  const proxy = createServer((near) => {
    if (!isOpen) return near.destroy()
    const far = connect(Number(port), hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
  })
  const close = (): void => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    port: (proxy.address() as AddressInfo).port,
    close,
    open: () => void (isOpen = true),
    end: () => (close(), proxy.close()),
  }
}
