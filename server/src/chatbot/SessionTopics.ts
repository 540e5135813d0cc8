import { LRUCache } from 'lru-cache'
import type { Reading } from './readChat.ts'

const mostSessions = 2000
const keptMs = 30 * 60_000

interface Topic {
  indicators: readonly number[]
  places: readonly number[]
}

/** What a conversation was about last, in memory only: "And in Lagos?" asks for the same indicator. */
export class SessionTopics {
  readonly #topics: LRUCache<string, Topic>

  constructor(now: () => number = Date.now) {
    this.#topics = new LRUCache({ max: mostSessions, ttl: keptMs, perf: { now } })
  }

  /** The reading with what a follow-up leaves out. */
  complete(reading: Reading, session: string | undefined): Reading {
    if (session === undefined) return reading
    const before = this.#topics.get(session)
    const completed = before && isFollowUp(reading) ? follow(reading, before) : reading
    const { indicators, places } = completed
    if (indicators.length > 0) this.#topics.set(session, { indicators, places })
    return completed
  }
}

/** A question that names places, sources, years or a wish, and no thing of its own. */
function isFollowUp({
  indicators,
  choices,
  unknown,
  intent,
  places,
  sources,
  years,
  sourceClass,
}: Reading): boolean {
  if (indicators.length + choices.length + unknown.length > 0) return false
  const narrows = places.length + sources.length + years.length > 0 || sourceClass !== null
  return narrows || intent === 'trend' || intent === 'ranking' || intent === 'target'
}

function follow(reading: Reading, { indicators, places }: Topic): Reading {
  return { ...reading, indicators, places: reading.places.length > 0 ? reading.places : places }
}
