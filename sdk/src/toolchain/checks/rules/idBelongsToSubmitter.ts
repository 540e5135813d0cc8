import { localFrameName } from '../../../contracts/localPlugin.ts'
import type { Check, KnownPlugin } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

/** Ids are host names of frames; these are the platform's own. */
const reserved = new Set(['probe', localFrameName])

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
    const known = context.known?.find(ofSameId)
    const waiting = context.waiting?.find(ofSameId)
    if (waiting && !known && !waiting.isOfSender && !context.isFirstParty) {
      report.note({
        file: manifestPath,
        title: 'Another zip of this id waits for a decision',
        detail: `Nobody has proven that both come from the same person.`,
        remedy: 'Sign in before you submit: then the plugin belongs to your account.',
      })
    }
    if (!known || context.isFirstParty) return
    if (known.isFirstParty) {
      report.error({
        file: manifestPath,
        title: 'The id belongs to the platform',
        detail: `${known.id} is a plugin of this installation itself.`,
        remedy: 'Choose another id.',
      })
    } else if (!known.isOfSender) {
      report.warning({
        file: manifestPath,
        title: 'Somebody else submitted this plugin before',
        // Whoever submits reads this, so it does not name the address; the list of submissions does.
        detail: `${known.id} belongs to another account, or to an address that you have not proven to be yours.`,
        remedy:
          'Sign in with the account that handed in the earlier version. Else two admins have to approve it, and they ask the earlier author first.',
      })
    }
  },
}
