import type { Check } from '../check.ts'
import { manifestPath, readManifest } from './readManifest.ts'

export const manifestIsValid: Check = {
  rule: 'manifestIsValid',
  look({ files }, report) {
    for (const fault of readManifest(files).faults) report.error({ file: manifestPath, ...fault })
  },
}
