import { expect, it } from 'vitest'
import { qrMatrix } from './qrMatrix.ts'

const rowsOf = (text: string): string[] =>
  (qrMatrix(text) ?? []).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
const digestOf = async (text: string): Promise<string> => {
  const bytes = new TextEncoder().encode(rowsOf(text).join('\n'))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

// All three are what the npm package qrcode 1.5.4 makes of the same bytes with error correction M and mask 0.
it('draws a short text as another program does', () => {
  expect(rowsOf('MSDAT')).toEqual([
    '#######..####.#######',
    '#.....#.#..#..#.....#',
    '#.###.#..#.#..#.###.#',
    '#.###.#..#.##.#.###.#',
    '#.###.#.###.#.#.###.#',
    '#.....#...#.#.#.....#',
    '#######.#.#.#.#######',
    '.........#.##........',
    '#.#.#.#....#....#..#.',
    '.#.#.#.#......#..#...',
    '..#####.....#...##.##',
    '##..#...#.#...#......',
    '##..####.#..#.#.#.##.',
    '........#..#.#.#...#.',
    '#######..###.###..###',
    '#.....#....###.##....',
    '#.###.#.##.#.###..###',
    '#.###.#..#....##.#.#.',
    '#.###.#.#.#.#...###.#',
    '#.....#.......##...#.',
    '#######.##..#.#######',
  ])
})

it.each([
  [
    'otpauth://totp/MSDAT:amina%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=MSDAT',
    '3b06e8cfe49f84b7dd6d6e3ea88a320afb688a69d0a3060052d3a76d66c970bf',
  ],
  ['a'.repeat(287), '1f85f49847163177a49707a6d61aad966f31381f5155c8dc566e8f00467518d6'],
])('draws longer texts, of several blocks, as another program does', async (text, digest) => {
  expect(await digestOf(text)).toBe(digest)
})

it('draws nothing where the text is too long', () => expect(qrMatrix('a'.repeat(288))).toBeNull())
