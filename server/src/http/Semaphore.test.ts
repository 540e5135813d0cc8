import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Semaphore } from './Semaphore.ts'

describe('Semaphore', () => {
  it('lets in so many at once, and then the others in the order in which they came', async () => {
    const semaphore = new Semaphore(2)
    const begun: number[] = []
    const ends = [1, 2, 3, 4].map(async (number) => {
      const release = await semaphore.acquire()
      begun.push(number)
      return release
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
    await semaphore.acquire()
    await semaphore.acquire()
  })

  it('lets what else has come in go first', async () => {
    const semaphore = new Semaphore(1)
    const order: string[] = []
    const release = await semaphore.acquire()
    const next = semaphore.acquire().then(() => order.push('next'))
    release()
    await Promise.resolve().then(() => order.push('other'))
    await next
    expect(order).toEqual(['other', 'next'])
  })
})
