import { gridColumns, type Card, type CardPlace } from '@msdat/sdk/contracts/customSections'

/** Where a card stands, for CSS. */
export const gridAreaOf = ({ x, y, w, h }: CardPlace): string => `${y + 1} / ${x + 1} / span ${h} / span ${w}`

/** From the top, and from the left in each row. */
export function inReadingOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => one.place.y - other.place.y || one.place.x - other.place.x)
}

/**
 * Puts one card at a place; the others give way downwards, and all close up towards the top, so that no two overlap
 * and no row stays empty.
 */
export function placeCard(cards: readonly Card[], id: string, wanted: CardPlace): Card[] {
  const place = within(wanted)
  const moved = cards.map((card) => (card.id === id ? { ...card, place } : card))
  // The one that was moved comes first in its row, and the others give way.
  const order = [...moved].sort(
    (one, other) =>
      one.place.y - other.place.y ||
      Number(other.id === id) - Number(one.id === id) ||
      one.place.x - other.place.x,
  )
  const placed: Card[] = []
  for (const card of order) placed.push({ ...card, place: highest(card.place, placed) })
  return moved.map(({ id: one }) => placed.find((card) => card.id === one) as Card)
}

/** The first free place below all others. */
export function freePlace(cards: readonly Card[], size: { w: number; h: number }): CardPlace {
  const y = Math.max(0, ...cards.map(({ place }) => place.y + place.h))
  return within({ x: 0, y, ...size })
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(Math.round(value), least), most)

function within({ x, y, w, h }: CardPlace): CardPlace {
  const width = clamp(w, 1, gridColumns)
  return { x: clamp(x, 0, gridColumns - width), y: clamp(y, 0, 900), w: width, h: clamp(h, 2, 40) }
}

/** As high as it can stand in its columns below those that are placed already. */
function highest(place: CardPlace, placed: readonly Card[]): CardPlace {
  const above = placed.filter((card) => shareColumns(card.place, place))
  const y = Math.max(0, ...above.map((card) => card.place.y + card.place.h))
  return { ...place, y }
}

const shareColumns = (one: CardPlace, other: CardPlace): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w
