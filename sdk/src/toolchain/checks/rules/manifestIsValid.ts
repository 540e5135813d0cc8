import { archiveLimits } from '../../../contracts/archiveLimits.ts'
import type { Archive } from '../../archive/readArchive.ts'
import type { Check } from '../check.ts'
import { manifestPath, readManifest } from '../readManifest.ts'

export const manifestIsValid: Check = {
  rule: 'manifestIsValid',
  look({ files, archive }, report) {
    if (isBlownUp(archive)) {
      report.error({
        file: manifestPath,
        title: 'The manifest is too long',
        detail: `It grows more than ${archiveLimits.ratio}-fold when it is unpacked; reading stopped there.`,
        remedy: 'Keep only what the manifest needs; texts and data belong in files of their own.',
      })
    } else if (files.has(manifestPath) || isKnownMissing(archive)) {
      for (const fault of readManifest(files).faults) report.error({ file: manifestPath, ...fault })
    }
  },
}

/** The one limit that a manifest passes all by itself. */
export const isBlownUp = ({ exceeded }: Archive): boolean =>
  exceeded?.limit === 'ratio' && exceeded.path === manifestPath

/** Nothing is said of a manifest that may be there: what kept it from being read has a finding of its own. */
function isKnownMissing({ damage, exceeded, entries }: Archive): boolean {
  return damage === null && exceeded === null && !entries.some(({ path }) => path === manifestPath)
}
