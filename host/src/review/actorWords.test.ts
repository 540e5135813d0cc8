import { expect, test } from 'vitest'
import { actorWords } from './actorWords.ts'

const who = (actor: string, actor_name = '') => actorWords({ actor, actor_name }).who

test('an account is told by its name and address, and its id is kept apart', () => {
  expect(actorWords({ actor: 'user:x7 amina@example.org', actor_name: 'Amina Bello' })).toEqual({
    who: 'Amina Bello, amina@example.org',
    account: 'x7',
  })
})

test('what is not known is left out', () => {
  expect(who('user:x7 amina@example.org')).toBe('amina@example.org')
  expect(who('user:x7 amina@example.org', 'amina@example.org')).toBe('amina@example.org')
  expect(who('user:x7')).toBe('account x7')
})

test('an address that was only typed says so, and a part of the platform has its own name', () => {
  expect(who('submitter:amina@example.org')).toBe('amina@example.org (as typed, not checked)')
  expect(who('builder')).toBe('builder')
  expect(who('')).toBe('the platform')
})
