import { showHidden } from '@msdat/sdk/contracts/hiddenCharacters'
import { weightOf } from '@msdat/sdk/contracts/weightOf'
import type { SourceRun } from './highlightLines.ts'

/** What a browser draws in one piece: it works out the letters of a piece together, and takes the square of its length. */
const piece = 2_000

/** A line of a file, or a part of a long one. */
export interface SourceRow {
  /** Counted from 1; null where the row goes on with the line above. */
  line: number | null
  runs: readonly SourceRun[]
}

/** What is drawn at once. A browser takes a second or two for it; a file of a million lines would hold the page up. */
export interface Share {
  rows: number
  /** As weightOf() counts them. */
  letters: number
}
export const share: Share = { rows: 5_000, letters: 200_000 }

export const timesOf = ({ rows, letters }: Share, times: number): Share => ({
  rows: rows * times,
  letters: letters * times,
})

export function rowsOf(lines: readonly (readonly SourceRun[])[]): SourceRow[] {
  return lines.flatMap((runs, at): SourceRow[] => {
    const line = at + 1
    const [only] = runs
    if (!only || runs.length > 1 || only.text.length <= piece) return [{ line, runs }]
    return piecesOf(only.text).map((text, part) => ({
      line: part === 0 ? line : null,
      runs: [{ ...only, text }],
    }))
  })
}

/** A line of a comparison, with what is invisible in it. In a file with the line ends of Windows each has a \r at its end. */
export const shownLine = (text: string): string => showHidden(text.replace(/\r$/, ''))

/** A long text in pieces, none of which begins within a letter. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < text.length || pieces.length === 0;) {
    const isCutInLetter = /[\uD800-\uDBFF]/.test(text.charAt(from + piece - 1))
    const to = from + piece + (isCutInLetter ? 1 : 0)
    pieces.push(text.slice(from, to))
    from = to
  }
  return pieces
}

/** How many of the rows are drawn: as many as the share allows, and one at least. */
export function countWithin(weights: Iterable<number>, { rows, letters }: Share): number {
  let count = 0
  let sum = 0
  for (const weight of weights) {
    sum += weight
    if (count > 0 && (count >= rows || sum > letters)) break
    count += 1
  }
  return count
}

export const weightOfRow = ({ runs }: Pick<SourceRow, 'runs'>): number =>
  runs.reduce((sum, { text }) => sum + weightOf(text), 0)
