import type { EachRoot } from './followRoots.ts'
import { apply, finderIn } from './natives.ts'

type Realm = typeof globalThis

/** What the shell asks the plugin's side for; it is kept small, so the answers come from here. */
export interface FrameFacts {
  /** Whether a list, a calendar or a menu is open. */
  hasList?: () => boolean
  /** Whether nothing in the frame has its keyboard, as where Tab has just led out of it. */
  isLeft?: () => boolean
}

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
