import type { Card } from '@msdat/sdk/contracts/customSections'
import { EmbeddedPage } from '../customDashboards/EmbeddedPage.tsx'
import { PlacedPlugin } from '../customDashboards/PlacedPlugin.tsx'
import { FigureCard } from './FigureCard.tsx'

/** What stands on a card of a canvas. */
export function CardView({ card }: { card: Card }) {
  switch (card.kind) {
    case 'chart':
      return (
        <PlacedPlugin
          plugin={card.plugin}
          contribution={card.contribution}
          title={card.title || 'Chart'}
          options={card.options}
        />
      )
    case 'text':
      return <p className="text-card">{card.text || 'No text yet.'}</p>
    case 'figure':
      return <FigureCard card={card} />
    case 'picture':
      return card.picture ? (
        <img className="picture-card" src={card.picture} alt={card.alt} />
      ) : (
        <p className="muted">No picture yet.</p>
      )
    case 'page':
      return <EmbeddedPage url={card.url} title={card.title} />
  }
}
