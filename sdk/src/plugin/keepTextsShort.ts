import { apply, getterOf, remove } from './natives.ts'

type Realm = typeof globalThis
type Root = Document | ShadowRoot

/** More than a browser shows of a title, in letters. */
const longestTitle = 500
/** More than the address of a link needs, which leads nowhere in a frame; in letters. */
const longestAddress = 2_000
/** Links of drawings may have both under this name too. */
const xlink = 'http://www.w3.org/1999/xlink'
/** What has a title or an address, and what sets an address as time goes on. */
const shown = '[*|title],title,a,area,animate,set'

// Taken before a plugin can put others in their place.
const { endsWith, slice } = String.prototype

const cut = (text: string): string => apply(slice, text, [0, longestTitle])

/**
 * A browser tells its own thread, which all its pages share, what lies under the pointer: the title and the address of
 * a link. With some million letters, changed again and again, they hold up the pointer on every page. So what is longer
 * than anybody reads is cut, or taken away, before the browser looks.
 */
export function keepTextsShort(realm: Realm): void {
  const judge = judgeIn(realm)
  const { MutationObserver } = realm
  const { observe } = MutationObserver.prototype
  // Without a prototype, by which a plugin could add to what is asked for.
  const changes = { __proto__: null, subtree: true, childList: true, attributes: true, characterData: true }
  const follow = (root: Root): void =>
    apply(observe, new MutationObserver(() => judge(root)), [root, changes])
  follow(realm.document)
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
  cutComplaints(realm)
}

/** Returns what looks at all of a document, or of a shadow root; it uses nothing that a plugin can put another in place of. */
function judgeIn(realm: Realm): (root: Root) => void {
  const { getAttributeNS, setAttributeNS, removeAttributeNS, matches } = realm.Element.prototype
  const ofDocument = realm.Document.prototype.querySelectorAll as (shown: string) => NodeListOf<Element>
  const ofRoot = realm.DocumentFragment.prototype.querySelectorAll as typeof ofDocument
  const countOf = getterOf(realm.NodeList, 'length') as () => number
  const { get: textOf, set: setText } = Object.getOwnPropertyDescriptor(
    realm.Node.prototype,
    'textContent',
  ) as {
    get: () => string
    set: (text: string) => void
  }
  const is = (element: Element, kind: string): boolean => apply(matches, element, [kind])
  const valueOf = (element: Element, name: string, namespace: string | null = null): string =>
    apply(getAttributeNS, element, [namespace, name]) ?? ''
  const isLong = (element: Element, name: string): boolean => valueOf(element, name).length > longestAddress

  const judgeTitle = (element: Element, namespace: string | null): void => {
    const title = valueOf(element, 'title', namespace)
    if (title.length > longestTitle) apply(setAttributeNS, element, [namespace, 'title', cut(title)])
  }
  const judgeText = (element: Element): void => {
    const text = apply(textOf, element, [])
    if (text.length > longestTitle) apply(setText, element, [cut(text)])
  }
  const judgeLink = (element: Element, namespace: string | null): void => {
    if (valueOf(element, 'href', namespace).length > longestAddress)
      apply(removeAttributeNS, element, [namespace, 'href'])
  }
  const judgeAnimation = (element: Element): void => {
    if (!apply(endsWith, valueOf(element, 'attributeName'), ['href'])) return
    if (
      isLong(element, 'to') ||
      isLong(element, 'from') ||
      isLong(element, 'by') ||
      isLong(element, 'values')
    )
      apply(removeAttributeNS, element, [null, 'attributeName'])
  }
  return (root) => {
    const found = apply(root === realm.document ? ofDocument : ofRoot, root, [shown])
    const count = apply(countOf, found, [])
    for (let at = 0; at < count; at += 1) {
      const element = found[at] as Element
      judgeTitle(element, null)
      judgeTitle(element, xlink)
      if (is(element, 'title')) judgeText(element)
      else if (is(element, 'animate,set')) judgeAnimation(element)
      else if (is(element, 'a,area')) {
        judgeLink(element, null)
        judgeLink(element, xlink)
      }
    }
  }
}

/** What a field says of a wrong value is shown under the pointer like a title. */
function cutComplaints(realm: Realm): void {
  const fields = [
    realm.HTMLInputElement,
    realm.HTMLTextAreaElement,
    realm.HTMLSelectElement,
    realm.HTMLButtonElement,
  ]
  for (const { prototype } of fields) {
    const { setCustomValidity } = prototype
    prototype.setCustomValidity = function (message) {
      apply(setCustomValidity, this, [cut(`${message}`)])
    }
  }
  const { prototype } = realm.ElementInternals
  const setValidity = prototype.setValidity as (...given: unknown[]) => void
  prototype.setValidity = function (flags, message, anchor) {
    apply(setValidity, this, message === undefined ? [flags] : [flags, cut(`${message}`), anchor])
  }
}
