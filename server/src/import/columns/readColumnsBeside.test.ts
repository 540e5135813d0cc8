import { expect, it } from 'vitest'
import { writeScript } from '../../processes/writeScript.fixture.ts'
import { readColumnsBeside } from './readColumnsBeside.ts'

const read = (code: string, deadlineMs: number) =>
  readColumnsBeside(writeScript(code), deadlineMs)(Buffer.from('x'), {})
const answer = `process.once('message', () => process.send({ ok: true, answer: [] }, () => process.disconnect()))`

it('ends a file that takes too much time or memory, and reads the next one', async () => {
  const refused = { code: 'invalid_input', message: expect.stringContaining('too much') as string }
  await expect(read('for (;;);', 300)).rejects.toMatchObject(refused)
  await expect(read('process.abort()', 60_000)).rejects.toMatchObject(refused)
  await expect(read(answer, 60_000)).resolves.toEqual([])
})

it('asks to come again where many files wait already', async () => {
  const readColumns = readColumnsBeside(writeScript(answer), 60_000)
  const asked = await Promise.allSettled(Array.from({ length: 13 }, () => readColumns(Buffer.from('x'), {})))
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused.map(({ reason }) => reason as unknown)).toMatchObject([
    { code: 'unavailable', message: expect.stringContaining('try again in a minute') as string },
    { code: 'unavailable' },
  ])
})
