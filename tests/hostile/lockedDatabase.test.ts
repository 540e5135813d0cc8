import { once } from 'node:events'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '@msdat/sdk/contracts/accounts'
import { fileOfSeries, readSeries, rowsOfSeries } from '../support/importSeries.ts'
import { bringIn, move, readImport, untilSettled, type ImportCaller } from '../support/imports.ts'
import { bearer, signInAsAdmin } from '../support/publish.ts'
import { startServer, type RunningServer } from '../support/server.ts'
import { wait } from '../support/wait.ts'

const turns = 40

describe('a server whose SQLite file another program has locked', () => {
  let server: RunningServer
  let other: Sqlite.Database
  /** As an import holds it, from its first figure to its last. */
  let otherOfFigures: Sqlite.Database
  beforeAll(async () => {
    server = await startServer({ env: { MSDAT_ROLES: 'web' } })
    const open = (name: string) => new Sqlite(join(server.dataFolder, name), { timeout: 0 })
    ;[other, otherOfFigures] = [open('msdat.sqlite'), open('msdat-figures.sqlite')]
  })
  afterAll(async () => {
    other.close()
    otherOfFigures.close()
    await server.stop()
  })

  const statusOf = async (path: string): Promise<number> => {
    const response = await fetch(server.base + path)
    await response.arrayBuffer()
    return response.status
  }
  /** Signing in writes a session. */
  const signIn = async (): Promise<number> => {
    const { email, password } = server.admin
    const response = await fetch(server.base + login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: email, password }),
    })
    return response.status
  }

  it('answers every read meanwhile, and each write when the lock is gone', async () => {
    const order: string[] = []
    other.exec('begin immediate')
    const written = signIn().then((status) => order.push(`signed in: ${status}`))
    for (let turn = 0; turn < turns; turn += 1) {
      const paths = ['/api/health/', '/api/ready/', `/api/data/?size=1&page=${turn + 1}`]
      expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 200])
    }
    order.push('reads answered')
    other.exec('rollback')
    await written
    expect(order).toEqual(['reads answered', 'signed in: 200'])
  })

  it('answers the reads of a network of which more writes wait than it may have at work', async () => {
    other.exec('begin immediate')
    const signedIn = Array.from({ length: 12 }, signIn)
    await wait(300)
    const began = performance.now()
    expect(await Promise.all(['/', '/api/indicators/'].map(statusOf))).toEqual([200, 200])
    const readMs = performance.now() - began
    other.exec('rollback')
    const writtenBy = new Set(await Promise.all(signedIn))
    // By far less than the half minute after which a place is given up anyway.
    expect(readMs).toBeLessThan(5_000)
    expect(writtenBy).toContain(200)
  })

  it('answers everybody while an import waits to be written, writes what is no figure, and has it whole afterwards', async () => {
    const caller: ImportCaller = { base: server.base, token: await signInAsAdmin(server) }
    const { id } = await bringIn(caller, new Blob([fileOfSeries(7)]))
    const before = await readSeries(server.base)
    otherOfFigures.exec('begin immediate')
    // Begun by now or waiting for the lock itself; either way it cannot end.
    const asked = move(caller, id, 'commit')
    for (let turn = 0; turn < turns; turn += 1) {
      expect((await readImport(caller, id)).state).not.toBe('committed')
      expect(await readSeries(server.base)).toEqual(before)
    }
    // What is no figure is written meanwhile, a file that is checked too.
    expect(await signIn()).toBe(200)
    expect(await bringIn(caller, new Blob([fileOfSeries(8)]))).toMatchObject({ state: 'ready' })
    expect((await readImport(caller, id)).state).toBe('committing')
    otherOfFigures.exec('rollback')
    expect((await asked).status).toBe(200)
    expect(await untilSettled(caller, id)).toMatchObject({ state: 'committed' })
    expect(await readSeries(server.base)).toEqual({ values: ['7'], count: rowsOfSeries })
  })

  it('lets everybody sign in while a registry of facilities waits to be written or removed', async () => {
    const token = await signInAsAdmin(server)
    otherOfFigures.exec('begin immediate')
    let status = 0
    const removed = fetch(`${server.base}/api/facility-registries/unknown/`, {
      method: 'DELETE',
      headers: bearer(token),
    }).then((response) => (status = response.status))
    for (let turn = 0; turn < 3; turn += 1) {
      await wait(500)
      expect(await signIn()).toBe(200)
    }
    expect(status).toBe(0)
    otherOfFigures.exec('rollback')
    expect(await removed).toBe(404)
  })

  it('answers everybody while the columns of a file are read that has millions of blank lines', async () => {
    const token = await signInAsAdmin(server)
    const form = new FormData()
    form.set('file', new Blob(['\n'.repeat(4_000_000)]), 'own.csv')
    const order: string[] = []
    const read = fetch(`${server.base}/api/imports/columns/`, {
      method: 'POST',
      headers: bearer(token),
      body: form,
    }).then(() => order.push('columns'))
    for (let turn = 0; turn < turns; turn += 1) expect(await statusOf('/api/health/')).toBe(200)
    order.push('others answered')
    await read
    expect(order).toEqual(['others answered', 'columns'])
  })

  it('asked to end, finishes what it has begun to answer before it goes', async () => {
    other.exec('begin immediate')
    const signedIn = signIn()
    expect(await statusOf('/api/health/')).toBe(200)
    server.process.kill('SIGTERM')
    const ended = once(server.process, 'exit')
    while (await statusOf('/api/health/').catch(() => null)) continue
    other.exec('rollback')
    expect(await signedIn).toBe(200)
    expect((await ended)[0]).toBe(0)
  })
})
