import type { Check } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

/** A page breaks a line at these. At other spaces it does not, and two in a row only push what follows out of sight. */
const breaks = /[ \t\n\r-]/
const oddSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]{2,}/u
/** Longer than any word of a language that people put on a page; an address may be longer. */
const longestWord = 60
/** No language sets more on one letter; more are drawn over the lines above and below. */
const tooManyMarks = /\p{M}{5,}/u

/** A family of four with colours of skin has eleven signs; no line breaks between the signs of one letter. */
const mostSigns = 11
/** Words of Sanskrit join five letters. */
const mostJoined = 5
/** In the scripts of India and around, a letter before one of these is drawn as one with the next. */
const joiners =
  '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u0e3a\u0f84\u1039\u17d2\u1a60\u1b44\u1bab\ua806\ua8c4' +
  '\ua953\ua9c0\uaaf6\uabed\u{10a3f}\u{11046}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{1134d}\u{11442}' +
  '\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{1172b}\u{11839}\u{1193d}\u{1193e}\u{119e0}\u{11a34}\u{11a47}\u{11a99}\u{11c3f}' +
  '\u{11d44}\u{11d45}\u{11d97}\u{11f41}\u{11f42}'
const tooManyJoined = new RegExp(`(?:\\p{L}\\p{M}*[${joiners}][\\p{M}\\u200c\\u200d]*){${mostJoined},}`, 'u')
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What is written for programs. */
const notForPeople = new Set(['$schema', 'url', 'email', 'host', 'entry', 'icon', 'id', 'sdk', 'version'])

export const textsCanBeRead: Check = {
  rule: 'textsCanBeRead',
  look({ manifest }, report) {
    for (const text of textsForPeople(manifest)) {
      const fault = faultOf(text)
      if (!fault) continue
      report.error({
        file: manifestPath,
        title: 'A text of the manifest cannot be read',
        detail: `"${text.slice(0, 80)}" ${fault}. Such a text draws over what stands beside it, or pushes it aside.`,
        remedy: 'Write it in words and simple spaces.',
      })
    }
  },
}

function faultOf(text: string): string | null {
  if (oddSpaces.test(text)) return 'holds unusual spaces in a row'
  if (tooManyMarks.test(text)) return 'has more than four marks on one letter'
  const isJoined = [...letters.segment(text)].some(({ segment }) => [...segment].length > mostSigns)
  if (isJoined || tooManyJoined.test(text)) return 'joins more signs to one letter than any language does'
  const isLong = text.split(breaks).some((word) => word.length > longestWord)
  return isLong ? `has a word of more than ${longestWord} letters` : null
}

function textsForPeople(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (notForPeople.has(key) ? [] : textsForPeople(inner)))
}
