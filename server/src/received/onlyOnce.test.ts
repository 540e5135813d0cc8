import { expect, it } from 'vitest'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { onlyOnce } from './onlyOnce.ts'

describeDatabases('a call with a key', ({ makeDatabase }) => {
  it('is done once, also where two come together; one that failed can come again', async () => {
    const once = onlyOnce((await makeDatabase()).db)
    let done = 0
    const work = async (): Promise<number> => (done += 1)
    const key = 'a-key-that-was-made-up'
    const both = await Promise.allSettled([once(key, work), once(key, work)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(once(key, work)).rejects.toMatchObject({ code: 'conflict' })
    expect(done).toBe(1)
    const other = 'another-key-altogether'
    const failing = (): Promise<never> => Promise.reject(new Error('The disk is full.'))
    await expect(once(other, failing)).rejects.toThrow('The disk is full.')
    expect(await once(other, work)).toBe(2)
    await expect(once('short', work)).rejects.toMatchObject({ code: 'invalid_input' })
  })
})
