import { longestAddress } from '../bridge/addressBounds.ts'
import { ledOut, type Press } from '../bridge/gateMessages.ts'
import type { FrameFacts } from '../FrameFacts.ts'
import { apply, getterOf } from '../natives.ts'

const kinds = 'pointerdown mousedown pointerup click keydown keyup popstate wheel touchmove'.split(
  ' ',
) as Press[0][]
// Taken before a plugin can put others in their place.
const { postMessage } = MessagePort.prototype
const later = setTimeout
const clock = performance
const { now } = clock
const madeAt = getterOf(Event, 'timeStamp') as () => number
const keyOf = getterOf(KeyboardEvent, 'key')
const pointerOf = getterOf(PointerEvent, 'pointerType')
const isFirstOf = getterOf(PointerEvent, 'isPrimary')
const acrossOf = getterOf(MouseEvent, 'screenX')
const alongOf = getterOf(MouseEvent, 'screenY')
/** A finger that has gone further, in pixels of the screen, has scrolled or drawn: browsers have no press then, either. */
const mostMoved = 15

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
  /** Where the first finger came down. */
  let across = 0
  let along = 0
  const comeDown = (event: Event): void => {
    across = read(acrossOf, event) as number
    along = read(alongOf, event) as number
  }
  /** Browsers send each further finger to where the first is, also one that comes down in another frame. */
  const isPress = (event: Event): boolean => {
    const byX = (read(acrossOf, event) as number) - across
    const byY = (read(alongOf, event) as number) - along
    return read(isFirstOf, event) === true && byX * byX + byY * byY <= mostMoved * mostMoved
  }
  port.onmessage = () => send('list', false, 0, !!facts.hasList?.())
  for (const kind of kinds)
    addEventListener(
      kind,
      (event) => {
        if (!event.isTrusted) return
        // A mouse or a pen is let go wherever it is by then, and may have been pressed elsewhere. What a finger ends belongs
        // to where it came down, and it may have come down to scroll.
        const isFinger = read(pointerOf, event) === 'touch'
        if (isFinger && kind === 'pointerdown' && read(isFirstOf, event)) comeDown(event)
        if (kind === (isFinger ? 'pointerdown' : 'pointerup')) return
        if (isFinger && kind === 'pointerup' && !isPress(event)) return
        const key = read(keyOf, event)
        // Nobody can put another location in its place.
        const isTab = kind === 'popstate' ? location.href.length > longestAddress : key === 'Tab'
        const tell = (heldMs: number): void => send(kind, isTab, heldMs, key === 'Escape')
        tell(apply(now, clock, []) - apply(madeAt, event, []))
        // The browser leads on when the plugin is done with the key, however long that takes.
        if (isTab) later(() => facts.isLeft?.() && tell(ledOut))
      },
      true,
    )
}
