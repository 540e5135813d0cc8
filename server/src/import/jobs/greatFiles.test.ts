import { createHash, Hash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Request, Response } from 'express'
import { afterEach, expect, it, vi } from 'vitest'
import { readUpload } from '@msdat/plugin-registry'
import { describeDatabases } from '../../db/testDatabases.fixture.ts'
import { countTurns } from '../../http/countTurns.fixture.ts'
import { writeScript } from '../../processes/writeScript.fixture.ts'
import { withSmallSet } from '../testImport.fixture.ts'
import { digestOf } from './digestOf.ts'
import { ImportJobs } from './ImportJobs.ts'
import { readJob } from './jobStates.ts'
import { runInWorker } from './runInWorker.ts'

const megabyte = 1024 * 1024
const bytes = Buffer.alloc(40 * megabyte, 'figures')
const digest = createHash('sha256').update(bytes).digest('hex')
const file = { name: 'own.csv', bytes, actor: null, source: null, dryRun: false, removeMissing: false }

afterEach(() => vi.restoreAllMocks())

it.each(['said', 'not said'])('an upload whose length is %s is never joined at its end', async (length) => {
  const received: (Buffer | undefined)[] = []
  const server = createServer((request, response) => {
    const upload = { field: 'file', maxBytes: 41 * megabyte }
    void readUpload(upload, request as Request, response as Response)
      .then((read) => received.push(read?.bytes))
      .finally(() => response.end())
  }).listen(0)
  await once(server, 'listening')
  const join = vi.spyOn(Buffer, 'concat')
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="own.csv"\r\n\r\n'
  const parts = [Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]
  const all = parts.reduce((sum, part) => sum + part.length, 0)
  const sent = ask({
    port: (server.address() as AddressInfo).port,
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      ...(length === 'said' && { 'content-length': all }),
    },
  })
  for (const part of parts) sent.write(part)
  sent.end()
  await once(sent, 'response')
  server.closeAllConnections()
  server.close()
  expect(received[0]?.equals(bytes)).toBe(true)
  const joined = join.mock.results.map(({ value }) => (value as Buffer).length)
  expect(Math.max(0, ...joined)).toBeLessThan(megabyte)
})

describeDatabases('a great file', ({ makeDatabase }) => {
  it('is hashed in pieces, to what the whole has', async () => {
    const { db } = await withSmallSet(makeDatabase)
    const jobs = new ImportJobs(db, { run: () => Promise.resolve() })
    const update = vi.spyOn(Hash.prototype, 'update')
    const { id, done } = await jobs.start(file)
    await done
    expect(await readJob(db, id)).toMatchObject({ digest, bytes: bytes.length })
    const pieces = update.mock.calls.map(([piece]) => piece.length)
    expect(Math.max(...pieces)).toBeLessThan(megabyte)
  })
})

it('a great file lets others in while it is hashed, each time that some milliseconds are over', async () => {
  // Each look at the clock is a millisecond later.
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1))
  const turns = countTurns()
  expect(await digestOf(bytes)).toBe(digest)
  turns.stop()
  expect(turns.passed).toBeGreaterThan(20)
})

it('a great file comes to the process that checks it beside the order', async () => {
  const script = writeScript(`import { buffer } from 'node:stream/consumers'
    process.once('message', async ({ order }) => {
      const { length } = await buffer(process.stdin)
      const message = JSON.stringify({ order, length })
      process.send({ ok: false, problem: null, message }, () => process.disconnect())
    })`)
  const address = { sqliteFile: ':memory:' }
  const checked = runInWorker(address, { script })({ kind: 'check', job: 7, bytes })
  const order = { address, kind: 'check', job: 7 }
  await expect(checked).rejects.toThrow(JSON.stringify({ order, length: bytes.length }))
})
