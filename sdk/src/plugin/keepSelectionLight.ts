import { apply } from './natives.ts'

type Realm = typeof globalThis

/** In a frame, for what is selected there to be handed on; more than any page of text. */
const mostLetters = 1_000_000

/**
 * With its menu, a browser tells its own thread, which all its pages share, what is selected; with a copy it hands that
 * on to the system. 50 million letters hold up all pages for a second or more. So neither happens in a frame with too
 * many. What is copied is what is selected: a plugin does not hear of it, and could say anything instead.
 */
export function keepSelectionLight(realm: Realm, countLetters: () => number): void {
  const { preventDefault, stopImmediatePropagation } = realm.Event.prototype
  const preventHeavy = (event: Event): unknown =>
    countLetters() > mostLetters && apply(preventDefault, event, [])
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
