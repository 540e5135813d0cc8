import type { Check } from '../check.ts'
import { extensionOf, hasMagicOf, isTextType } from '../../archive/fileTypes.ts'
import { decodeText } from '../sources/decodeText.ts'

export const typesMatchMagicBytes: Check = {
  rule: 'typesMatchMagicBytes',
  look({ files }, report) {
    for (const [path, content] of files) {
      if (!hasMagicOf(path, content)) {
        report.error({
          file: path,
          title: 'A file is not what its name says',
          detail: `Its first bytes are not those of a ${extensionOf(path).toUpperCase()} file.`,
          remedy: 'Save the file in the format of its name, or leave it out.',
        })
      } else if (isTextType(path) && (content.includes(0) || decodeText(content) === null)) {
        report.error({
          file: path,
          title: 'A text file is not text',
          detail: 'It holds NUL characters or is not UTF-8.',
          remedy: 'Save the file as UTF-8 text.',
        })
      }
    }
  },
}
