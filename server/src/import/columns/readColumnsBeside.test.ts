import { expect, it } from 'vitest'
import { readColumnsBeside } from './readColumnsBeside.ts'

const read = (code: string, deadlineMs: number) =>
  readColumnsBeside(new URL(`data:text/javascript,${encodeURIComponent(code)}`), deadlineMs)(
    Buffer.from('x'),
    {},
  )
const answer = `import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ ok: true, answer: [] })`

it('ends a file that takes too much time or memory, and goes on answering meanwhile', async () => {
  const refused = { code: 'invalid_input', message: expect.stringContaining('too much') as string }
  await expect(read('for (;;);', 300)).rejects.toMatchObject(refused)
  await expect(
    read('const all = []; for (;;) all.push(new Array(1e6).fill(0))', 60_000),
  ).rejects.toMatchObject(refused)
  await expect(read(answer, 10_000)).resolves.toEqual([])
})
