import { innerChannel } from './innerChannel.ts'
import { isOf } from './isOf.ts'
import { apply, getterOf, remove } from './natives.ts'

type Realm = typeof globalThis

/**
 * What is sent through a port that the page was given piles up in the page's process, unread and uncounted, until its
 * thread stands still. So no plugin has a port that it could give away: its channels are stand-ins, and those that the
 * platform's own code has in this frame, React among it, stay out of its sight.
 */
export function keepPortsIn(realm: Realm): void {
  hideCurrentPort(realm)
  // With a getter of its own in place of this, a plugin would be handed the event, which names its port.
  Object.defineProperty(realm.MessageEvent.prototype, 'data', { configurable: false })
  remove(realm, ['AudioWorkletNode'])
  // The methods of the browser's own ports are out of reach from here on: they stand in the prototype of what is replaced.
  Object.assign(realm, innerChannel(laterIn(realm)))
}

/** While a message of a port is heard, `event` of the window names it. React and the bridge call plugins from there. */
function hideCurrentPort(realm: Realm): void {
  const current = Object.getOwnPropertyDescriptor(realm, 'event') as { get: () => Event | undefined }
  const targetOf = getterOf(realm.Event, 'target')
  const handlerOf = getterOf(realm.MessagePort, 'onmessage')
  const get = (): Event | undefined => {
    const event = apply(current.get, realm, [])
    return event && isOf(handlerOf, apply(targetOf, event, [])) ? undefined : event
  }
  Object.defineProperty(realm, 'event', { ...current, get })
}

/** By a channel and not by timers, which browsers hold back by 4 ms where they come in a row. */
function laterIn({ MessageChannel }: Realm): (task: () => void) => void {
  const { port1, port2 } = new MessageChannel()
  const tasks: (() => void)[] = []
  port1.onmessage = () => tasks.shift()?.()
  return (task) => {
    tasks.push(task)
    port2.postMessage(null)
  }
}
