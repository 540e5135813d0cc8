import { expect, it } from 'vitest'
import { OverlayStore } from '../app/OverlayStore.ts'
import { askToSignIn } from './askToSignIn.ts'

const wanted: string[] = []
const storesOf = (user: object | null) =>
  ({
    accounts: { user, wantPage: (page: string) => wanted.push(page) },
    address: { pathname: '/dashboard/Demographics', search: '?year=2018' },
    overlays: new OverlayStore(),
  }) as unknown as Parameters<typeof askToSignIn>[0]

it('opens the sign-in dialog once for a visitor', () => {
  const stores = storesOf(null)
  expect([askToSignIn(stores), askToSignIn(stores)]).toEqual([true, false])
  expect(stores.overlays.open).toBe('sign-in')
  expect(wanted).toEqual(['/dashboard/Demographics?year=2018'])
})

it('opens nothing for somebody who is signed in, nor over another dialog', () => {
  const signedIn = storesOf({ id: 'a' })
  expect([askToSignIn(signedIn), signedIn.overlays.open]).toEqual([false, null])
  const busy = storesOf(null)
  busy.overlays.show('plugins')
  expect([askToSignIn(busy), busy.overlays.open]).toEqual([false, 'plugins'])
})
