import type { Check } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

/** A page breaks a line at these. At other spaces it does not, and two in a row only push what follows out of sight. */
const breaks = /[ \t\n\r-]/
const oddSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]{2,}/u
/** Longer than any word of a language that people put on a page; an address may be longer. */
const longestWord = 60
/** No language sets more on one letter; more are drawn over the lines above and below. */
const tooManyMarks = /\p{M}{5,}/u

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
  const isLong = text.split(breaks).some((word) => word.length > longestWord)
  return isLong ? `has a word of more than ${longestWord} letters` : null
}

function textsForPeople(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (notForPeople.has(key) ? [] : textsForPeople(inner)))
}
