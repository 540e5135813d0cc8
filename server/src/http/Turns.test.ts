import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Turns } from './Turns.ts'

describe('Turns', () => {
  it('are given to so many at once, and then in the order in which they are asked for', async () => {
    const turns = new Turns(2)
    const begun: number[] = []
    const ends = [1, 2, 3, 4].map(async (number) => {
      const end = await turns.take()
      begun.push(number)
      return end
    })
    await setImmediate()
    expect(begun).toEqual([1, 2])
    const second = await ends[1]
    second?.()
    second?.()
    await setImmediate()
    await setImmediate()
    expect(begun).toEqual([1, 2, 3])
    ;(await ends[0])?.()
    ;(await ends[2])?.()
    ;(await ends[3])?.()
    await turns.take()
    await turns.take()
  })

  it('let what else has come in go first', async () => {
    const turns = new Turns(1)
    const order: string[] = []
    const end = await turns.take()
    const next = turns.take().then(() => order.push('turn'))
    end()
    await Promise.resolve().then(() => order.push('other'))
    await next
    expect(order).toEqual(['other', 'turn'])
  })
})
