import { archiveLimits } from '../../../contracts/archiveLimits.ts'
import type { ArchiveEntry } from '../../archive/readArchive.ts'
import type { Check } from '../check.ts'

/** What can be wrong with the name of an entry, the gravest first. */
const faults: readonly { is(entry: ArchiveEntry): boolean; detail: string }[] = [
  { is: (entry) => !entry.nameIsReadable, detail: 'The name is not valid UTF-8.' },
  { is: ({ path }) => path === '' || path === '/', detail: 'The name is empty.' },
  { is: ({ path }) => path.includes('\0'), detail: 'The name holds a NUL character.' },
  { is: ({ path }) => /^[A-Za-z]:/.test(path), detail: 'The name starts with a drive letter.' },
  { is: ({ path }) => path.includes('\\'), detail: 'The name holds a backslash.' },
  { is: ({ path }) => path.startsWith('/'), detail: 'The path is absolute.' },
  { is: ({ path }) => path.split('/').includes('..'), detail: 'The path leads out of the zip with "..".' },
  {
    is: ({ path }) =>
      path
        .replace(/\/$/, '')
        .split('/')
        .some((part) => part === '' || part === '.'),
    detail: 'The path has an empty part or a part that is only a dot.',
  },
  { is: ({ path }) => /[\p{Cc}\p{Cf}\p{Co}]/u.test(path), detail: 'The name holds invisible characters.' },
  // Whoever reviews sees them all at once, and a browser looks for a font for each odd sign.
  { is: ({ path }) => /[^\x20-\x7e]/.test(path), detail: 'The name holds other letters than a to z.' },
  {
    is: ({ path }) => /[<>:"|?*]/.test(path),
    detail: 'The name holds a character that some systems forbid.',
  },
  { is: ({ path }) => /[ .](\/|$)/.test(path), detail: 'A part of the path ends with a space or a dot.' },
  {
    is: ({ path }) => path.length > archiveLimits.pathLength,
    detail: `The path is longer than ${archiveLimits.pathLength} characters.`,
  },
]

/** What is wrong with the name of an entry; undefined where nothing is. */
export const faultOfPath = (entry: ArchiveEntry): string | undefined =>
  faults.find(({ is }) => is(entry))?.detail

export const pathsAreSafe: Check = {
  rule: 'pathsAreSafe',
  look({ archive }, report) {
    for (const entry of archive.entries) {
      const detail = faultOfPath(entry)
      if (detail !== undefined) {
        report.error({
          file: entry.path,
          title: 'A path in the zip is not safe',
          detail,
          remedy:
            'Name files with letters, digits, dots, hyphens and underscores, in folders under the root of the zip.',
        })
      }
      if (entry.isSpecial) {
        report.error({
          file: entry.path,
          title: 'The zip holds a link or a device',
          detail: 'Symbolic links, devices and pipes can point outside the zip.',
          remedy: 'Put the file itself in the zip in place of a link to it.',
        })
      }
      if (entry.otherName !== null) {
        report.error({
          file: entry.path,
          title: 'A file has two names',
          detail: `The list of contents and the file itself disagree: the other name is ${entry.otherName}`,
          remedy: 'Make the zip again with an ordinary tool, such as "msdat-plugin pack".',
        })
      }
    }
  },
}
