import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Lane } from './Lane.ts'

const refusal = 'Please try again in a minute.'

/** Work that goes on until it is told to end. */
function heldWork(begun: string[]) {
  const ends = new Map<string, () => void>()
  return {
    named: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    },
    end: async (name: string) => {
      ends.get(name)?.()
      await setImmediate()
      await setImmediate()
    },
  }
}

describe('a lane', () => {
  it('does one thing at a time, in the order in which they came', async () => {
    const lane = new Lane({ atOnce: 1, mostWaiting: 5, refusal })
    const begun: string[] = []
    const { named, end } = heldWork(begun)
    const answers = ['first', 'second', 'third'].map((name) => lane.run(named(name)))
    await setImmediate()
    expect(begun).toEqual(['first'])
    await end('first')
    expect(begun).toEqual(['first', 'second'])
    await end('second')
    await end('third')
    expect(await Promise.all(answers)).toEqual(['first', 'second', 'third'])
  })

  it('refuses at once what is beyond those who may wait, and has room again later', async () => {
    const lane = new Lane({ atOnce: 1, mostWaiting: 1, refusal })
    const { named, end } = heldWork([])
    const [first, second] = [lane.run(named('first')), lane.run(named('second'))]
    await expect(lane.run(named('third'))).rejects.toMatchObject({ code: 'unavailable', message: refusal })
    await end('first')
    const fourth = lane.run(named('fourth'))
    await end('second')
    await end('fourth')
    expect(await Promise.all([first, second, fourth])).toEqual(['first', 'second', 'fourth'])
  })

  it('keeps room for others where one asks for very much', async () => {
    const lane = new Lane({ atOnce: 1, mostWaiting: 5, mostOfOne: 2, refusal })
    const begun: string[] = []
    const { named, end } = heldWork(begun)
    const mine = ['a', 'b'].map((name) => lane.run(named(name), 'me'))
    await expect(lane.run(named('c'), 'me')).rejects.toMatchObject({ code: 'unavailable' })
    const yours = lane.run(named('yours'), 'you')
    for (const name of ['a', 'b', 'yours']) await end(name)
    await Promise.all([...mine, yours])
    expect(begun).toEqual(['a', 'b', 'yours'])
    const later = lane.run(named('d'), 'me')
    await setImmediate()
    await end('d')
    expect(await later).toBe('d')
  })

  it('goes on after work that failed', async () => {
    const lane = new Lane({ atOnce: 1, mostWaiting: 0, refusal })
    await expect(lane.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await setImmediate()
    expect(await lane.run(() => Promise.resolve('next'))).toBe('next')
  })
})
