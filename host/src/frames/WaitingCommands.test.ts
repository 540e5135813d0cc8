import { expect, it } from 'vitest'
import { WaitingCommands } from './WaitingCommands.ts'

it('keeps the newest command of a frame, gives it once, and forgets it after a while', () => {
  let now = 0
  const waiting = new WaitingCommands(() => now)
  waiting.put('a', 'panel', 'first')
  waiting.put('a', 'panel', 'second')
  expect(waiting.take('a', 'other')).toBeNull()
  expect(waiting.take('a', 'panel')).toBe('second')
  expect(waiting.take('a', 'panel')).toBeNull()
  waiting.put('a', 'panel', 'late')
  now = 20_000
  expect(waiting.take('a', 'panel')).toBeNull()
})
