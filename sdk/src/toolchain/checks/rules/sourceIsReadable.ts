import type { Check } from '../check.ts'

export const sourceIsReadable: Check = {
  rule: 'sourceIsReadable',
  look({ sources }, report) {
    for (const { path, problem } of sources) {
      if (problem) report.error({ file: path, ...problem })
    }
  },
}
