import type { Check } from '../check.ts'
import { extensionOf, isKnownType } from '../../archive/fileTypes.ts'
import { isArchive } from '../../archive/isArchive.ts'
import { faultOfPath } from './pathsAreSafe.ts'

export const filesBelongInAPlugin: Check = {
  rule: 'filesBelongInAPlugin',
  look({ archive }, report) {
    for (const entry of archive.entries) {
      const { path, content } = entry
      // A name that cannot stay says nothing about what the file is.
      if (entry.isFolder || faultOfPath(entry)) continue
      if (isArchive(path, content)) {
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
