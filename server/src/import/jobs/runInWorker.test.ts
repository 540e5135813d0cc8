import { describe, expect, it } from 'vitest'
import { runInWorker } from './runInWorker.ts'

const script = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`)
const run = (code: string, deadlineMs: number): Promise<void> =>
  runInWorker({ sqliteFile: ':memory:' }, { script: script(code), deadlineMs })({ kind: 'commit', job: 1 })

describe('a step on a thread of its own', () => {
  it('is ended where it takes too long, also in the middle of its work', async () => {
    await expect(run('for (;;);', 300)).rejects.toMatchObject({
      code: 'timed_out',
      message: expect.stringMatching(/^It took longer than 1 minutes?\. Split the file up\.$/) as string,
    })
  })

  it('is told when the server ends, and stops by itself where it stands well', async () => {
    const ending = new AbortController()
    const stopping = `import { parentPort, workerData } from 'node:worker_threads'
      while (Atomics.load(workerData.ending, 0) === 0);
      parentPort.postMessage({ ok: false, problem: null, message: 'stopped' })`
    const running = runInWorker(
      { sqliteFile: ':memory:' },
      { script: script(stopping), ending: ending.signal },
    )({
      kind: 'commit',
      job: 1,
    })
    ending.abort()
    await expect(running).rejects.toThrow('stopped')
  })

  it('ends with its own word before that', async () => {
    const telling = `import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ ok: true })`
    await expect(run(telling, 10_000)).resolves.toBeUndefined()
    await expect(run('', 10_000)).rejects.toThrow('without a word')
  })
})
