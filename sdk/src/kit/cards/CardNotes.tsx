import type { ReactNode } from 'react'
import { Note } from '../parts/Tags.tsx'
import type { NoteTone, TonedNote } from '../values/note.ts'

/** Plain text and elements are calm; `caution(…)` and `warning(…)` are not. */
export type CardNote = ReactNode | TonedNote

const order: readonly NoteTone[] = ['warning', 'caution', 'info']

/** The notes of a card, the gravest first. */
export function CardNotes({ notes }: { notes: readonly CardNote[] }) {
  const toned = notes.map((note) => (isToned(note) ? note : { tone: 'info' as const, text: note }))
  const sorted = toned.toSorted((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone))
  return (
    <div className="k-card-notes">
      {sorted.map(({ tone, text }, at) => (
        <Note key={at} tone={tone}>
          {text}
        </Note>
      ))}
    </div>
  )
}

export function isToned(note: CardNote): note is TonedNote {
  return typeof note === 'object' && note !== null && 'tone' in note && 'text' in note
}
