import { expect, it } from 'vitest'
import { OverlayStore } from '../app/OverlayStore.ts'
import { shareCard } from './shareCard.ts'

const section = { id: 'overview', title: 'Overview', plugin: 'indicator-overview', contribution: 'overview' }
const card = { id: 'states', title: 'DPT3 by state' }
const own = { plugin: 'indicator-overview', contribution: 'overview' }
const storesAt = (pathname: string) =>
  ({
    address: { pathname },
    dashboards: { current: {} },
    overlays: new OverlayStore(),
    selection: { section },
  }) as unknown as Parameters<typeof shareCard>[0]

it('opens the Share panel for a card of the open section', () => {
  const stores = storesAt('/dashboard/Demographics')
  expect(shareCard(stores, card, own)).toBe(true)
  expect([stores.overlays.open, stores.overlays.card]).toEqual(['share', card])
  stores.overlays.show('share')
  expect(stores.overlays.card).toBeNull()
})

it('opens nothing for other frames, over another dialog, or where no address shows the card', () => {
  const refused = (pathname: string, of = own, open: 'about' | null = null) => {
    const stores = storesAt(pathname)
    if (open) stores.overlays.show(open)
    return shareCard(stores, card, of)
  }
  expect(refused('/dashboard/Demographics', { plugin: 'context', contribution: 'panel' })).toBe(false)
  expect(refused('/dashboard/Demographics', own, 'about')).toBe(false)
  expect(refused('/custom/public/5')).toBe(false)
})
