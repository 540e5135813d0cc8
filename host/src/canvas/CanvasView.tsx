import type { Card } from '@msdat/sdk/contracts/customSections'
import { CardView } from './CardView.tsx'
import { gridAreaOf, inReadingOrder } from './cardPlaces.ts'
import './canvas.css'

/** Cards on their grid; on a narrow screen one below the other. */
export function CanvasView({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return <p className="empty card">There are no cards yet.</p>
  return (
    <div className="canvas">
      {inReadingOrder(cards).map((card) => (
        <section
          key={card.id}
          className={`canvas-card card is-${card.kind}`}
          aria-label={card.title || undefined}
          style={{ gridArea: gridAreaOf(card.place) }}
        >
          {card.title && <h3>{card.title}</h3>}
          {canScroll(card) ? (
            // The arrow keys scroll what has the keyboard.
            <div className="canvas-card-body" role="group" aria-label={card.title || 'Card'} tabIndex={0}>
              <CardView card={card} />
            </div>
          ) : (
            <div className="canvas-card-body">
              <CardView card={card} />
            </div>
          )}
        </section>
      ))}
    </div>
  )
}

/** A chart or a text can be longer than its card. */
const canScroll = ({ kind }: Card): boolean => kind === 'chart' || kind === 'text'
