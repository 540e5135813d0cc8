import type { Card } from '@msdat/sdk/contracts/customSections'
import type { BuilderContent } from '../builder/BuilderContent.ts'
import { freePlace } from './cardPlaces.ts'

export const cardKinds: Record<Card['kind'], { label: string; size: { w: number; h: number } }> = {
  chart: { label: 'Chart', size: { w: 12, h: 14 } },
  text: { label: 'Text', size: { w: 6, h: 4 } },
  figure: { label: 'Headline figure', size: { w: 4, h: 4 } },
  picture: { label: 'Picture', size: { w: 4, h: 6 } },
  page: { label: 'Embedded page', size: { w: 6, h: 10 } },
}

interface NewCard {
  kind: Card['kind']
  cards: readonly Card[]
  content: Pick<BuilderContent, 'indicators' | 'defaultIndicators' | 'initialDataSource' | 'initialLocation'>
  /** The first chart there is. */
  chart: { plugin: string; contribution: string; title: string } | undefined
}

/** A card below all others, with what the dashboard opens with; null where there is nothing to put on it. */
export function newCard({ kind, cards, content, chart }: NewCard): Card | null {
  const id = freeId(kind, cards)
  const base = { id, title: '', place: freePlace(cards, cardKinds[kind].size) }
  switch (kind) {
    case 'chart':
      return chart ? { kind, ...base, ...chart } : null
    case 'text':
      return { kind, ...base, text: '' }
    case 'figure': {
      const { defaultIndicators, indicators, initialDataSource, initialLocation } = content
      return {
        kind,
        ...base,
        indicator: defaultIndicators[0] ?? indicators[0] ?? 1,
        datasource: initialDataSource || 1,
        location: initialLocation,
        period: null,
      }
    }
    case 'picture':
      return { kind, ...base, picture: '', alt: '' }
    case 'page':
      return { kind, ...base, url: '' }
  }
}

function freeId(kind: string, cards: readonly Card[]): string {
  const taken = new Set(cards.map(({ id }) => id))
  let count = 1
  while (taken.has(`${kind}-${count}`)) count += 1
  return `${kind}-${count}`
}
