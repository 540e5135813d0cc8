import { expect, it } from 'vitest'
import { addChecked } from '../checkedSubmission.fixture.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { inTurn } from '../db/inTurn.ts'
import { queueLimits, refuseFullQueue } from './refuseFullQueue.ts'

describeDatabases('the queue of submissions', ({ makeDatabase }) => {
  it('takes 300 in all, however small they are and whoever sends them', async () => {
    const db = (await makeDatabase()).connect()
    const { id: _, ...like } = await addChecked(db)
    const add = (count: number, changes: Partial<typeof like>) =>
      db
        .insertInto('registry_submissions')
        .values(Array.from({ length: count }, () => ({ ...like, ...changes })))
        .execute()
    const ask = () =>
      inTurn(db, (tx) =>
        refuseFullQueue(tx, queueLimits, {
          accountId: undefined,
          email: 'bola@example.org',
          network: '192.0.2.1',
        }),
      )
    await add(10, { state: 'check_failed' })
    await add(10, { state: 'deployed' })
    await add(10, { first_party: 1 })
    await add(298, {})
    await ask()
    await add(1, { state: 'changes_requested' })
    await expect(ask()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('Too many plugins wait for their review.') as string,
    })
  })
})
