import { apply } from './natives.ts'

// Taken before a plugin can put another in its place.
const { is } = Object

type Realm = typeof globalThis
type Write = (...given: unknown[]) => unknown

/** Far more than anything that is shown; a picture in an address has less. */
const longest = 5_000_000

/**
 * A browser hands some attributes on to the thread that all its pages share, in the middle of a press: 400 million
 * letters of kinds of files held up all pages for two seconds. So an attribute with as many cannot be written. The shell
 * refuses HTML of that length.
 */
export function keepAttributesShort(realm: Realm): void {
  const checked = (value: unknown): unknown => {
    // Not by ===, which the build makes shorter: document.all equals neither, and says whatever it was made to.
    if (is(value, null) || is(value, undefined)) return value
    // An object could be another text the next time it is asked for it.
    const text = `${value as string}`
    if (text.length > longest) throw new TypeError(`A text of a plugin has at most ${longest} letters.`)
    return text
  }
  const { prototype: element } = realm.Element
  for (const [name, at] of [
    ['setAttribute', 1],
    ['setAttributeNS', 2],
  ] as const) {
    const write = element[name] as Write
    element[name] = function (this: unknown, ...given: unknown[]): void {
      if (at < given.length) given[at] = checked(given[at])
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
        apply(set, this, [checked(value)])
      },
    })
  }
}
