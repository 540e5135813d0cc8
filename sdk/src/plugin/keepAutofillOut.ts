import type { EachRoot } from './followRoots.ts'
import { isOf } from './isOf.ts'
import { apply, finderIn, getterOf } from './natives.ts'

type Realm = typeof globalThis
type Setter = (value: string) => void

/**
 * A browser offers to fill in what was typed into a field of the same name on any page, a plugin's field too, which nobody
 * may see: who goes on by arrows and Enter in a game chooses from that list. So what a browser fills in is gone before the
 * plugin can read it, and mostly nothing is offered. It uses nothing that a plugin can put another in place of.
 */
export function keepAutofillOut(realm: Realm, eachRoot: EachRoot): void {
  const eachFound = finderIn(realm)
  const { addEventListener } = realm
  const { setAttribute } = realm.Element.prototype
  const targetOf = getterOf(realm.Event, 'target')
  const values = [realm.HTMLInputElement, realm.HTMLTextAreaElement, realm.HTMLSelectElement].map(
    ({ prototype }) =>
      Object.getOwnPropertyDescriptor(prototype, 'value') as { get: () => string; set: Setter },
  )
  const eachValue = (element: unknown, visit: (set: Setter) => void): void => {
    for (let at = 0; at < values.length; at += 1) {
      const { get, set } = values[at] as { get: () => string; set: Setter }
      if (isOf(get, element)) visit(set)
    }
  }
  const empty = (element: Element): void => eachValue(element, (set) => void apply(set, element, ['']))
  const canTell = realm.CSS.supports('selector(:autofill)')
  const listen = (kind: string, hear: (event: Event) => void): void =>
    void apply(addEventListener, realm, [kind, hear, true])
  listen('input', ({ isTrusted }) => {
    if (isTrusted && canTell) eachRoot((root) => eachFound(root, ':autofill', empty))
  })
  listen('focusin', (event) => {
    const target = apply(targetOf, event, [])
    eachValue(target, () => void apply(setAttribute, target, ['autocomplete', 'off']))
  })
}
