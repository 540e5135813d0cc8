import type { Check } from '../check.ts'
import { shownNames } from '../names/shownNames.ts'
import { manifestPath } from '../readManifest.ts'

/** A word with letters of two scripts reads as another word, as "Stоck" with a Cyrillic o does. */
export const wordsAreOfOneScript: Check = {
  rule: 'wordsAreOfOneScript',
  look({ manifest }, report) {
    if (!manifest) return
    for (const { field, text } of shownNames(manifest)) {
      const word = text.match(/[\p{L}\p{M}]+/gu)?.find(isMixed)
      if (word === undefined) continue
      report.error({
        file: manifestPath,
        title: 'A word mixes scripts',
        detail: `"${word}" in ${field} has letters of the Latin and of another script.`,
        remedy: 'Write each word in letters of one script.',
      })
    }
  },
}

function isMixed(word: string): boolean {
  return (
    /\p{Script=Latin}/u.test(word) &&
    /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(word)
  )
}
