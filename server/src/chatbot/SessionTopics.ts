import type { Reading } from './readChat.ts'

const mostSessions = 2000
const keptMs = 30 * 60_000

interface Topic {
  indicators: readonly number[]
  places: readonly number[]
  at: number
}

/** What a conversation was about last, in memory only: "And in Lagos?" asks for the same indicator. */
export class SessionTopics {
  readonly #topics = new Map<string, Topic>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** The reading with what a follow-up leaves out. */
  complete(reading: Reading, session: string | undefined): Reading {
    if (session === undefined) return reading
    const before = this.#topicOf(session)
    const completed = before && isFollowUp(reading) ? follow(reading, before) : reading
    if (completed.indicators.length > 0) this.#keep(session, completed)
    return completed
  }

  #topicOf(session: string): Topic | null {
    const topic = this.#topics.get(session)
    return topic && this.#now() - topic.at < keptMs ? topic : null
  }

  #keep(session: string, { indicators, places }: Reading): void {
    this.#topics.delete(session)
    this.#topics.set(session, { indicators, places, at: this.#now() })
    const [oldest] = this.#topics.keys()
    if (this.#topics.size > mostSessions && oldest !== undefined) this.#topics.delete(oldest)
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
