import type { Check } from '../check.ts'
import { extensionOf, hasMagicOf, isTextType } from '../../archive/fileTypes.ts'
import { isArchive } from '../../archive/isArchive.ts'
import { decodeText } from '../sources/decodeText.ts'
import { faultOfPath } from './pathsAreSafe.ts'

export const typesMatchMagicBytes: Check = {
  rule: 'typesMatchMagicBytes',
  look({ archive }, report) {
    for (const entry of archive.entries) {
      const { path, content } = entry
      // What is wrong with the name, or with an archive in the archive, is said elsewhere.
      if (!content || faultOfPath(entry) || isArchive(path, content)) continue
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
