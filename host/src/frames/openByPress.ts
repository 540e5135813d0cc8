import type { Caller, HostServices } from './HostServices.ts'
import { isPressed } from './isPressed.ts'

interface Asking extends Omit<Caller, 'name'> {
  /** The keyboard is in the frame that asks. */
  readonly hasFocus: boolean
}

/** A dialog must not come by itself: only by a press inside the frame that asks. */
const isOwnPress = ({ hasFocus }: Asking): boolean => hasFocus && isPressed()

/** Opens the Share panel for a card. */
export function openShared(
  services: HostServices,
  { card, title }: { card: string; title: string },
  asking: Asking,
): { isOpen: boolean } {
  const { plugin, contribution } = asking
  const open = (): boolean => services.shareCard?.({ id: card, title }, { plugin, contribution }) ?? false
  return { isOpen: isOwnPress(asking) && open() }
}

/** Opens the sign-in dialog. It has a form, so no frame is left while it is open. */
export function openSignIn(services: HostServices, asking: Asking): { isOpen: boolean } {
  return { isOpen: isOwnPress(asking) && (services.signIn?.() ?? false) }
}
