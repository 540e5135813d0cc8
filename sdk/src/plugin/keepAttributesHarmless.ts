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

const type = /type$/i
const chooser = /^color$/i

/** Calls what names the attribute only where it needs to know: this runs at each change of a text. */
type NameOf = () => string

const fits = (name: string, pattern: RegExp): boolean => apply(exec, pattern, [name]) !== null

/**
 * A browser hands some attributes on to the thread that all its pages share, in the middle of a press: the kinds of files
 * of a chooser held up all pages for seconds. So an attribute with too many letters cannot be written. Nor can one that makes
 * a field a chooser of colours, which is text instead: a script opens that without a press on it, and in no document, where
 * nobody can tell that it is open. The shell refuses HTML that is too long, or that has such attributes.
 */
export function keepAttributesHarmless(realm: Realm): void {
  const localName = getterOf(realm.Attr, 'localName') as () => string
  const nameOf = (node: unknown): string => (isOf(localName, node) ? apply(localName, node, []) : '')
  const judged = (value: unknown, name: NameOf): unknown => {
    // Not by ===, which the build makes shorter: document.all equals neither, and says whatever it was made to.
    if (is(value, null) || is(value, undefined)) return value
    // An object could be another text the next time it is asked for it.
    const text = `${value as string}`
    if (text.length === 5 && fits(text, chooser) && fits(name(), type)) return 'text'
    if (text.length <= longestAccept) return text
    const most = fits(name(), accept) ? longestAccept : longest
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
        given[at + 1] = judged(given[at + 1], () => called)
      }
      apply(write, this, given)
    }
  }
  for (const [owner, name] of [
    [realm.Attr, 'value'],
    [realm.HTMLInputElement, 'accept'],
    [realm.HTMLInputElement, 'type'],
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
        apply(set, this, [judged(value, () => (owner === realm.HTMLInputElement ? name : nameOf(this)))])
      },
    })
  }
}
