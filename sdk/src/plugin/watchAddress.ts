import { longestAddress, mostSteps, stepsMs } from './bridge/addressBounds.ts'
import type { EndFrame } from './endFrame.ts'
import { limitRate } from './limitRate.ts'
import { apply, getterOf } from './natives.ts'

type Realm = typeof globalThis

/**
 * The shell hears each step of the frame to a fragment of its own address before the step is done. But at the end of its
 * stack, or deep in calls that the browser makes, a plugin takes steps of which no listener is told. The browser tells of
 * each other address once more, when the plugin is done: then nothing stands in the way.
 */
export function watchAddress(realm: Realm, end: EndFrame): void {
  const addressOf = getterOf(realm.HashChangeEvent, 'newURL') as () => string
  const { addEventListener } = realm
  const isTooMuch = limitRate(realm, mostSteps, stepsMs)
  const judge = (event: Event): void => {
    if (isTooMuch() || apply(addressOf, event, []).length > longestAddress)
      end('Its own address became too long, or changed too often.')
  }
  addEventListener(
    'hashchange',
    // A plugin can make one too, with any address.
    (event) => event.isTrusted && judge(event),
    true,
  )
}
