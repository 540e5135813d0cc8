import { apply, remove } from './natives.ts'

type Realm = typeof globalThis
export type Root = Document | ShadowRoot
/** Calls a function with the document and each shadow root that is still there. */
export type EachRoot = (visit: (root: Root) => void) => void

interface Link {
  root: WeakRef<Root>
  before: Link | null
}

/**
 * Tells of the document and of each shadow root as it is made, and returns what goes through all of them. It uses
 * nothing that a plugin can put another in place of.
 */
export function followRoots(realm: Realm, onRoot: (root: Root) => void): EachRoot {
  const { WeakRef, WeakSet } = realm
  const { deref } = WeakRef.prototype
  const { add, has } = WeakSet.prototype
  const followed = new WeakSet<Root>()
  // A chain and no list, for whose places a plugin could add a setter.
  let last: Link | null = null
  const follow = (root: Root): void => {
    last = { root: new WeakRef(root), before: last }
    onRoot(root)
    apply(add, followed, [root])
  }
  follow(realm.document)
  // Where the stack ends between the two calls below, there is a root that nobody follows: so nobody gets to it.
  for (const { prototype } of [realm.Element, realm.ElementInternals]) {
    const found = Object.getOwnPropertyDescriptor(prototype, 'shadowRoot') as { get: () => ShadowRoot | null }
    const get = function (this: unknown): ShadowRoot | null {
      const root = apply(found.get, this, [])
      return root && apply(has, followed, [root]) ? root : null
    }
    Object.defineProperty(prototype, 'shadowRoot', { ...found, get })
  }
  const { attachShadow } = realm.Element.prototype
  realm.Element.prototype.attachShadow = function (given) {
    const { mode, delegatesFocus, slotAssignment, serializable, customElementRegistry } = given
    // Not `clonable`: nobody would follow the root that a copy of the element brings along.
    const kept = {
      __proto__: null,
      mode,
      delegatesFocus,
      slotAssignment,
      serializable,
      customElementRegistry,
    }
    const root = apply(attachShadow, this, [kept as ShadowRootInit])
    follow(root)
    return root
  }
  // Nor would anybody follow a root that is written in HTML.
  for (const owner of [realm.Element, realm.ShadowRoot]) remove(owner.prototype, ['setHTMLUnsafe'])
  remove(realm.Document, ['parseHTMLUnsafe'])
  return (visit) => {
    for (let link = last; link; link = link.before) {
      const root = apply(deref, link.root, []) as Root | undefined
      if (root) visit(root)
    }
  }
}
