import type { Check } from '../check.ts'
import { Lines } from '../../bundle/Lines.ts'
import { decodeText } from '../sources/decodeText.ts'
import { manifestPath } from '../readManifest.ts'
import { isTextType } from '../../archive/fileTypes.ts'

// Characters a reviewer cannot see but a machine obeys: text direction, zero width, fillers, tags,
// private use, control. A joiner or variation selector straight after an emoji is how emoji are written.
const hidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\ue000-\uf8ff]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|(?<!\p{Emoji})[\ufe00-\ufe0f]|[\u{e0000}-\u{e01ef}]|[\u{f0000}-\u{10ffff}]/gu

const mostPerFile = 3

export const textHasNoHiddenUnicode: Check = {
  rule: 'textHasNoHiddenUnicode',
  look({ files, manifest }, report) {
    for (const [path, content] of files) {
      const text = isTextType(path) ? decodeText(content) : null
      if (text === null) continue
      hidden.lastIndex = 0
      for (
        let found = hidden.exec(text), told = 0;
        found && told < mostPerFile;
        found = hidden.exec(text), told += 1
      ) {
        report.error({
          file: path,
          line: new Lines(text).at(found.index),
          title: 'A text holds invisible characters',
          detail: `${codePointOf(found[0])} cannot be seen by a reviewer.`,
          remedy: 'Remove the character. In a text for visitors, write it as an escape such as \\u200b.',
        })
      }
    }
    // In JSON such a character can also be written as an escape, and stands in the name that visitors read.
    const raw = decodeText(files.get(manifestPath) ?? Buffer.alloc(0)) ?? ''
    for (const text of textsIn(manifest)) {
      hidden.lastIndex = 0
      const found = hidden.exec(text)?.[0]
      if (found === undefined || raw.includes(found)) continue
      report.error({
        file: manifestPath,
        title: 'A text of the manifest holds invisible characters',
        detail: `${codePointOf(found)} in "${text.slice(0, 80)}" cannot be seen by a reviewer or a visitor.`,
        remedy: 'Remove the escape of the character.',
      })
    }
  },
}

const codePointOf = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
