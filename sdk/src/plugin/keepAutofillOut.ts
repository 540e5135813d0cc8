import type { EachRoot } from './followRoots.ts'
import { isOf } from './isOf.ts'
import { apply, finderIn, getterOf } from './natives.ts'

type Realm = typeof globalThis
interface Value {
  get: () => string
  set: (value: string) => void
}

/** What a browser tells of while it fills in, one field after the other. */
const kinds = 'focus focusin keydown beforeinput input change keyup blur focusout'.split(' ')

/**
 * A browser offers to fill in what was typed into a field of the same name on any page, a plugin's field too, which nobody
 * may see: who goes on by arrows and Enter in a game chooses from that list. So mostly nothing is offered (`offerNothing`); and while a
 * browser fills in, the plugin hears of nothing, since it could take a field out of reach, and what was filled in is gone
 * before the plugin goes on. It uses nothing that a plugin can put another in place of.
 */
export function keepAutofillOut(realm: Realm, eachRoot: EachRoot): void {
  const eachFound = finderIn(realm)
  const { addEventListener, document, setTimeout } = realm
  const { stopImmediatePropagation } = realm.Event.prototype
  const targetOf = getterOf(realm.Event, 'target')
  const typeOf = getterOf(realm.Event, 'type')
  const keyOf = getterOf(realm.KeyboardEvent, 'key')
  const activeOf = getterOf(realm.Document, 'activeElement')
  const values = [realm.HTMLInputElement, realm.HTMLTextAreaElement, realm.HTMLSelectElement].map(
    ({ prototype }) => Object.getOwnPropertyDescriptor(prototype, 'value') as Value,
  )
  const canTell = realm.CSS.supports('selector(:autofill)')
  let isFilling = false
  let holder: unknown = null
  const begin = (): void => {
    isFilling = true
    setTimeout(() => (isFilling = false))
  }
  const empty = (element: Element): void => {
    for (let at = 0; at < values.length; at += 1) {
      const { get, set } = values[at] as Value
      if (isOf(get, element)) apply(set, element, [''])
    }
    begin()
  }
  /** Of a field that is filled in without having the keyboard, browsers tell as if it had got it. */
  const isPretended = (target: unknown): boolean =>
    target === holder || target !== apply(activeOf, document, [])
  const judge = (type: unknown, event: Event, target: unknown): void => {
    if (type === 'focus' && isPretended(target)) begin()
    else if (type === 'focus') holder = target
    else if (type === 'blur') holder = null
    // No key has been pressed.
    else if (type === 'keydown' && !isOf(keyOf, event)) begin()
  }
  const hear = (event: Event): void => {
    const target = apply(targetOf, event, [])
    if (!event.isTrusted || target === realm) return
    const type = apply(typeOf, event, [])
    if (!isFilling) judge(type, event, target)
    if (type === 'input' && canTell) eachRoot((root) => eachFound(root, ':autofill', empty))
    if (isFilling) apply(stopImmediatePropagation, event, [])
  }
  for (const kind of kinds) apply(addEventListener, realm, [kind, hear, true])
}
