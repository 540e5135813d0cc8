/** Taken before a plugin can put others in their place: import this where code of the platform runs beside a plugin's. */
export const { apply } = Reflect

/** Where one is missing the frame does not start. */
export const getterOf = (owner: { prototype: object }, name: string): (() => unknown) =>
  (Object.getOwnPropertyDescriptor(owner.prototype, name) as { get: () => unknown }).get

export const remove = (owner: object, names: readonly string[]): void =>
  names.forEach((name) => Reflect.deleteProperty(owner, name))

/** Takes away all that a pattern names. */
export const removeNamed = (owner: object, pattern: RegExp): void =>
  remove(
    owner,
    Object.getOwnPropertyNames(owner).filter((name) => pattern.test(name)),
  )

type Visit = (element: Element) => void

/**
 * Returns what calls a function with each element that a selector finds in a document or shadow root. It uses nothing
 * that a plugin can put another in place of.
 */
export function finderIn(
  realm: typeof globalThis,
): (root: Document | ShadowRoot, shown: string, visit: Visit) => void {
  const ofDocument = realm.Document.prototype.querySelectorAll as (shown: string) => NodeListOf<Element>
  const ofRoot = realm.DocumentFragment.prototype.querySelectorAll as typeof ofDocument
  const countOf = getterOf(realm.NodeList, 'length') as () => number
  return (root, shown, visit) => {
    const found = apply(root === realm.document ? ofDocument : ofRoot, root, [shown])
    const count = apply(countOf, found, [])
    for (let at = 0; at < count; at += 1) visit(found[at] as Element)
  }
}
