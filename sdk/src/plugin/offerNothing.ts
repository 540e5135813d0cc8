import type { EachRoot, Root } from './followRoots.ts'
import { apply, finderIn } from './natives.ts'

type Realm = typeof globalThis

const typedIn = ':is(input, textarea, select):focus'

/**
 * Chromium passes over "off" where it has a saved address to offer; of what it keeps, it offers nothing in a field for codes
 * of one use. Other browsers, and phones, would offer the code out of a message there.
 */
const wordFor = ({ userAgent }: Navigator): string =>
  /Chrome\//.test(userAgent) && !/Android|Mobile/.test(userAgent) ? 'one-time-code' : 'off'

/**
 * Has the browser offer nothing in a field of the plugin, also where the plugin takes back what says so: its list is drawn
 * over the page, and nobody is told of a press on it. Call what is returned with the document and each shadow root, since
 * where the keyboard goes on inside of one, only that is told. It uses nothing that a plugin can put another in place of.
 */
export function offerNothing(realm: Realm, eachRoot: EachRoot): (root: Root) => void {
  const eachFound = finderIn(realm)
  const { addEventListener, document, MutationObserver } = realm
  const { getAttribute, setAttribute } = realm.Element.prototype
  const { observe, disconnect } = MutationObserver.prototype
  const word = wordFor(realm.navigator)
  let field: Element | null = null
  const close = (): void => {
    if (field && apply(getAttribute, field, ['autocomplete']) !== word)
      apply(setAttribute, field, ['autocomplete', word])
  }
  const seeing = new MutationObserver(close)
  // Without a prototype, by which a plugin could leave out what is asked for.
  const changes = { __proto__: null, attributes: true }
  const begin = (found: Element): void => {
    field = found
    close()
    apply(disconnect, seeing, [])
    apply(observe, seeing, [field, changes])
  }
  const look = (): void => eachRoot((root) => eachFound(root, typedIn, begin))
  // A listener of the window could keep it from the document.
  return (root) => apply(addEventListener, root === document ? realm : root, ['focusin', look, true])
}
