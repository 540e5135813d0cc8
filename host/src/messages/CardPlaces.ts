import { deafenPage } from '../parts/deafenPage.ts'

/**
 * Where the cards of a region stood when it was last looked at. A plugin chooses how long its words are, so what lies
 * under their button and where the words of others stand, and when they go. So where a card has gone or moved that
 * stood beside a plugin's, or was one, the page hears no press for a moment.
 */
export class CardPlaces {
  #before = new Map<Element, DOMRect>()
  #hadPlugins = false

  follow(region: Element): void {
    const now = new Map([...region.children].map((card) => [card, card.getBoundingClientRect()]))
    if (this.#hadPlugins)
      for (const [card, box] of this.#before) if (!isSame(box, now.get(card))) deafenPage(box, region)
    this.#before = now
    this.#hadPlugins = [...now.keys()].some((card) => card.hasAttribute('data-plugin'))
  }
}

const isSame = (one: DOMRect, other: DOMRect | undefined): boolean =>
  one.x === other?.x && one.y === other.y && one.width === other.width && one.height === other.height
