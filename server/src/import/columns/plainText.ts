/** Text as it is compared: no capitals, accents, punctuation or doubled spaces. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%+<>]+/gu, ' ')
    .trim()
