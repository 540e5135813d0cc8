import { afterEach, expect, it, vi } from 'vitest'
import type { HostServices } from './HostServices.ts'
import { openSignIn } from './openByPress.ts'

afterEach(() => vi.unstubAllGlobals())

const ask = (hasFocus: boolean, isActive: boolean) => {
  vi.stubGlobal('navigator', { userActivation: { isActive } })
  const signIn = vi.fn<() => boolean>(() => true)
  const services = { signIn } as unknown as HostServices
  const answer = openSignIn(services, { plugin: 'review', contribution: 'review', hasFocus })
  return { ...answer, times: signIn.mock.calls.length }
}

it('a frame opens the sign-in dialog by a press inside it, and by nothing else', () => {
  expect(ask(true, true)).toEqual({ isOpen: true, times: 1 })
  expect(ask(false, true)).toEqual({ isOpen: false, times: 0 })
  expect(ask(true, false)).toEqual({ isOpen: false, times: 0 })
})

it('where nobody signs in, as in an embed or a trial, nothing opens', () => {
  vi.stubGlobal('navigator', { userActivation: { isActive: true } })
  const asking = { plugin: 'review', contribution: 'review', hasFocus: true }
  expect(openSignIn({} as HostServices, asking)).toEqual({ isOpen: false })
})
