import { longestAddress } from '../bridge/addressBounds.ts'
import { ledOut, type Press } from '../bridge/gateMessages.ts'
import type { FrameFacts } from '../FrameFacts.ts'
import { apply, getterOf } from '../natives.ts'

const kinds = 'pointerdown mousedown click keydown keyup popstate wheel touchmove'.split(' ') as Press[0][]
// Taken before a plugin can put others in their place.
const { postMessage } = MessagePort.prototype
const later = setTimeout
const clock = performance
const { now } = clock
const madeAt = getterOf(Event, 'timeStamp') as () => number
const keyOf = getterOf(KeyboardEvent, 'key')
const pointerOf = getterOf(PointerEvent, 'pointerType')

/** Of an event of another kind, such as what a browser fills in for the visitor, nothing. */
function read(getter: () => unknown, event: Event): unknown {
  try {
    return apply(getter, event, [])
  } catch {}
}

/**
 * Tells the page of each press of the visitor inside this frame, ahead of the keyboard that comes with it, of each key,
 * and of what can scroll the page. The port is the shell's alone: whoever sees what stands in prototypes does not get to
 * see it. A plugin can keep its thread busy, so that a press is told late; how late is told too. Whatever the page sends by
 * that port asks whether a list is open; before `facts` come, there is no plugin code that opens one.
 */
export function tellPresses(port: MessagePort, facts: FrameFacts): void {
  const send = (...press: Press): void => apply(postMessage, port, [press])
  port.onmessage = () => send('list', false, 0, !!facts.hasList?.())
  for (const kind of kinds)
    addEventListener(
      kind,
      (event) => {
        if (!event.isTrusted) return
        // A finger may come down to scroll or to rest, and of a second one browsers tell the frame of the first. Where it
        // has pressed, it clicks.
        const isFinger = read(pointerOf, event) === 'touch'
        if (isFinger && kind === 'pointerdown') return
        const key = read(keyOf, event)
        // Nobody can put another location in its place.
        const isTab = kind === 'popstate' ? location.href.length > longestAddress : key === 'Tab'
        const tell = (heldMs: number): void =>
          send(isFinger ? 'mousedown' : kind, isTab, heldMs, key === 'Escape')
        tell(apply(now, clock, []) - apply(madeAt, event, []))
        // The browser leads on when the plugin is done with the key, however long that takes.
        if (isTab) later(() => facts.isLeft?.() && tell(ledOut))
      },
      true,
    )
}
