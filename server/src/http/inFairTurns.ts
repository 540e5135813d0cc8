import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { TurnsByOwner } from '../limits/TurnsByOwner.ts'
import { letOthersIn, sliceMs, startInTurns } from './letOthersIn.ts'

/** Of one network so many are worked on at once; a browser asks for six. */
const mostAtWork = 8
/** What has not come in completely by then waits for its sender, and what is being sent for its reader. */
const slowMs = 2000
/** Nothing is known of those that end without an answer. */
export const longestMs = 30_000
/** Of one network so many wait; beyond it each is told to come again. */
const mostWaiting = 500
/** While writes wait for the lock of the database, what is unanswered for so long waits for it too, most likely. */
const soonMs = 100

interface Waiting {
  request: IncomingMessage
  response: ServerResponse
  begin: () => void
}

/** One that is worked on. */
interface Work {
  request: IncomingMessage
  beganAt: number
  /** Gives its place to the next. */
  end(): void
}

/** Requests that have lost their place while their body came in, each with its way back into line. */
const lost = new WeakMap<IncomingMessage, () => Promise<void>>()

/** Call when the body of a request is here: what it asks for is begun in a turn, also where its place is lost. */
export const untilItsTurn = (request: IncomingMessage): Promise<void> => (lost.get(request) ?? letOthersIn)()

/**
 * Starts one request after the other, each network in its turn, and lets others in between two. Most answers are worked
 * out on the one thread: without this Node would start all that came in at the same moment before it looks at
 * anybody else, and whoever opens many connections would have the site for himself.
 *
 * While a write waits for the lock of the database, as during a large import, nothing is worked out for it: then it
 * gives its place to the next, or some writes of a network would keep out all its reads.
 */
export function inFairTurns(
  listener: RequestListener,
  networkOf: (request: IncomingMessage) => string,
  areWritesHeld: () => boolean = () => false,
): RequestListener {
  const waiting = new TurnsByOwner<Waiting>()
  const atWork = new Map<string, Set<Work>>()
  let looks: NodeJS.Timeout | undefined

  const next = () => waiting.take((network) => (atWork.get(network)?.size ?? 0) < mostAtWork)

  function wait(network: string, one: Waiting): void {
    waiting.add(network, one)
    startInTurns(startNext)
    looks ??= setTimeout(lookForHeld, soonMs).unref()
  }

  /** Looks for places as long as somebody waits for one. */
  function lookForHeld(): void {
    looks = waiting.owners.length > 0 ? setTimeout(lookForHeld, soonMs).unref() : undefined
    if (!areWritesHeld()) return
    const isHeld = ({ request, beganAt }: Work): boolean =>
      request.complete && performance.now() - beganAt >= soonMs
    for (const network of waiting.owners) {
      for (const work of atWork.get(network) ?? []) if (isHeld(work)) work.end()
    }
  }

  function start(network: string, { request, response, begin }: Waiting): void {
    const ofNetwork = atWork.get(network) ?? new Set()
    atWork.set(network, ofNetwork)
    lost.delete(request)
    let timer: NodeJS.Timeout | undefined
    const end = (): void => {
      if (!ofNetwork.delete(work)) return
      clearInterval(timer)
      if (ofNetwork.size === 0) atWork.delete(network)
      startInTurns(startNext)
    }
    const work: Work = { request, beganAt: performance.now(), end }
    ofNetwork.add(work)
    const waitAgain = () =>
      new Promise<void>((resolve) => wait(network, { request, response, begin: resolve }))
    const endAt = work.beganAt + longestMs
    const endIfSlow = (): void => {
      const isComingIn = !request.complete && isRead(request)
      if (isComingIn) lost.set(request, waitAgain)
      if (isComingIn || response.headersSent || performance.now() >= endAt) end()
    }
    onEnd(response, end)
    begin()
    // What is answered at once, as most reads are, needs no timer.
    if (ofNetwork.has(work)) timer = setInterval(endIfSlow, slowMs).unref()
  }

  /** Starts the next one; also those after it, as long as each is answered at once. */
  function startNext(): boolean {
    const began = performance.now()
    let hasStarted = false
    for (let found = next(); found; found = next()) {
      const [network, one] = found
      // Whoever went while waiting has no use for an answer.
      if (one.response.destroyed) continue
      start(network, one)
      hasStarted = true
      if (!one.response.writableEnded || performance.now() - began >= sliceMs) break
    }
    return hasStarted
  }

  return (request, response) => {
    const network = networkOf(request)
    if (waiting.countOf(network) >= mostWaiting) return refuse(response)
    wait(network, { request, response, begin: () => listener(request, response) })
  }
}

/** Whether anybody takes the body. For one that nobody takes, no work waits. */
const isRead = ({ readableFlowing }: IncomingMessage): boolean => readableFlowing !== null

/**
 * Tells when an answer is ready: then it is work no more, however slowly it is fetched. A connection that is closed
 * earlier ends no work, and Node tells nothing of the answer then.
 */
function onEnd(response: ServerResponse, isReady: () => void): void {
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse
  response.end = (...given: unknown[]) => {
    const ended = end(...given)
    isReady()
    return ended
  }
}

function refuse(response: ServerResponse): void {
  const message = 'Too many requests of your network wait for an answer. Please try again in a few seconds.'
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' })
  response.end(JSON.stringify({ code: 'unavailable', message }))
}
