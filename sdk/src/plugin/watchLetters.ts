import type { EndFrame } from './endFrame.ts'
import type { EachRoot } from './followRoots.ts'
import { apply, finderIn, getterOf } from './natives.ts'

type Realm = typeof globalThis

/** In one frame, of text and in fields with their names; far more than anybody reads or types. */
const mostLetters = 2_000_000
/** A browser writes down with each field what it is. */
const lettersOfField = 20
/** Nobody can tell when the next look comes. */
const [soonestMs, latestMs] = [250, 750]
const fields = 'input,textarea,select,option,form,[name]'

/**
 * A browser keeps what fields hold with the history of their frame, and sends all of it to its own thread, which all its
 * pages share, whenever the frame has scrolled; so it does with what is selected, as the pointer moves, and with a text
 * that is edited. 15 million letters hold up every page. So a frame with too many ends. Returns what counts them.
 * Code that runs later uses nothing here that a plugin can put another in place of.
 */
export function watchLetters(realm: Realm, eachRoot: EachRoot, end: EndFrame): () => number {
  const countLetters = countIn(realm, eachRoot)
  const { crypto, AbortSignal, addEventListener } = realm
  const { timeout } = AbortSignal
  const { getRandomValues } = realm.Crypto.prototype
  const chance = new realm.Uint8Array(1)
  const look = (): void => {
    apply(getRandomValues, crypto, [chance])
    const afterMs = soonestMs + ((latestMs - soonestMs) * (chance[0] ?? 0)) / 255
    // Not a timer, whose number a plugin could guess, to clear it.
    apply(addEventListener, apply(timeout, AbortSignal, [afterMs]), ['abort', look])
    if (countLetters() > mostLetters)
      end(`The text and the fields of the frame have more than ${mostLetters} letters together.`)
  }
  look()
  return countLetters
}

function countIn(realm: Realm, eachRoot: EachRoot): () => number {
  const eachFound = finderIn(realm)
  const { getAttribute } = realm.Element.prototype
  const valueIn = (owner: { prototype: object }): ((element: Element) => number) => {
    const get = getterOf(owner, 'value') as () => string
    return (element) => {
      try {
        return apply(get, element, []).length
      } catch {
        return 0 // Of another kind.
      }
    }
  }
  const ofInput = valueIn(realm.HTMLInputElement)
  const ofText = valueIn(realm.HTMLTextAreaElement)
  const ofOption = valueIn(realm.HTMLOptionElement)
  const textOf = getterOf(realm.Node, 'textContent') as () => string | null
  const firstOf = getterOf(realm.Node, 'firstChild') as () => Node | null
  const nextOf = getterOf(realm.Node, 'nextSibling') as () => Node | null
  const lengthOf = (element: Element, name: string): number =>
    apply(getAttribute, element, [name])?.length ?? 0
  return () => {
    let letters = 0
    const count = (element: Element): void => {
      letters += lettersOfField + ofInput(element) + ofText(element) + ofOption(element)
      letters += lengthOf(element, 'name') + lengthOf(element, 'action')
    }
    eachRoot((root) => {
      eachFound(root, fields, count)
      // A document has no text of its own, nor has what says its type.
      for (let node = apply(firstOf, root, []); node; node = apply(nextOf, node, []))
        letters += apply(textOf, node, [])?.length ?? 0
    })
    return letters
  }
}
