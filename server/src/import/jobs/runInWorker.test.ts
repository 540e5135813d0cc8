import { expect, it } from 'vitest'
import { writeScript } from '../../processes/writeScript.fixture.ts'
import { runInWorker } from './runInWorker.ts'

const run = (code: string, deadlineMs: number): Promise<void> =>
  runInWorker(
    { sqliteFile: ':memory:' },
    { script: writeScript(code), deadlineMs },
  )({
    kind: 'commit',
    job: 1,
  })

it('ends a step that takes too long, also in the middle of its work, and one that says nothing', async () => {
  await expect(run('for (;;);', 300)).rejects.toMatchObject({
    code: 'timed_out',
    message: expect.stringMatching(/^It took longer than 1 minutes?\. Split the file up\.$/) as string,
  })
  await expect(run('', 60_000)).rejects.toThrow('without a word')
})

it('ends a step some seconds after it was cancelled', async () => {
  const cancelled = new AbortController()
  const asked = runInWorker({ sqliteFile: ':memory:' }, { script: writeScript('for (;;);'), lastMs: 100 })(
    { kind: 'commit', job: 1 },
    cancelled.signal,
  )
  cancelled.abort()
  await expect(asked).rejects.toThrow('without a word')
})
