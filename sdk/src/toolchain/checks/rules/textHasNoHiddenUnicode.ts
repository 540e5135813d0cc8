import type { Check } from '../check.ts'
import { codePointOf, hiddenCharacters } from '../../../contracts/hiddenCharacters.ts'
import { Lines } from '../../bundle/Lines.ts'
import { decodeText } from '../sources/decodeText.ts'
import { manifestPath } from '../readManifest.ts'
import { isTextType } from '../../archive/fileTypes.ts'

const mostPerFile = 3

export const textHasNoHiddenUnicode: Check = {
  rule: 'textHasNoHiddenUnicode',
  look({ files, manifest }, report) {
    for (const [path, content] of files) {
      const text = isTextType(path) ? decodeText(content) : null
      if (text === null) continue
      let told = 0
      for (const { character, at } of hiddenCharacters(text)) {
        report.error({ file: path, line: new Lines(text).at(at), ...wordsOn(character) })
        told += 1
        if (told === mostPerFile) break
      }
    }
    // In JSON such a character can also be written as an escape, and stands in the name that visitors read.
    if (!manifest) return
    const inRaw = new Set<string>()
    const raw = decodeText(files.get(manifestPath) ?? Buffer.alloc(0)) ?? ''
    for (const { character } of hiddenCharacters(raw)) inRaw.add(character)
    for (const text of textsIn(manifest)) {
      const [found] = hiddenCharacters(text)
      if (!found || inRaw.has(found.character)) continue
      report.error({
        file: manifestPath,
        title: 'A text of the manifest holds invisible characters',
        detail: `${nameOf(found.character)} in "${text.slice(0, 80)}" cannot be seen by a reviewer or a visitor.`,
        remedy: 'Remove the escape of the character.',
      })
    }
  },
}

function wordsOn(character: string): Record<'title' | 'detail' | 'remedy', string> {
  const name = nameOf(character)
  const escape = `In a text for visitors, write it as an escape: ${escapeOf(character)}`
  // JavaScript ends a comment there: what follows is code, and a page shows it in the row of the comment.
  if (/[\r\u2028\u2029]/.test(character))
    return {
      title: 'A line ends where a reviewer sees no end',
      detail: `${name} ends a line, and so a comment, of code. A reviewer sees one line.`,
      remedy: `${character === '\r' ? 'Save the file with line ends \\n or \\r\\n' : 'Remove the character'}. ${escape}`,
    }
  return {
    title: 'A text holds invisible characters',
    detail: `${name} cannot be seen by a reviewer.`,
    remedy: `Remove the character. ${escape}`,
  }
}

const kinds: readonly [RegExp, string][] = [
  [/\r/, 'carriage return without a line feed'],
  [/\u2028/, 'line separator'],
  [/\u2029/, 'paragraph separator'],
  [/\p{Bidi_Control}/u, 'direction of text'],
  [/\p{Join_Control}/u, 'joiner of letters'],
  [/\p{Variation_Selector}/u, 'variation selector'],
  [/\p{Cc}/u, 'control character'],
  [/\p{Co}/u, 'private use'],
  [/\p{Cs}/u, 'half of a character'],
  [/\p{L}|\p{So}/u, 'blank'],
]

function nameOf(character: string): string {
  const [, words = 'invisible character'] = kinds.find(([kind]) => kind.test(character)) ?? []
  return `${codePointOf(character)} (${words})`
}

/** As JavaScript and JSON write it. */
const escapeOf = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
