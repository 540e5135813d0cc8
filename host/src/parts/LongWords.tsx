import { useState } from 'react'

/** About four lines of a table. */
const shownLetters = 300

/**
 * What strangers wrote, the rest of it when asked. A browser looks for a font for each sign that is in none of its own:
 * twenty texts of 7,000 such signs let a page stand still for twenty seconds.
 */
export function LongWords({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  if (text.length <= 1.5 * shownLetters) return text
  return (
    <>
      {isWhole ? text : `${beginningOf(text)} … `}
      {!isWhole && (
        <button type="button" className="text-button no-print" onClick={() => setWhole(true)}>
          Show all
        </button>
      )}
    </>
  )
}

/** Without half a letter at its end. */
const beginningOf = (text: string): string => text.slice(0, shownLetters).replace(/[\ud800-\udbff]$/, '')
