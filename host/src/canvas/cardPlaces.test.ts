import { expect, test } from 'vitest'
import type { Card, CardPlace } from '@msdat/sdk/contracts/customSections'
import { freePlace, inReadingOrder, placeCard } from './cardPlaces.ts'

const card = (id: string, x: number, y: number, w = 6, h = 4): Card => ({
  kind: 'text',
  id,
  title: '',
  text: id,
  place: { x, y, w, h },
})
const placesOf = (cards: readonly Card[]): Record<string, CardPlace> =>
  Object.fromEntries(cards.map(({ id, place }) => [id, place]))
const overlaps = (cards: readonly Card[]): boolean =>
  cards.some(({ id, place: a }) =>
    cards.some(
      ({ id: other, place: b }) =>
        id < other && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h,
    ),
  )

test('a card that is moved takes the place, and the one that stood there gives way downwards', () => {
  const moved = placeCard([card('a', 0, 0), card('b', 0, 4)], 'b', { x: 0, y: 0, w: 6, h: 4 })
  expect(placesOf(moved)).toMatchObject({ b: { y: 0 }, a: { y: 4 } })
})

test('cards close up to the top and never overlap, whatever is moved or widened', () => {
  const cards = [card('a', 0, 0), card('b', 6, 0), card('c', 0, 4, 12), card('d', 3, 8)]
  for (const { id } of cards)
    for (const wanted of [
      { x: 4, y: 2, w: 8, h: 3 },
      { x: 0, y: 50, w: 12, h: 6 },
    ])
      expect(overlaps(placeCard(cards, id, wanted))).toBe(false)
  expect(placesOf(placeCard([card('a', 0, 30)], 'a', card('a', 0, 30).place))['a']?.y).toBe(0)
})

test('no card leaves the grid or becomes too small to use', () => {
  const [moved] = placeCard([card('a', 0, 0)], 'a', { x: 11, y: -3, w: 99, h: 0 })
  expect(moved?.place).toEqual({ x: 0, y: 0, w: 12, h: 2 })
})

test('a new card stands below all others, and cards are read row by row', () => {
  const cards = [card('b', 6, 0), card('c', 0, 4), card('a', 0, 0)]
  expect(freePlace(cards, { w: 4, h: 3 })).toEqual({ x: 0, y: 8, w: 4, h: 3 })
  expect(inReadingOrder(cards).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
