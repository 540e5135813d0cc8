import { embedAddress } from '@msdat/sdk/view'
import type { Stores } from '../app/Stores.ts'
import type { Caller, SharedCard } from '../frames/HostServices.ts'

/** Opens the Share panel for a card of the open section; of other frames no address shows a card. */
export function shareCard(
  {
    address,
    dashboards,
    overlays,
    selection,
  }: Pick<Stores, 'address' | 'dashboards' | 'overlays' | 'selection'>,
  card: SharedCard,
  { plugin, contribution }: Pick<Caller, 'plugin' | 'contribution'>,
): boolean {
  const { section } = selection
  const isOpen = section?.plugin === plugin && section.contribution === contribution
  if (!isOpen || !dashboards.current || overlays.open || !embedAddress(address.pathname, '', card.id))
    return false
  overlays.showForPlugin('share', card)
  return true
}
