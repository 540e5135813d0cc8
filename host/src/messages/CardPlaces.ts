import { deafenPage } from '../parts/deafenPage.ts'

type Places = ReadonlyMap<Element, DOMRect>

/**
 * Where the cards of a region stood when it was last looked at. A plugin chooses how long its words are, so what lies under
 * their button and where the words of others stand, and when they come and go. So where a card has come, gone or moved
 * that stands beside a plugin's, or is one, the page hears no press for a moment, nor does a card that has come there.
 */
export class CardPlaces {
  #before: Places = new Map()
  #hadPlugins = false

  follow(region: HTMLElement): void {
    // Where nothing is free for them they stand in a place all the same, unseen.
    const cards = region.dataset['place'] === 'none' ? [] : [...region.children]
    const now = new Map(cards.map((card) => [card, card.getBoundingClientRect()]))
    const hasPlugins = cards.some((card) => card.hasAttribute('data-plugin'))
    if (this.#hadPlugins) deafenMoved(this.#before, now, region)
    // No press on a card comes to the frames below.
    if (hasPlugins) deafenMoved(now, this.#before, ...document.querySelectorAll('.plugin-frame'))
    this.#before = now
    this.#hadPlugins = hasPlugins
  }
}

function deafenMoved(from: Places, to: Places, ...own: readonly Element[]): void {
  for (const [card, box] of from)
    if (JSON.stringify(box) !== JSON.stringify(to.get(card))) deafenPage(box, ...own)
}
