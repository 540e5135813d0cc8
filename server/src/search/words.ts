/** A word of a text: as it stands there, and in the form in which words are compared. */
export interface Word {
  typed: string
  stem: string
}

/**
 * The words that carry meaning. Letters and digits part company (DPT3 is "dpt 3"), accents, plurals,
 * British spellings and numbers as words are made alike, and filler words are left out.
 */
function wordsOf(text: string): Word[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/<\s*(?=\d)/g, ' under ')
  return (plain.match(/\p{L}+|\p{N}+/gu) ?? []).flatMap((typed) => {
    if (isFiller(typed)) return []
    return [{ typed, stem: stemOf(typed.toLowerCase()) }]
  })
}

/** The words of a query. In a short one, `who` is the organization in small letters. */
export function queryWordsOf(text: string): Word[] {
  const isShort = text.trim().split(/\s+/).length <= 2
  return wordsOf(isShort ? text.replace(/\bwho\b/gi, 'WHO') : text)
}

export const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem)

const fillers = new Set(
  (
    'a an and are as at been by did do does for from had has have how in into is it its many much of on or s t the ' +
    'their there this to was were what where which whose with percentage percent proportion per during ' +
    'please show find about'
  ).split(' '),
)

// WHO is an organization, who is a filler.
const isFiller = (typed: string): boolean => typed === 'who' || fillers.has(typed.toLowerCase())

const alike: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  child: 'child',
  children: 'child',
  women: 'woman',
  men: 'man',
  people: 'person',
  deaths: 'death',
  births: 'birth',
  diarrhea: 'diarrhoea',
  diarrhoeal: 'diarrhoea',
  diarrheal: 'diarrhoea',
  hemoglobin: 'haemoglobin',
  anemia: 'anaemia',
  ii: '2',
  iii: '3',
}

function stemOf(word: string): string {
  const known = alike[word]
  if (known) return known
  const singular = singularOf(word).replace(/is(ed|ation|e)$/, 'iz$1')
  return alike[singular] ?? singular
}

function singularOf(word: string): string {
  if (word.length <= 3 || /(ss|us|is|as)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return word.endsWith('s') ? word.slice(0, -1) : word
}
