import type { PictureWords } from '../files/drawPicture.ts'
import { formatDate } from '../values/formatValue.ts'
import type { ChartCardProps } from './ChartCardProps.ts'

type CardFacts = Pick<
  ChartCardProps<unknown>,
  'title' | 'place' | 'period' | 'unit' | 'sources' | 'updatedAt' | 'notes'
>

/** What a picture of a card says around its drawing and key. */
export function wordsInPicture(card: CardFacts): Omit<PictureWords, 'legend'> {
  const { title, place, period, unit, sources, updatedAt, notes = [] } = card
  const names = sources.map(({ datasource }) => datasource).join(', ')
  return {
    title,
    lines: [[place, period, unit].filter(Boolean).join(' · ')],
    notes: notes.filter((note) => typeof note === 'string'),
    foot: `Source: ${names}${updatedAt ? `. Data as of ${formatDate(updatedAt)}` : ''}`,
  }
}
