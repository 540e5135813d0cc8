import { expect, it, vi } from 'vitest'
import type { HostServices } from './HostServices.ts'
import { openSignIn } from './openByPress.ts'

const ask = (isUsed: boolean) => {
  const signIn = vi.fn<() => boolean>(() => true)
  const services = { signIn } as unknown as HostServices
  const answer = openSignIn(services, { plugin: 'review', contribution: 'review', isUsed: () => isUsed })
  return { ...answer, times: signIn.mock.calls.length }
}

it('a frame opens the sign-in dialog by a press inside it, and by nothing else', () => {
  expect(ask(true)).toEqual({ isOpen: true, times: 1 })
  expect(ask(false)).toEqual({ isOpen: false, times: 0 })
})

it('where nobody signs in, as in an embed or a trial, nothing opens', () => {
  const asking = { plugin: 'review', contribution: 'review', isUsed: () => true }
  expect(openSignIn({} as HostServices, asking)).toEqual({ isOpen: false })
})
