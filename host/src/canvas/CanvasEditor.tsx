import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { mostCards, type Card } from '@msdat/sdk/contracts/customSections'
import { useStores } from '../app/Stores.ts'
import type { BuilderContent } from '../builder/BuilderContent.ts'
import { placeableSections } from '../compositions/placeableSections.ts'
import { embedHosts } from '../customDashboards/embedHosts.ts'
import { CardFields } from './CardFields.tsx'
import { CardGrid } from './CardGrid.tsx'
import { cardKinds, newCard } from './newCard.ts'
import './canvasEditor.css'

interface CanvasEditorProps {
  content: BuilderContent
  cards: readonly Card[]
  /** Changes of the same name that follow one another are one step back. */
  onChange: (cards: Card[], name: string | null) => void
}

/** A plan of the cards to move and size them, and the fields of the chosen one. */
export const CanvasEditor = observer(function CanvasEditor({ content, cards, onChange }: CanvasEditorProps) {
  const { announcements, plugins } = useStores()
  const [chosenId, choose] = useState<string | null>(null)
  const chosen = cards.find(({ id }) => id === chosenId) ?? cards[0]
  const charts = placeableSections(plugins.signed, [])
  const add = (kind: Card['kind']): void => {
    const card = newCard({ kind, cards, content, chart: charts[0]?.section })
    if (!card) return
    onChange([...cards, card], null)
    choose(card.id)
    announcements.announce(`A card is added: ${cardKinds[kind].label}.`)
  }
  const kinds = (Object.keys(cardKinds) as Card['kind'][]).filter(
    (kind) => (kind !== 'page' || embedHosts().length > 0) && (kind !== 'chart' || charts.length > 0),
  )
  return (
    <div className="stack canvas-editor">
      <div className="row" role="group" aria-label="Add a card">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="button button-outline"
            disabled={cards.length >= mostCards}
            onClick={() => add(kind)}
          >
            + {cardKinds[kind].label}
          </button>
        ))}
      </div>
      {cards.length === 0 ? (
        <p className="small muted">No cards yet. Add one above.</p>
      ) : (
        <CardGrid cards={cards} chosen={chosen?.id ?? null} onChoose={choose} onChange={onChange} />
      )}
      {chosen && (
        <CardFields
          key={chosen.id}
          card={chosen}
          content={content}
          charts={charts}
          onChange={(next, name) =>
            onChange(
              cards.map((card) => (card.id === next.id ? next : card)),
              name === null ? null : `${name} ${next.id}`,
            )
          }
          onRemove={() => {
            onChange(
              cards.filter(({ id }) => id !== chosen.id),
              null,
            )
            announcements.announce('The card is removed.')
          }}
        />
      )}
    </div>
  )
})
