import type { Root } from './followRoots.ts'
import { isOf } from './isOf.ts'
import { apply, getterOf } from './natives.ts'

type Realm = typeof globalThis

const chooser = 'input[type=color]'
/** From when the visitor lets go; longer than a busy plugin at work takes. */
const atOnceMs = 800

/**
 * A chooser of colours takes the keyboard of the whole browser, also from a field of the page, and what is typed for that
 * comes to the plugin as numbers of a colour. So one opens only by a press or a key on its own field, or on the label of
 * that, by each once, and at once: a script that waits finds the visitor gone on to the page. Returns what is to be called with the document and each shadow root: a click that a script
 * makes need not leave the root. It uses nothing that a plugin can put another in place of.
 */
export function keepColoursMeant(realm: Realm): (root: Root) => void {
  const { addEventListener, setTimeout: later, performance: clock } = realm
  const { now } = clock
  const { composedPath, preventDefault } = realm.Event.prototype
  const { matches, closest } = realm.Element.prototype
  const controlOf = getterOf(realm.HTMLLabelElement, 'control')
  const { set: setDisabled } = Object.getOwnPropertyDescriptor(
    realm.HTMLInputElement.prototype,
    'disabled',
  ) as { set: (isDisabled: boolean) => void }
  const localName = getterOf(realm.Element, 'localName')
  const isElement = (node: unknown): node is Element => isOf(localName, node)
  const madeAt = getterOf(realm.Event, 'timeStamp') as () => number
  const targetOf = (event: Event): unknown => apply(composedPath, event, [])[0]
  let pressed: unknown = null
  let pressedAt = -Infinity
  const release = (event: Event): void => {
    if (event.isTrusted) pressedAt = apply(madeAt, event, [])
  }
  const press = (event: Event): void => {
    if (event.isTrusted) pressed = targetOf(event)
    release(event)
  }
  for (const kind of ['mousedown', 'pointerup', 'keydown'] as const) addEventListener(kind, press, true)
  // By then the keyboard may have been moved.
  addEventListener('keyup', release, true)
  const isPressed = (field: Element): boolean => {
    if (apply(now, clock, []) - pressedAt > atOnceMs) return false
    if (pressed === field) return true
    const label = isElement(pressed) ? apply(closest, pressed, ['label']) : null
    return label !== null && apply(controlOf, label, []) === field
  }
  const judge = (event: Event): void => {
    const field = targetOf(event)
    if (!isElement(field) || !apply(matches, field, [chooser])) return
    const isMeant = isPressed(field)
    pressed = null
    if (isMeant) return
    apply(preventDefault, event, [])
    // A click can be made so that nothing prevents it.
    apply(setDisabled, field, [true])
    later(() => apply(setDisabled, field, [false]))
  }
  return (root) => apply(addEventListener, root, ['click', judge, true])
}
