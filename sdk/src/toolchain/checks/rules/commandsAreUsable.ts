import { keyTakenBy } from '../../../contracts/commandKeys.ts'
import { isCommand, isView } from '../../../contracts/manifest.ts'
import type { Check, KnownPlugin, Subject } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

/** Each command runs in a view of its plugin, and has a key that is free. */
export const commandsAreUsable: Check = {
  rule: 'commandsAreUsable',
  look({ manifest, context }, report) {
    const contributes = manifest?.contributes ?? []
    const views = contributes.filter(isView).map(({ id }) => id)
    const commands = contributes.filter(isCommand)
    const keys = new Set<string>()
    for (const { id, runsIn, key } of commands) {
      if (!views.includes(runsIn)) {
        report.error({
          file: manifestPath,
          title: `The command ${id} runs nowhere`,
          detail: `"runsIn" names ${runsIn}; the views of this plugin are ${views.join(', ') || 'none'}.`,
          remedy: 'Name a panel, section or other view of this manifest, in whose frame the command runs.',
        })
      }
      if (key === undefined) continue
      const taken = keyTakenBy(key) ?? (keys.has(key) ? 'is a key of another command here' : null)
      keys.add(key)
      if (taken !== null) {
        report.error({
          file: manifestPath,
          title: `The key ${key} is taken`,
          detail: `The command ${id} asks for ${key}; it ${taken}.`,
          remedy: 'Choose another letter, such as one with Alt+Shift, or leave the key out.',
        })
      }
      const other = othersWith(key, context, manifest?.id)
      if (other) {
        report.warning({
          file: manifestPath,
          title: `The key ${key} belongs to another plugin`,
          detail: `${other.name} (${other.id}) has it. Where a visitor has both, the one they switched on first keeps the key.`,
          remedy: 'Choose another letter, or leave the key out.',
        })
      }
    }
  },
}

function othersWith(key: string, { known = [] }: Subject['context'], own: string | undefined) {
  return known.find(({ id, keys }: KnownPlugin) => id !== own && keys?.includes(key))
}
