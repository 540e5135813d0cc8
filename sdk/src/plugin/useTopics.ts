import { useCallback, useEffect } from 'react'
import type { Reply } from '../contracts/bridge.ts'
import { currentFrame } from './currentFrame.ts'

/**
 * Tells the plugins that run now and have declared the topic. The manifest declares topic and payload under
 * `publishes`; the page refuses any other. Needs `events:publish`.
 */
export function usePublish<Payload extends object>(
  topic: string,
): (payload: Payload) => Promise<Reply<object>> {
  return useCallback(
    (payload: Payload) => currentFrame().link.call('events.publish', { topic, payload }),
    [topic],
  )
}

/**
 * Hears what another plugin tells under a topic that the manifest names under `subscribes`. The payload has the form that
 * its sender declares; what was told before the frame ran is never told again. Needs `events:subscribe`.
 */
export function useSubscription<Payload extends object>(
  topic: string,
  handler: (payload: Payload) => void,
): void {
  const { link } = currentFrame()
  useEffect(
    () =>
      link.listen((event) => {
        if (event.name === 'event' && event.topic === topic) handler(event.payload as Payload)
      }),
    [link, topic, handler],
  )
}
