import type { EndFrame } from './endFrame.ts'
import { apply, getterOf } from './natives.ts'

type Realm = typeof globalThis

/** As in tellPresses. */
const longestAddress = 2_000
/** More than a visitor goes from place to place in a document. */
const [mostSteps, stepsMs] = [50, 10_000]

/**
 * The shell hears each step of the frame to a fragment of its own address before the step is done. But at the end of its
 * stack, or deep in calls that the browser makes, a plugin takes steps of which no listener is told. The browser tells of
 * each other address once more, when the plugin is done: then nothing stands in the way.
 */
export function watchAddress(realm: Realm, end: EndFrame): void {
  const addressOf = getterOf(realm.HashChangeEvent, 'newURL') as () => string
  const { performance: clock, addEventListener } = realm
  const { now } = clock
  let since = -Infinity
  let steps = 0
  const judge = (event: Event): void => {
    const at = apply(now, clock, [])
    if (at - since > stepsMs) {
      since = at
      steps = 0
    }
    steps += 1
    if (steps > mostSteps || apply(addressOf, event, []).length > longestAddress)
      end('Its own address became too long, or changed too often.')
  }
  addEventListener(
    'hashchange',
    // A plugin can make one too, with any address.
    (event) => event.isTrusted && judge(event),
    true,
  )
}
