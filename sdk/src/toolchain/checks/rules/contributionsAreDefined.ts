import { isView } from '../../../contracts/manifest.ts'
import type { Check } from '../check.ts'

/**
 * Every contribution of the manifest is in definePlugin. A name that differs passes the bundler and
 * fails only at the visitor, when the frame starts.
 */
export const contributionsAreDefined: Check = {
  rule: 'contributionsAreDefined',
  look({ manifest, sources }, report) {
    const entry = manifest && sources.find(({ path }) => path === manifest.entry)
    // Without a manifest, an entry or a readable entry, other rules have said so.
    if (!entry || entry.problem) return
    const { line, contributions } = entry.definition
    if (contributions === null) {
      report.warning({
        file: entry.path,
        line,
        title:
          line === null
            ? 'The entry does not call definePlugin'
            : 'The contributions cannot be read from the source',
        detail: 'Whether each contribution of the manifest has a view is known only when the plugin runs.',
        remedy: `Write definePlugin({ contributions: { ${keyText(manifest.contributes.find(isView)?.id ?? 'main')}: { view: View } } }) in ${entry.path}, with plain names.`,
      })
      return
    }
    const missing = manifest.contributes.filter((one) => isView(one) && !contributions.includes(one.id))
    for (const { id } of missing) {
      report.error({
        file: entry.path,
        line,
        title: `The contribution ${id} has no view`,
        detail: `The manifest names ${id}; definePlugin has ${contributions.join(', ') || 'none'}. The plugin would not start.`,
        remedy: `Use one name in both places: contributions: { ${keyText(id)}: { view: View } }.`,
      })
    }
  },
}

/** A name as it is written as a property. */
function keyText(id: string): string {
  return /^[a-z_]\w*$/i.test(id) ? id : `'${id}'`
}
