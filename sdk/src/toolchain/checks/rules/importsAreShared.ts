import type { Check } from '../check.ts'

export const importsAreShared: Check = {
  rule: 'importsAreShared',
  look({ bundle }, report) {
    if (!bundle || bundle.ok) return
    for (const { file, line, detail, remedy } of bundle.faults) {
      report.error({ file, line, title: 'The plugin cannot be built', detail, remedy })
    }
  },
}
