import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { inPlace } from '../http/placeOfRead.ts'
import { writeScript } from '../processes/writeScript.fixture.ts'
import { ReadsBeside } from './ReadsBeside.ts'

/** Answers the statement, its parameters and its process; what is called for otherwise, in pieces or not at all. */
const script = writeScript(`
  process.once('disconnect', () => process.exit(0))
  process.on('message', ({ sql, parameters }) => {
    if (sql.includes('never')) for (;;);
    if (sql.includes('starved')) return setTimeout(() => process.send({ kind: 'end' }), 1_500)
    if (sql.includes('death')) process.exit(1)
    if (sql.includes('fails')) return process.send({ kind: 'failed', code: 'SQLITE_CORRUPT', message: 'malformed' })
    const rows = sql.includes('none') ? [] : parameters.map((one) => [sql, one, process.pid])
    for (const row of rows) process.send({ kind: 'rows', names: ['sql', 'given', 'pid'], rows: [row] })
    process.send({ kind: 'end' })
  })`)

interface Row {
  sql: string
  given: number
  pid: number
}

describe('SQLite read in a process beside', () => {
  let beside: ReadsBeside
  afterEach(() => beside.close())
  const open = (deadlineMs = 60_000): void => void (beside = new ReadsBeside('any', { script, deadlineMs }))
  const ask = async (network: string, query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
    (await query.execute(beside.databaseOf(network))).rows

  it('answers rows in their order, or none, from one process', async () => {
    open()
    const rows = await ask('a', sql<Row>`select ${1}, ${2}, ${3}`)
    expect(rows.map(({ given }) => given)).toEqual([1, 2, 3])
    expect(rows[0]?.sql).toBe('select ?, ?, ?')
    expect(await ask('b', sql<Row>`select none`)).toEqual([])
    const [later] = await ask('b', sql<Row>`select ${4}`)
    expect(later?.pid).toBe(rows[0]?.pid)
  })

  it('has a read give its place back as soon as it asks', async () => {
    open()
    let places = 1
    const rows = await new Promise<Row[]>((resolve, reject) =>
      inPlace(
        () => (places -= 1),
        () => void ask('a', sql<Row>`select ${1}`).then(resolve, reject),
      ),
    )
    expect(rows).toHaveLength(1)
    expect(places).toBe(0)
  })

  it('asks for each network in turn', async () => {
    open()
    const order: string[] = []
    const note = (network: string, given: number) =>
      ask(network, sql<Row>`select ${given}`).then(() => order.push(`${network}${given}`))
    await Promise.all([note('a', 1), note('a', 2), note('a', 3), note('b', 1)])
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('ends a statement at the deadline, says what to do, and answers the next from a new process', async () => {
    open(1_500)
    const [before] = await ask('a', sql<Row>`select ${1}`)
    const late = ask('a', sql<Row>`select never ${1}`)
    const next = ask('b', sql<Row>`select ${2}`)
    await expect(late).rejects.toMatchObject({
      code: 'timed_out',
      message: expect.stringContaining('Ask for fewer') as string,
    })
    expect((await next)[0]?.pid).not.toBe(before?.pid)
  })

  it.runIf(existsSync('/proc/self/stat'))('waits longer for a process that has no processor', async () => {
    open(1_000)
    // To start takes processor time.
    await ask('a', sql<Row>`select ${1}`)
    expect(await ask('a', sql<Row>`select starved ${1}`)).toEqual([])
  })

  it('tells of a process that ends, and of a fault of the database by its code', async () => {
    open()
    await expect(ask('a', sql<Row>`select death`)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(ask('a', sql<Row>`select fails`)).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' })
    expect(await ask('a', sql<Row>`select ${7}`)).toHaveLength(1)
  })

  it('lets nobody wait when the server ends', async () => {
    open()
    const waiting = [ask('a', sql<Row>`select never ${1}`), ask('a', sql<Row>`select ${2}`)]
    const told = Promise.allSettled(waiting)
    await new Promise((resolve) => setTimeout(resolve, 50))
    beside.close()
    expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(ask('a', sql<Row>`select ${3}`)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('writes nothing and begins no transaction', async () => {
    open()
    const database = beside.databaseOf('a')
    await expect(database.transaction().execute(() => Promise.resolve())).rejects.toThrow('no transactions')
  })
})
