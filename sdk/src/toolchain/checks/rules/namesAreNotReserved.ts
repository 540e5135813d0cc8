import type { Check } from '../check.ts'
import { isReservedName } from '../names/isReservedName.ts'
import { shownNames } from '../names/shownNames.ts'
import { manifestPath } from '../readManifest.ts'

export const namesAreNotReserved: Check = {
  rule: 'namesAreNotReserved',
  look({ manifest, context }, report) {
    if (!manifest || context.isFirstParty) return
    const author = { field: 'author.name', text: manifest.author.name }
    for (const { field, text } of [...shownNames(manifest), author]) {
      if (!isReservedName(text)) continue
      // An author's own machine cannot know whether the plugin is the platform's.
      report[context.known ? 'error' : 'warning']({
        file: manifestPath,
        title: 'The name speaks for the platform',
        detail: `${field} is "${text}", which visitors would take for MSDAT or the system itself.`,
        remedy: 'Say who you are, or what the plugin shows. "MSDAT" and "System" are reserved.',
      })
    }
  },
}
