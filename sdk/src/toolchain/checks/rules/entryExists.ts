import type { Check } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

export const entryExists: Check = {
  rule: 'entryExists',
  look({ manifest, archive }, report) {
    if (!manifest || archive.entries.some(({ path }) => path === manifest.entry)) return
    report.error({
      file: manifestPath,
      title: 'The entry file is missing',
      detail: `The manifest names ${manifest.entry}, and there is no such file in the zip.`,
      remedy: 'Add the file, or correct "entry" in the manifest; upper and lower case must agree.',
    })
  },
}
