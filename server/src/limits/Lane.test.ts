import { expect, it } from 'vitest'
import { Lane } from './Lane.ts'

/** Work that ends when the test says so, and tells when it began. */
function openWork(begun: number[], name: number) {
  let end: () => void = () => {}
  const until = new Promise<void>((resolve) => (end = resolve))
  const work = async (): Promise<number> => {
    begun.push(name)
    await until
    return name
  }
  return { work, end }
}

it('does one piece after the other, in the order in which they came, also after one that failed', async () => {
  const lane = new Lane({ most: 10, refusal: 'full' })
  const begun: number[] = []
  const pieces = [1, 2].map((name) => openWork(begun, name))
  const [first, second] = pieces.map(({ work }) => lane.run(work))
  const failed = lane.run(() => Promise.reject(new Error('damaged')))
  const last = lane.run(() => Promise.resolve('done'))
  await new Promise(setImmediate)
  expect(begun).toEqual([1])
  pieces[0]?.end()
  expect(await first).toBe(1)
  await new Promise(setImmediate)
  expect(begun).toEqual([1, 2])
  pieces[1]?.end()
  expect(await second).toBe(2)
  await expect(failed).rejects.toThrow('damaged')
  expect(await last).toBe('done')
})

it('refuses who comes when as many wait as may, and has room again afterwards', async () => {
  const lane = new Lane({ most: 2, refusal: 'Please try again in a moment.' })
  const { work, end } = openWork([], 1)
  const done = [lane.run(work), lane.run(work)]
  await expect(lane.run(work)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Please try again in a moment.',
  })
  end()
  await Promise.all(done)
  expect(await lane.run(() => Promise.resolve('room'))).toBe('room')
})
