import type { Caller, HostServices } from './HostServices.ts'

interface Asking extends Pick<Caller, 'plugin' | 'contribution'> {
  /** The visitor has just pressed something inside the frame that asks. A dialog must not come by itself. */
  isUsed(): boolean
}

/** Opens the Share panel for a card. */
export function openShared(
  services: HostServices,
  { card, title }: { card: string; title: string },
  asking: Asking,
): { isOpen: boolean } {
  const { plugin, contribution } = asking
  const open = (): boolean => services.shareCard?.({ id: card, title }, { plugin, contribution }) ?? false
  return { isOpen: asking.isUsed() && open() }
}

/** Opens the sign-in dialog. It has a form, so no frame is left while it is open. */
export function openSignIn(services: HostServices, asking: Asking): { isOpen: boolean } {
  return { isOpen: asking.isUsed() && (services.signIn?.() ?? false) }
}
