import { currentFrame } from './currentFrame.ts'

/** How a card stands on its page. */
export interface CardPlace {
  /** This card alone is to be seen, in a page of another site. */
  isAlone: boolean
  /** Opens the page's Share panel for this card, right after a press; null where cards cannot be shared. */
  share: (() => void) | null
}

/**
 * For a card of a section by its id, a lower-case letter and then letters, digits and hyphens; without an id it can
 * be neither shared nor embedded. ChartCard calls this itself.
 */
export function useCard(id: string | undefined, title: string): CardPlace {
  const { link } = currentFrame()
  const { card, areCardsShared } = link.boot
  return {
    isAlone: id !== undefined && id === card,
    share: id && areCardsShared ? () => void link.call('ui.shareCard', { card: id, title }) : null,
  }
}
