import { useState } from 'react'
import { drawable } from './drawable.ts'

/** About four lines of a table. */
const shownLetters = 300

/** What strangers wrote, the rest of it when asked: twenty texts of 7,000 odd signs let a page stand still for twenty seconds. */
export function LongWords({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  const beginning = drawable(text.slice(0, shownLetters))
  // Nobody presses for a few words more.
  if (beginning.length * 1.5 >= text.length) return text
  return (
    <>
      {isWhole ? text : `${wholeWords(beginning)} … `}
      {!isWhole && (
        <button type="button" className="text-button no-print" onClick={() => setWhole(true)}>
          Show all
        </button>
      )}
    </>
  )
}

/** Without the word in which it was cut, where that is not most of it, and without the dots that say so. */
const wholeWords = (beginning: string): string => beginning.replace(/…$/, '').replace(/\s+\S{0,40}$/, '')
