import type { RunningSession } from './RunningSession.ts'

/** More than a plugin at work has inside its own frame. */
const manyFrames = 100

/**
 * Ends the plugin that holds the frames which the page has left: Chromium makes a thousand in a page, over all
 * processes, and those inside other frames count. Frames start anew, one after the other, strangers' first, until one
 * has given many back.
 */
export function endHoarder(sessions: Iterable<RunningSession>): void {
  const suspects = [...sessions].filter((one) => one.frame() !== null).toSorted(byLikelihood)
  for (const one of suspects) {
    one.restart()
    if (canMakeMany()) return one.blame('hoarded_frames', 'With its end the page could make frames again.')
  }
}

function canMakeMany(): boolean {
  const place = document.createElement('div')
  place.hidden = true
  document.body.append(place)
  for (let made = 0; made < manyFrames; made += 1) place.append(document.createElement('iframe'))
  const isEachThere = [...place.querySelectorAll('iframe')].every(({ contentWindow }) => contentWindow)
  place.remove()
  return isEachThere
}

const byLikelihood = (a: RunningSession, b: RunningSession): number =>
  Number(a.running?.firstParty ?? false) - Number(b.running?.firstParty ?? false) || b.startedAt - a.startedAt
