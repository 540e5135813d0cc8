import { expect, it } from 'vitest'
import { TurnsByOwner } from './TurnsByOwner.ts'

it('gives each owner a turn, however much one of them waits for', () => {
  const turns = new TurnsByOwner<string>()
  for (const item of ['a1', 'a2', 'a3', 'a4']) turns.add('a', item)
  const take = () => turns.take()?.[1]
  expect(take()).toBe('a1')
  turns.add('b', 'b1')
  turns.add('c', 'c1')
  expect([take(), take(), take(), take()]).toEqual(['a2', 'b1', 'c1', 'a3'])
  turns.add('b', 'b2')
  expect(turns.takeAll()).toEqual(['a4', 'b2'])
  expect(take()).toBeUndefined()
})
