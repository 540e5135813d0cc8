import { deafenPage } from '../parts/deafenPage.ts'

/**
 * Where the cards of a region stood when it was last looked at. A plugin chooses how long its words are, so what lies
 * under their button and where the words of others stand, and when they come and go. So where a card has come, gone or moved
 * that stands beside a plugin's, or is one, the page hears no press for a moment, nor does a card that has come there.
 */
export class CardPlaces {
  #before = new Map<Element, DOMRect>()
  #hadPlugins = false

  follow(region: Element): void {
    const now = new Map([...region.children].map((card) => [card, card.getBoundingClientRect()]))
    const hasPlugins = [...now.keys()].some((card) => card.hasAttribute('data-plugin'))
    if (this.#hadPlugins)
      for (const [card, box] of this.#before) if (!isSame(box, now.get(card))) deafenPage(box, region)
    // No press there comes to the frames below.
    const frames = document.querySelectorAll('.plugin-frame')
    if (hasPlugins)
      for (const [card, box] of now) if (!isSame(box, this.#before.get(card))) deafenPage(box, ...frames)
    this.#before = now
    this.#hadPlugins = hasPlugins
  }
}

const isSame = (one: DOMRect, other: DOMRect | undefined): boolean =>
  one.x === other?.x && one.y === other.y && one.width === other.width && one.height === other.height
