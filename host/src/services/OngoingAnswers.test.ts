import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OngoingAnswers } from './OngoingAnswers.ts'

const figure = { indicator: 18, datasource: 2, location: 1, period: '2018' }
type Carry = ConstructorParameters<typeof OngoingAnswers>[0]
type Carried = Parameters<Carry>[1] & { finish: () => void; fail: (error: unknown) => void }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers whose lines the test writes. */
function written() {
  const carried: Carried[] = []
  const answers = new OngoingAnswers(
    (_, options) =>
      new Promise<void>((finish, fail) => carried.push({ ...options, finish: () => finish(), fail })),
  )
  return { answers, carried }
}
const whole = { simulation: { text: 'One. Two.' } as never }

it('gives the text as it comes, and the whole at the end', async () => {
  const { answers, carried } = written()
  const number = answers.begin('a', figure)
  const first = answers.read('a', number, 0)
  carried[0]?.onLine({ add: 'One.' })
  expect(await first).toEqual({ text: 'One.', simulation: null })
  const second = answers.read('a', number, 4)
  carried[0]?.onLine(whole)
  carried[0]?.finish()
  expect(await second).toEqual({ text: 'One. Two.', simulation: whole.simulation })
  await expect(answers.read('a', number, 0)).rejects.toThrow('no such answer')
})

it('answers a read with what there is where nothing comes for long', async () => {
  const { answers } = written()
  const number = answers.begin('a', figure)
  const read = answers.read('a', number, 0)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await read).toEqual({ text: '', simulation: null })
})

it('tells a failure, and an answer that breaks off is one', async () => {
  const { answers, carried } = written()
  const failed = answers.begin('a', figure)
  carried[0]?.fail(new Error('Away.'))
  await expect(answers.read('a', failed, 0)).rejects.toThrow('Away.')
  const broken = answers.begin('a', figure)
  carried[1]?.finish()
  await expect(answers.read('a', broken, 0)).rejects.toThrow('broke off')
})

it('ends the writing where it is cancelled, or nobody reads it any longer', async () => {
  const { answers, carried } = written()
  answers.cancel('a', answers.begin('a', figure))
  expect(carried[0]?.signal.aborted).toBe(true)
  const number = answers.begin('a', figure)
  await vi.advanceTimersByTimeAsync(50_000)
  expect(carried[1]?.signal.aborted).toBe(false)
  const read = answers.read('a', number, 0)
  await vi.advanceTimersByTimeAsync(50_000)
  await read
  expect(carried[1]?.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(carried[1]?.signal.aborted).toBe(true)
})

it('keeps the answers of one plugin from another, and holds three of each', () => {
  const { answers } = written()
  const number = answers.begin('one', figure)
  expect(() => answers.cancel('another', number)).toThrow('no such answer')
  answers.begin('one', figure)
  answers.begin('one', figure)
  expect(() => answers.begin('one', figure)).toThrow('Three answers')
  expect(answers.begin('another', figure)).toBeGreaterThan(number)
})

it('begins no more of one plugin than its share of what the server allows', () => {
  const { answers } = written()
  for (let begun = 0; begun < 7; begun += 1) answers.cancel('eager', answers.begin('eager', figure))
  expect(() => answers.begin('eager', figure)).toThrow('too often')
})
