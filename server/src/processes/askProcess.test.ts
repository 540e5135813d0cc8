import { describe, expect, it } from 'vitest'
import { databaseFault } from '../db/databaseFault.ts'
import { askProcess, type ProcessQuestion } from './askProcess.ts'
import { writeScript } from './writeScript.fixture.ts'

const ask = (code: string, question: Partial<ProcessQuestion> = {}): Promise<unknown> =>
  askProcess({
    script: writeScript(code),
    order: { bytes: new Uint8Array([1, 2, 3]) },
    heapMegabytes: 64,
    deadlineMs: 60_000,
    tooMuch: () => new Error('too much'),
    tooLate: () => new Error('too late'),
    ...question,
  })
const saying = (said: string): string =>
  `import { buffer } from 'node:stream/consumers'
  process.once('message', async ({ order, fileBytes }) =>
    process.send(${said}, () => process.disconnect()))`

describe('a question to a process', () => {
  it('is answered from its order, or refused with its problem', async () => {
    expect(await ask(saying('{ ok: true, answer: order }'), { order: { id: 1 } })).toEqual({ id: 1 })
    const problem = `{ code: 'conflict', message: 'Not now.', fields: { file: ['Not now.'] } }`
    await expect(ask(saying(`{ ok: false, problem: ${problem}, message: '' }`))).rejects.toMatchObject({
      code: 'conflict',
      message: 'Not now.',
      fields: { file: ['Not now.'] },
    })
    await expect(ask(saying(`{ ok: false, problem: null, message: 'a fault' }`))).rejects.toThrow('a fault')
  })

  it('that met trouble of the database says so, and in the log what it was', async () => {
    const full = `{ ok: false, problem: null, trouble: 'full', message: 'SqliteError: database or disk is full' }`
    const failed = await ask(saying(full)).catch((error: unknown) => error)
    expect(failed).toMatchObject({ status: 503, stack: 'SqliteError: database or disk is full' })
    expect(databaseFault(failed)).toMatchObject({ trouble: 'full' })
  })

  it('has its file come beside the order, which would be copied whole in one turn', async () => {
    const bytes = Buffer.alloc(40 * 1024 * 1024, 'figures')
    const received = `{ ok: true, answer: [order, fileBytes, (await buffer(process.stdin)).equals(Buffer.alloc(fileBytes, 'figures'))] }`
    const answer = await ask(saying(received), { order: { id: 1, bytes } })
    expect(answer).toEqual([{ id: 1 }, bytes.length, true])
    // One that reads none of it ends as it would without.
    expect(await ask(saying('{ ok: true, answer: order }'), { order: { bytes } })).toEqual({})
    await expect(ask('process.exit(0)', { order: { bytes } })).rejects.toThrow('too much')
  })

  it('that is too much for the process ends that alone, also by one list that grows at once', async () => {
    await expect(ask('const all = []; for (;;) all.push(new Array(1e6).fill(0))')).rejects.toThrow('too much')
    await expect(ask(`'x'.repeat(2 ** 28).split('')`)).rejects.toThrow('too much')
    await expect(ask('process.exit(0)')).rejects.toThrow('too much')
    await expect(ask('throw new Error()')).rejects.toThrow('too much')
    await expect(ask('for (;;);', { deadlineMs: 300 })).rejects.toThrow('too late')
  })

  it('is told of the end of the server, and ended some seconds later', async () => {
    const ending = new AbortController()
    const stopping = `process.on('message', (word) => word === 'ending' &&
      process.send({ ok: false, problem: null, message: 'stopped' }, () => process.disconnect()))`
    const asked = ask(stopping, { ending: ending.signal })
    ending.abort()
    await expect(asked).rejects.toThrow('stopped')
    const late = ask(`process.on('message', () => {})`, { ending: ending.signal, lastMs: 100 })
    await expect(late).rejects.toThrow('too much')
  })
})
