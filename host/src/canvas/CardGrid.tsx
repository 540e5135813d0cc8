import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { gridColumns, type Card, type CardPlace } from '@msdat/sdk/contracts/customSections'
import { useStores } from '../app/Stores.ts'
import { gridAreaOf, placeCard } from './cardPlaces.ts'
import { cardKinds } from './newCard.ts'

interface CardGridProps {
  cards: readonly Card[]
  chosen: string | null
  onChoose: (id: string) => void
  onChange: (cards: Card[], name: string | null) => void
}

const keys: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const rowHeight = 16

/** The cards in small: dragged to move, by their corner to size; arrow keys do both. */
export const CardGrid = observer(function CardGrid({ cards, chosen, onChoose, onChange }: CardGridProps) {
  const { announcements } = useStores()
  const grid = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const put = (card: Card, place: CardPlace): void => {
    const next = placeCard(cards, card.id, place)
    if (JSON.stringify(next) !== JSON.stringify(cards)) onChange(next, `place of ${card.id}`)
  }
  const press = (event: KeyboardEvent, card: Card): void => {
    const step = keys[event.key]
    if (!step) return
    event.preventDefault()
    const { x, y, w, h } = card.place
    const isSizing = event.shiftKey
    const wanted = isSizing
      ? { x, y, w: w + step.x, h: h + step.y }
      : { x: x + step.x, y: y + step.y + leap(step.y, card, cards), w, h }
    put(card, wanted)
    announcements.announce(
      isSizing
        ? `${nameOf(card)} is ${wanted.w} columns wide and ${wanted.h} rows high.`
        : `${nameOf(card)} stands in column ${wanted.x + 1}, row ${wanted.y + 1}.`,
    )
  }
  /** Follows the pointer until it is let go. */
  const drag = (event: PointerEvent<HTMLElement>, card: Card, isSizing: boolean): void => {
    const width = grid.current?.clientWidth ?? 0
    if (width === 0 || event.button !== 0) return
    event.preventDefault()
    event.stopPropagation()
    onChoose(card.id)
    const target = event.currentTarget
    const from = { x: event.clientX, y: event.clientY }
    const cell = width / gridColumns
    target.setPointerCapture(event.pointerId)
    const placeAt = (now: { clientX: number; clientY: number }): CardPlace => {
      const dx = Math.round((now.clientX - from.x) / cell)
      const dy = Math.round((now.clientY - from.y) / rowHeight)
      const { x, y, w, h } = card.place
      return isSizing ? { x, y, w: w + dx, h: h + dy } : { x: x + dx, y: Math.max(0, y + dy), w, h }
    }
    const follow = (now: globalThis.PointerEvent): void => put(card, placeAt(now))
    const end = (): void => {
      target.removeEventListener('pointermove', follow)
      target.removeEventListener('pointerup', end)
      target.removeEventListener('pointercancel', end)
    }
    target.addEventListener('pointermove', follow)
    target.addEventListener('pointerup', end)
    target.addEventListener('pointercancel', end)
  }
  return (
    <>
      <p className="small muted" id={hintId}>
        Drag a card to move it and its corner to size it. With the keyboard: arrow keys move, Shift and arrow
        keys size.
      </p>
      <div className="card-grid" ref={grid} role="group" aria-label="Places of the cards">
        {cards.map((card) => (
          <div
            key={card.id}
            className="card-grid-place"
            data-chosen={card.id === chosen || undefined}
            style={{ gridArea: gridAreaOf(card.place) }}
          >
            <button
              type="button"
              className="card-grid-name"
              aria-pressed={card.id === chosen}
              aria-describedby={hintId}
              onClick={() => onChoose(card.id)}
              onKeyDown={(event) => press(event, card)}
              onPointerDown={(event) => drag(event, card, false)}
            >
              {nameOf(card)}
            </button>
            <span className="card-grid-corner" onPointerDown={(event) => drag(event, card, true)} />
          </div>
        ))}
      </div>
    </>
  )
})

/** Its heading, else its kind and number. */
const nameOf = ({ title, kind, id }: Card): string =>
  title || `${cardKinds[kind].label} ${id.split('-').at(-1)}`

/** Past the card above or below: one row would only close up again. */
function leap(by: number, { id, place: { x, y, w, h } }: Card, cards: readonly Card[]): number {
  const beside = cards
    .filter((card) => card.id !== id && card.place.x < x + w && x < card.place.x + card.place.w)
    .map(({ place }) => place)
  const above = beside.find((place) => place.y + place.h === y)
  const below = beside.find((place) => place.y === y + h)
  if (by < 0) return above ? 1 - above.h : 0
  return by > 0 && below ? below.h : 0
}
