import { expect, test } from 'vitest'
import type { User } from '@msdat/sdk/contracts/accounts'
import { AppError } from '@msdat/sdk/contracts/problem'
import { AccountStore } from './AccountStore.ts'
import { passwordStrength } from './passwordStrength.ts'
import { registrationFault } from './registrationFault.ts'

test('twenty points a rule: under 40 weak, to 60 medium, above strong', () => {
  expect(passwordStrength('')).toMatchObject({ points: 0, word: 'WEAK' })
  expect(passwordStrength('a')).toMatchObject({ points: 20, word: 'WEAK' })
  expect(passwordStrength('aB')).toMatchObject({ points: 40, word: 'MEDIUM' })
  expect(passwordStrength('aB1')).toMatchObject({ points: 60, word: 'MEDIUM' })
  expect(passwordStrength('aB1!')).toMatchObject({
    points: 80,
    word: 'STRONG',
    unmet: ['At least 8 characters'],
  })
  expect(passwordStrength('aB1!aB1!')).toMatchObject({ points: 100, unmet: [] })
})

test('a refused registration names the first field at fault', () => {
  const fields = { password: ['is too short'], email: ['is taken', 'is odd'] }
  expect(registrationFault({ code: 'invalid_input', message: 'No.', fields })).toBe('Email: is taken')
  expect(registrationFault({ code: 'rate_limited', message: 'Too often.' })).toBe('Too often.')
})

test('who signs in is known to the page, and no longer after signing out', async () => {
  let user: User | null = null
  const ada = { username: 'ada' } as User
  const store = new AccountStore({
    readSession: async () => ({ user }),
    login: async () => (user = ada),
    enterCode: async () => (user = ada),
    logout: async () => (user = null),
    register: async () => ada,
  })
  await store.session.load()
  expect(store.user).toBeNull()
  await store.login({ username: 'ada', password: 'x' })
  expect(store.user?.username).toBe('ada')
  await store.logout()
  expect(store.user).toBeNull()
})

test('a refused sign-in reaches the form as it is', async () => {
  const refuse = () => Promise.reject(new AppError('unauthenticated', 'No.'))
  const store = new AccountStore({
    readSession: async () => ({ user: null }),
    login: refuse,
    enterCode: refuse,
    logout: refuse,
    register: refuse,
  })
  await expect(store.login({ username: 'a', password: 'b' })).rejects.toThrow('No.')
})

test('who has a second factor is signed in after the code, and not before', async () => {
  let user: User | null = null
  const ada = { username: 'ada' } as User
  const store = new AccountStore({
    readSession: async () => ({ user }),
    login: async () => ({ second_factor: ['app', 'recovery'] }),
    enterCode: async () => (user = ada),
    logout: async () => (user = null),
    register: async () => ada,
  })
  expect(await store.login({ username: 'ada', password: 'x' })).toEqual(['app', 'recovery'])
  expect(store.user).toBeNull()
  await store.enterCode({ method: 'app', code: '123456' })
  expect(store.user?.username).toBe('ada')
})
