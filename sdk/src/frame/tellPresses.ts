import type { Press } from '../bridge/gateMessages.ts'
import { apply, getterOf } from './guardWindow.ts'

// Taken before a plugin can put others in their place.
const { postMessage } = MessagePort.prototype
const clock = performance
const { now } = clock
const madeAt = getterOf(Event, 'timeStamp') as () => number
const Key = KeyboardEvent
const keyOf = getterOf(Key, 'key')
const kinds = { mousedown: 'pressed', pointerup: 'pressed', keydown: 'keyed', keyup: null } as const

/**
 * Tells the page of each press of the visitor inside this frame, ahead of the keyboard that comes with it, of each key,
 * and of Tab. The port is the shell's alone: whoever sees what stands in prototypes does not get to see it. A plugin can keep
 * its thread busy, so that a press is told late; how late is told too.
 */
export function tellPresses(realm: Window, port: MessagePort): void {
  const tell = (kind: Press['kind'], event: Event): void => {
    const press: Press = { kind, heldMs: apply(now, clock, []) - apply(madeAt, event, []) }
    apply(postMessage, port, [press])
  }
  for (const [name, kind] of Object.entries(kinds))
    realm.addEventListener(
      name,
      (event) => {
        if (!event.isTrusted) return
        if (kind) tell(kind, event)
        // What a browser fills in for the visitor comes as a key that is none.
        if (event instanceof Key && apply(keyOf, event, []) === 'Tab') tell('tabbed', event)
      },
      true,
    )
}
