import { isOf } from './isOf.ts'
import { apply, getterOf } from './natives.ts'

// Taken before a plugin can put another in its place.
const { is } = Object
const { exec } = RegExp.prototype

type Realm = typeof globalThis
type Write = (...given: unknown[]) => unknown

/** Far more than anything that is shown; a picture in an address has less. */
const longest = 5_000_000
/** Of the kinds of files that a chooser lets in: a browser makes something of each. */
const longestAccept = 2_000
const accept = /accept$/i

const endsInAccept = (name: string): boolean => apply(exec, accept, [name]) !== null

/**
 * A browser hands some attributes on to the thread that all its pages share, in the middle of a press: the kinds of files
 * of a chooser held up all pages for seconds. So an attribute with too many letters cannot be written. The shell refuses
 * HTML that is too long, or that names kinds of files.
 */
export function keepAttributesShort(realm: Realm): void {
  const nameOf = getterOf(realm.Attr, 'localName') as () => string
  const isAccept = (node: unknown): boolean => isOf(nameOf, node) && endsInAccept(apply(nameOf, node, []))
  /** Asks whether it is such a list only of what is longer than one may be: this runs at each change of a text. */
  const bounded = (value: unknown, isList: () => boolean): unknown => {
    // Not by ===, which the build makes shorter: document.all equals neither, and says whatever it was made to.
    if (is(value, null) || is(value, undefined)) return value
    // An object could be another text the next time it is asked for it.
    const text = `${value as string}`
    if (text.length <= longestAccept) return text
    const most = isList() ? longestAccept : longest
    if (text.length > most) throw new TypeError(`This text of a plugin has at most ${most} letters.`)
    return text
  }
  const { prototype: element } = realm.Element
  for (const [name, at] of [
    ['setAttribute', 0],
    ['setAttributeNS', 1],
  ] as const) {
    const write = element[name] as Write
    element[name] = function (this: unknown, ...given: unknown[]): void {
      if (given.length > at + 1) {
        const called = (given[at] = `${given[at] as string}`)
        given[at + 1] = bounded(given[at + 1], () => endsInAccept(called))
      }
      apply(write, this, given)
    }
  }
  for (const [owner, name] of [
    [realm.Attr, 'value'],
    [realm.HTMLInputElement, 'accept'],
    // Of an attribute they are its value.
    [realm.Node, 'nodeValue'],
    [realm.Node, 'textContent'],
  ] as const) {
    const found = Object.getOwnPropertyDescriptor(owner.prototype, name) as PropertyDescriptor & {
      set: Write
    }
    const { set } = found
    Object.defineProperty(owner.prototype, name, {
      ...found,
      set(value: unknown) {
        apply(set, this, [bounded(value, () => name === 'accept' || isAccept(this))])
      },
    })
  }
}
