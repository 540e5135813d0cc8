import { expect, it } from 'vitest'
import { connectFakeHost } from '../testing/connectFakeHost.ts'
import { renderView } from '../testing/renderView.ts'
import { useCard } from './useCard.ts'

function Card({ id }: { id: string | undefined }) {
  const { isAlone, share } = useCard(id, 'DPT3 by state')
  return `${isAlone ? 'alone' : 'among others'}, ${share ? 'shared' : 'not shared'}`
}
const draw = (id: string | undefined, card: string | null = null) =>
  renderView(connectFakeHost({ card }), () => Card({ id }))

it('shares a card that has an id, and asks the page for its panel', async () => {
  expect(await draw('states')).toBe('among others, shared')
  expect(await draw(undefined)).toBe('among others, not shared')
  const host = connectFakeHost()
  let share: (() => void) | null = null
  await renderView(host, () => {
    ;({ share } = useCard('states', 'DPT3 by state'))
    return null
  })
  ;(share as (() => void) | null)?.()
  await host.settled()
  const input = { card: 'states', title: 'DPT3 by state' }
  expect(host.calls).toContainEqual(expect.objectContaining({ method: 'ui.shareCard', input }))
})

it('stands alone where an embedded page asks for it, and is shared no further', async () => {
  expect(await draw('states', 'states')).toBe('alone, not shared')
  expect(await draw('trend', 'states')).toBe('among others, not shared')
})
