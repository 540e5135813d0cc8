import type { Check, KnownPlugin } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

/** Ids are host names of frames; this one is the platform's own, to learn whether such names are reached. */
const reserved = new Set(['probe'])

export const idBelongsToSubmitter: Check = {
  rule: 'idBelongsToSubmitter',
  look({ manifest, context }, report) {
    if (manifest && reserved.has(manifest.id)) {
      report.error({
        file: manifestPath,
        title: 'The id belongs to the platform',
        detail: `${manifest.id} is a name the platform needs itself.`,
        remedy: 'Choose another id.',
      })
    }
    const ofSameId = ({ id }: KnownPlugin): boolean => id === manifest?.id
    const known = context.known?.find(ofSameId) ?? context.waiting?.find(ofSameId)
    if (!known || context.isFirstParty) return
    if (known.isFirstParty) {
      report.error({
        file: manifestPath,
        title: 'The id belongs to the platform',
        detail: `${known.id} is a plugin of this installation itself.`,
        remedy: 'Choose another id.',
      })
    } else if (context.email !== undefined && known.email.toLowerCase() !== context.email.toLowerCase()) {
      report.warning({
        file: manifestPath,
        title: 'Somebody else submitted this plugin before',
        // Whoever submits reads this, so it does not name the address; the list of submissions does.
        detail: `Earlier versions of ${known.id} came from another e-mail address.`,
        remedy: 'Reviewers ask the earlier author before they approve.',
      })
    }
  },
}
