import type { EachRoot } from './followRoots.ts'
import { apply, finderIn, getterOf, remove } from './natives.ts'

type Realm = typeof globalThis

/** In the fields of one frame together, with their names; far more than anybody types. */
const mostLetters = 2_000_000
/** A browser writes down with each field what it is. */
const lettersOfField = 20
/** Nobody can tell when the next look comes. */
const [soonestMs, latestMs] = [250, 750]
const fields = 'input,textarea,select,option,form,[name],[contenteditable]'

/**
 * A browser keeps what fields hold with the history of their frame, and sends all of it to its own thread, which all its
 * pages share, whenever the frame has scrolled: 80 million letters hold up every page. Of a text that is edited it is
 * told at each change. So a frame with too many ends. Returns whether they are too many now.
 * Code that runs later uses nothing here that a plugin can put another in place of.
 */
export function watchFields(realm: Realm, eachRoot: EachRoot, end: (fault: Error) => void): () => boolean {
  const countLetters = countIn(realm, eachRoot)
  const { crypto, AbortSignal, addEventListener } = realm
  const { timeout } = AbortSignal
  const { getRandomValues } = realm.Crypto.prototype
  const chance = new realm.Uint8Array(1)
  let isTold = false
  const areFull = (): boolean => countLetters() > mostLetters
  const judge = (): void => {
    if (!areFull()) return
    if (isTold) standStill()
    isTold = true
    end(new Error(`The fields of the frame hold more than ${mostLetters} letters together.`))
  }
  const look = (): void => {
    apply(getRandomValues, crypto, [chance])
    const afterMs = soonestMs + ((latestMs - soonestMs) * (chance[0] ?? 0)) / 255
    // Not a timer, whose number a plugin could guess, to clear it.
    apply(addEventListener, apply(timeout, AbortSignal, [afterMs]), ['abort', look])
    judge()
  }
  look()
  // A form of a plugin is never sent, so what an element of its own has to say in it goes nowhere; but it is kept.
  realm.ElementInternals.prototype.setFormValue = () => {}
  // A whole document that is edited says so in no attribute.
  remove(realm.Document.prototype, ['designMode'])
  return areFull
}

/** Whoever keeps its end from being told comes to one all the same: the page ends what does not answer. */
function standStill(): never {
  for (;;);
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
  const lengthOf = (element: Element, name: string): number =>
    apply(getAttribute, element, [name])?.length ?? 0
  return () => {
    let letters = 0
    const count = (element: Element): void => {
      letters += lettersOfField + ofInput(element) + ofText(element) + ofOption(element)
      letters += lengthOf(element, 'name') + lengthOf(element, 'action')
      if (apply(getAttribute, element, ['contenteditable']) !== null)
        letters += apply(textOf, element, [])?.length ?? 0
    }
    eachRoot((root) => eachFound(root, fields, count))
    return letters
  }
}
