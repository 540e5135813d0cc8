import type { Caller, HostServices } from './HostServices.ts'
import { isPressed } from './isPressed.ts'

interface Asking extends Omit<Caller, 'name'> {
  /** The keyboard is in the frame that asks. */
  hasFocus: boolean
}

/** Opens the Share panel for a card. A dialog must not come by itself: only by a press inside the frame that asks. */
export function openShared(
  services: HostServices,
  { card, title }: { card: string; title: string },
  { hasFocus, plugin, contribution }: Asking,
): { isOpen: boolean } {
  const isOwnPress = hasFocus && isPressed()
  return {
    isOpen: isOwnPress && (services.shareCard?.({ id: card, title }, { plugin, contribution }) ?? false),
  }
}
