import type { Check } from '../check.ts'

export const archiveIsReadable: Check = {
  rule: 'archiveIsReadable',
  look({ archive }, report) {
    if (archive.damage) {
      report.error({
        title: 'The zip cannot be read',
        detail: `It is not a zip file, or it is incomplete: ${archive.damage}`,
        remedy: 'Make the zip again, for instance with "msdat-plugin pack", and upload the whole file.',
      })
    }
    for (const entry of archive.entries) {
      if (entry.isEncrypted) {
        report.error({
          file: entry.path,
          title: 'A file is encrypted',
          detail: 'A reviewer cannot read a file that needs a password.',
          remedy: 'Make the zip without a password.',
        })
      } else if (entry.damage) {
        report.error({
          file: entry.path,
          title: 'A file in the zip is damaged',
          detail: `It cannot be unpacked: ${entry.damage}`,
          remedy: 'Make the zip again; use the ordinary method (deflate).',
        })
      }
    }
  },
}
