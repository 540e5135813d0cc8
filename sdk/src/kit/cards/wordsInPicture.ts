import type { PictureWords } from '../files/drawPicture.ts'
import { isToned } from './CardNotes.tsx'
import type { ChartCardProps } from './ChartCardProps.ts'

type CardFacts = Pick<ChartCardProps<unknown>, 'title' | 'place' | 'period' | 'unit' | 'notes'>

/** What a picture of a card says above and below its drawing. */
export function wordsInPicture(card: CardFacts): Omit<PictureWords, 'legend' | 'foot'> {
  const { title, place, period, unit, notes = [] } = card
  return {
    title,
    lines: [[place, period, unit].filter(Boolean).join(' · ')],
    notes: notes.map((note) => (isToned(note) ? note.text : note)).filter((note) => typeof note === 'string'),
  }
}
