import { describe, expect, it, vi } from 'vitest'
import type { Reply } from '../contracts/bridge.ts'
import { ResourceCache } from './ResourceCache.ts'

/** Questions whose answers the test gives when it likes. */
function questions() {
  const asked: ((reply: Reply<string>) => void)[] = []
  const load = () => new Promise<Reply<string>>((resolve) => asked.push(resolve))
  const answer = async (turn: number, reply: Reply<string>): Promise<void> => {
    asked[turn]?.(reply)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { asked, load, answer }
}

describe('ResourceCache', () => {
  it('asks once for equal questions', () => {
    const { asked, load } = questions()
    const cache = new ResourceCache()
    expect(cache.resource('a', load)).toBe(cache.resource('a', load))
    expect(asked).toHaveLength(1)
  })

  it('drops an answer that comes after a newer one', async () => {
    const { load, answer } = questions()
    const resource = new ResourceCache().resource('a', load)
    resource.start()
    await answer(1, { ok: true, value: 'new' })
    await answer(0, { ok: true, value: 'old' })
    expect(resource.get()).toEqual({ status: 'ready', value: 'new' })
  })

  it('keeps what is on the screen while it asks again, and forgets what is not', async () => {
    const { asked, load, answer } = questions()
    const cache = new ResourceCache()
    const watched = cache.resource('a', load)
    watched.subscribe(vi.fn())
    const unwatched = cache.resource('b', load)
    await answer(0, { ok: true, value: 'first' })
    cache.reload()
    expect(watched.get()).toEqual({ status: 'ready', value: 'first' })
    expect(asked).toHaveLength(3)
    expect(cache.resource('b', load)).not.toBe(unwatched)
  })

  it('offers another try after a failure', async () => {
    const { load, answer } = questions()
    const resource = new ResourceCache().resource('a', load)
    await answer(0, { ok: false, problem: { code: 'unavailable', message: 'Not now.' } })
    const failed = resource.get()
    if (failed.status !== 'failed') throw new Error('It should have failed.')
    failed.retry()
    expect(resource.get()).toEqual({ status: 'loading' })
    await answer(1, { ok: true, value: 'there' })
    expect(resource.get()).toEqual({ status: 'ready', value: 'there' })
  })

  it('keeps the answers of the last questions only', () => {
    const { asked, load } = questions()
    const cache = new ResourceCache()
    for (let turn = 0; turn < 100; turn += 1) cache.resource(`question ${turn}`, load)
    expect(asked).toHaveLength(100)
    cache.resource('question 99', load)
    expect(asked).toHaveLength(100)
    cache.resource('question 0', load)
    expect(asked).toHaveLength(101)
  })
})
