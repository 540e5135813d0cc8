import type { Root } from './followRoots.ts'
import { apply, finderIn, getterOf } from './natives.ts'

type Realm = typeof globalThis

/** More than a browser shows of a title, or of the words in place of a picture; in letters. */
const longestTitle = 500
/** More than the address of a link needs, which leads nowhere in a frame; in letters. */
const longestAddress = 2_000
/** Links of drawings may have both under this name too. */
const xlink = 'http://www.w3.org/1999/xlink'
/** What has a title, words in place of a picture or an address, and what sets an address as time goes on. */
const shown = '[*|title],[alt],title,a,area,animate,set'

// Taken before a plugin can put others in their place.
const { endsWith, slice } = String.prototype

const cut = (text: string): string => apply(slice, text, [0, longestTitle])

/**
 * A browser tells its own thread, which all its pages share, what lies under the pointer: the title and the address of
 * a link. With some million letters, changed again and again, they hold up the pointer on every page. So what is longer
 * than anybody reads is cut, or taken away, before the browser looks. Returns what is to be called with the document and
 * each shadow root.
 */
export function keepTextsShort(realm: Realm): (root: Root) => void {
  const judge = judgeIn(realm)
  const { MutationObserver } = realm
  const { observe } = MutationObserver.prototype
  // Without a prototype, by which a plugin could add to what is asked for.
  const changes = { __proto__: null, subtree: true, childList: true, attributes: true, characterData: true }
  cutComplaints(realm)
  keepFilesChosen(realm)
  return (root) => apply(observe, new MutationObserver(() => judge(root)), [root, changes])
}

/** Returns what looks at all of a document, or of a shadow root; it uses nothing that a plugin can put another in place of. */
function judgeIn(realm: Realm): (root: Root) => void {
  const { getAttributeNS, setAttributeNS, removeAttributeNS, matches } = realm.Element.prototype
  const eachFound = finderIn(realm)
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

  const judgeWords = (element: Element, name: string, namespace: string | null = null): void => {
    const words = valueOf(element, name, namespace)
    if (words.length > longestTitle) apply(setAttributeNS, element, [namespace, name, cut(words)])
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
  const judge = (element: Element): void => {
    judgeWords(element, 'title')
    judgeWords(element, 'title', xlink)
    judgeWords(element, 'alt')
    if (is(element, 'title')) judgeText(element)
    else if (is(element, 'animate,set')) judgeAnimation(element)
    else if (is(element, 'a,area')) {
      judgeLink(element, null)
      judgeLink(element, xlink)
    }
  }
  return (root) => eachFound(root, shown, judge)
}

/** A field for files shows their names under the pointer: so they are those that the visitor has chosen. */
function keepFilesChosen(realm: Realm): void {
  const { prototype } = realm.HTMLInputElement
  Object.defineProperty(prototype, 'files', {
    get: getterOf(realm.HTMLInputElement, 'files'),
    set: undefined,
  })
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
