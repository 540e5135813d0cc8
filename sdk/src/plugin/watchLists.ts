import type { EachRoot } from './followRoots.ts'
import { apply, finderIn } from './natives.ts'

type Realm = typeof globalThis

const open = 'select:open, input:open'

/**
 * While a list is open, the next press may be told to nobody. Returns what looks whether one is, in each root: a browser
 * that cannot tell has one open at all times. No browser tells of a menu, which is there from when it is called until the
 * next press or key. It uses nothing that a plugin can put another in place of.
 */
export function watchLists(realm: Realm, eachRoot: EachRoot): () => boolean {
  const { addEventListener, CSS } = realm
  const eachFound = finderIn(realm)
  const canTell = CSS.supports('selector(:open)')
  let hasMenu = false
  for (const kind of ['mousedown', 'keydown', 'contextmenu'] as const)
    apply(addEventListener, realm, [
      kind,
      ({ isTrusted }: Event) => {
        if (isTrusted) hasMenu = kind === 'contextmenu'
      },
      true,
    ])
  return () => {
    let isOpen = hasMenu || !canTell
    if (canTell) eachRoot((root) => eachFound(root, open, () => (isOpen = true)))
    return isOpen
  }
}
