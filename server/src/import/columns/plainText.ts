/** Text as it is compared: no capitals, accents, punctuation or doubled spaces. Normalising 64 kB may take 70 ms. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%+<>]+/gu, ' ')
    .trim()

/** No known heading, level or owner has half as many letters. */
const longestWord = 200

/**
 * The plain text of a cell that is compared with a few known words. A longer one is none of them: its beginning is
 * returned as it is written.
 */
export function plainWord(cell: string): string {
  const word = cell.trim()
  return word.length >= longestWord ? word.slice(0, longestWord) : plainText(word)
}
