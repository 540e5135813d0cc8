import { expect, it } from 'vitest'
import { countWithin, piecesOf, rowsOf, shownLine, weightOfRow } from './sourceRows.ts'

const plain = (text: string) => [{ text, className: '' }]

it('a long line is drawn in parts, of which none is lost and the first has the number', () => {
  const long = 'x'.repeat(4_500)
  const rows = rowsOf([plain('a'), plain(long), plain('')])
  expect(rows.map(({ line }) => line)).toEqual([1, 2, null, null, 3])
  expect(rows.slice(1, 4).flatMap(({ runs }) => runs.map(({ text }) => text))).toEqual([
    'x'.repeat(2_000),
    'x'.repeat(2_000),
    'x'.repeat(500),
  ])
})

it('no part begins within a letter', () => {
  const text = `a${'😀'.repeat(3_000)}`
  const pieces = piecesOf(text)
  expect(pieces.join('')).toBe(text)
  for (const piece of pieces) expect(piece).not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/)
  expect(piecesOf('')).toEqual([''])
})

it('a line of a comparison hides no second line', () => {
  expect(shownLine("// a draft was: \rword = 'x'")).toBe("// a draft was: [U+000D]word = 'x'")
  expect(shownLine('// a draft\r')).toBe('// a draft')
})

it('what is drawn at once has an end in rows and in letters', () => {
  const share = { rows: 100, letters: 1_000 }
  expect(countWithin(Array(500).fill(1), share)).toBe(100)
  expect(countWithin(Array(500).fill(300), share)).toBe(3)
  expect(countWithin([5_000, 1], share)).toBe(1)
  expect(countWithin([], share)).toBe(0)
  expect(weightOfRow({ runs: [...plain('abc'), ...plain('dé')] })).toBe(5)
  // A browser looks for the font of each such sign.
  expect(weightOfRow({ runs: plain('\u{1faf0}'.repeat(10)) })).toBe(420)
})
