import type { Manifest } from '../../../contracts/manifest.ts'
import type { Check } from '../check.ts'

const fields = { usePublish: 'publishes', useSubscription: 'subscribes' } as const

/** The topics that the source names stand in the manifest: the page refuses all others. */
export const topicsUsedAreDeclared: Check = {
  rule: 'topicsUsedAreDeclared',
  look({ manifest, sources }, report) {
    if (!manifest) return
    for (const { path, hostUse } of sources) {
      for (const { hook, text } of hostUse.named) {
        if (hook === 'useCommand' || text === null || isDeclared(manifest, fields[hook], text)) continue
        report.error({
          file: path,
          title: `The topic ${text} is not declared`,
          detail: `${hook}('${text}') names it, and "${fields[hook]}" in the manifest does not.`,
          remedy: `Add it to "${fields[hook]}".`,
        })
      }
    }
  },
}

const isDeclared = (manifest: Manifest, field: 'publishes' | 'subscribes', topic: string): boolean =>
  manifest[field]?.some((one) => one.topic === topic) ?? false
