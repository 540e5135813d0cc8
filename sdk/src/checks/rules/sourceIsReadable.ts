import type { Check } from '../check.ts'

export const sourceIsReadable: Check = {
  rule: 'sourceIsReadable',
  look({ sources }, report) {
    for (const { path, problem } of sources) {
      if (!problem) continue
      report.error({
        file: path,
        ...problem,
        remedy: 'Correct the source, and keep it short enough for a person to read.',
      })
    }
  },
}
