import type { Check } from '../check.ts'
import { extensionOf, isKnownType } from '../../archive/fileTypes.ts'

const archives = new Set([
  'zip',
  'jar',
  'gz',
  'tgz',
  'tar',
  'bz2',
  'xz',
  '7z',
  'rar',
  'zst',
  'br',
  'lz4',
  'cab',
  'iso',
  'apk',
  'whl',
])

/** Bytes at the start of a file by which archives are known. */
const archiveMagic = [
  '504b0304',
  '504b0506',
  '1f8b08',
  '425a68',
  'fd377a585a00',
  '377abcaf271c',
  '526172211a07',
  '28b52ffd',
]

export const filesBelongInAPlugin: Check = {
  rule: 'filesBelongInAPlugin',
  look({ archive, files }, report) {
    for (const { path, isFolder } of archive.entries) {
      const content = files.get(path)
      if (isFolder) continue
      if (archives.has(extensionOf(path)) || (content && isArchive(content))) {
        report.error({
          file: path,
          title: 'The zip holds another archive',
          detail: 'Nobody can review what is inside an archive in an archive.',
          remedy: 'Put the files themselves in the zip.',
        })
      } else if (/(^|\/)(node_modules\/|\.)/.test(path)) {
        report.error({
          file: path,
          title: 'A file does not belong in a plugin',
          detail: 'Hidden files, settings of tools and node_modules are not reviewed and not built.',
          remedy: 'Leave it out. "msdat-plugin pack" packs only what belongs in a plugin.',
        })
      } else if (!isKnownType(path)) {
        report.error({
          file: path,
          title: 'A file has a type that plugins do not use',
          detail: `Files of the type "${extensionOf(path) || path}" are not known here.`,
          remedy:
            'Plugins hold TypeScript, JavaScript, JSON, CSS, SVG, PNG, JPEG, GIF, WebP, WOFF2, CSV, text and Markdown.',
        })
      }
    }
  },
}

function isArchive(content: Buffer): boolean {
  const start = content.subarray(0, 6).toString('hex')
  return (
    archiveMagic.some((magic) => start.startsWith(magic)) || content.subarray(257, 262).toString() === 'ustar'
  )
}
