import type { EachRoot } from './followRoots.ts'
import { apply, getterOf } from './natives.ts'

type Realm = typeof globalThis

/** In a frame, for what is selected there to be handed on; more than any page of text. */
const mostLetters = 1_000_000

/**
 * With its menu, a browser tells its own thread, which all its pages share, what is selected; with a copy it hands
 * that on to the system. 50 million letters hold up all pages for a second or more. So neither happens in a frame with too much text
 * or too full fields. What is copied is what is selected: a plugin does not hear of it, and could say anything instead.
 */
export function keepSelectionLight(realm: Realm, eachRoot: EachRoot, areFieldsFull: () => boolean): void {
  const textOf = getterOf(realm.Node, 'textContent') as () => string | null
  const firstOf = getterOf(realm.Node, 'firstChild') as () => Node | null
  const nextOf = getterOf(realm.Node, 'nextSibling') as () => Node | null
  const { preventDefault, stopImmediatePropagation } = realm.Event.prototype
  const isHeavy = (): boolean => {
    let letters = 0
    // A document has no text of its own, nor has what says its type.
    eachRoot((root) => {
      for (let node = apply(firstOf, root, []); node; node = apply(nextOf, node, []))
        letters += apply(textOf, node, [])?.length ?? 0
    })
    return letters > mostLetters || areFieldsFull()
  }
  const preventHeavy = (event: Event): unknown => isHeavy() && apply(preventDefault, event, [])
  // At the window, where no listener of a plugin comes before it.
  realm.addEventListener('contextmenu', preventHeavy, true)
  for (const kind of ['beforecopy', 'beforecut', 'copy', 'cut']) {
    const judge = (event: Event): void => {
      apply(stopImmediatePropagation, event, [])
      preventHeavy(event)
    }
    realm.addEventListener(kind, judge, true)
  }
}
