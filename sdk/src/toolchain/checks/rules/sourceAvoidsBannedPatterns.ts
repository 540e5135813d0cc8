import type { Check } from '../check.ts'

export const sourceAvoidsBannedPatterns: Check = {
  rule: 'sourceAvoidsBannedPatterns',
  look({ sources, manifest }, report) {
    const mayContactServers = manifest?.permissions.some(({ name }) => name === 'network') ?? false
    for (const { path, banned } of sources) {
      for (const { what, remedy, severity, allowedBy, line } of banned) {
        if (allowedBy === 'network' && mayContactServers) continue
        report[severity]({
          file: path,
          line,
          title: `The source uses ${what}`,
          detail: 'Plugins cannot use it in their frame.',
          remedy,
        })
      }
    }
  },
}
