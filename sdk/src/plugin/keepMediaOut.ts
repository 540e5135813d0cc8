import { removeNamed } from './natives.ts'

type Realm = typeof globalThis

const media = /^(webkit)?(Offline|Base)?Audio|^(Video|Image)(De|En)coder$|^MediaSource/

/**
 * Sound and moving pictures are worked out on threads of their own, one for each context or coder, while the plugin's own
 * thread answers all that it is asked: sixteen contexts had a page answer in two seconds, some thousand ended its tab.
 */
export function keepMediaOut(realm: Realm): void {
  removeNamed(realm, media)
}
