import type { Check } from '../check.ts'

const notAZip = {
  title: 'The file is not a zip',
  detail: 'It does not begin as a zip file does, whatever its name says.',
  remedy: 'Make a zip of the plugin, for instance with "msdat-plugin pack", and upload that.',
}

const incomplete = (damage: string) => ({
  title: 'The zip is incomplete or damaged',
  detail: /end of central directory/i.test(damage)
    ? 'The list of contents at its end is missing.'
    : `It cannot be read to its end: ${damage}.`,
  remedy: 'Make the zip again, for instance with "msdat-plugin pack", and upload the whole file.',
})

export const archiveIsReadable: Check = {
  rule: 'archiveIsReadable',
  look({ archive }, report) {
    if (archive.damage !== null) report.error(archive.isZip ? incomplete(archive.damage) : notAZip)
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
