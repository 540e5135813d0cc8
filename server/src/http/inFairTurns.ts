import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { hearOthers } from './letOthersIn.ts'

/** Of one network so many are worked on at once; a browser asks for six. */
const mostAtWork = 8
/** What writes and is at work longer waits for something else than this thread: a file that comes, a model server. */
const workMs = 2000
/** Reads are worked out here, or stand in line for that. Nothing is known of those that end without an answer. */
const readMs = 30_000
/** Of one network so many wait; beyond it each is told to come again. */
const mostWaiting = 500
/** What was answered at once leaves time for the next one, so much in one turn of the event loop. */
const sliceMs = 4

interface Waiting {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Starts one request after the other, each network in its turn, and lets others in between two. Most answers are worked
 * out on the one thread: without this Node would start all that came in at the same moment before it looks at
 * anybody else, and whoever opens many connections would have the site for himself.
 */
export function inFairTurns(
  listener: RequestListener,
  networkOf: (request: IncomingMessage) => string,
): RequestListener {
  /** Those of a network that wait, the network whose turn is next first. */
  const waiting = new Map<string, Waiting[]>()
  const atWork = new Map<string, number>()
  let isStarting = false

  function next(): [network: string, one: Waiting] | null {
    for (const [network, others] of waiting) {
      if ((atWork.get(network) ?? 0) >= mostAtWork) continue
      const one = others.shift()
      waiting.delete(network)
      if (others.length > 0) waiting.set(network, others)
      if (one) return [network, one]
    }
    return null
  }

  function start(network: string, { request, response }: Waiting): void {
    atWork.set(network, (atWork.get(network) ?? 0) + 1)
    let isOver = false
    const end = (): void => {
      if (isOver) return
      isOver = true
      clearInterval(timer)
      const left = (atWork.get(network) ?? 0) - 1
      if (left > 0) atWork.set(network, left)
      else atWork.delete(network)
      void startAll()
    }
    const endAt = performance.now() + (reads.has(request.method) ? readMs : workMs)
    // A long download that is under way lets others in by itself.
    const timer = setInterval(() => {
      if (response.headersSent || performance.now() >= endAt) end()
    }, workMs).unref()
    onEnd(response, end)
    listener(request, response)
  }

  async function startAll(): Promise<void> {
    if (isStarting) return
    isStarting = true
    try {
      let began = performance.now()
      for (let found = next(); found; found = next()) {
        const [network, one] = found
        // Whoever went while waiting has no use for an answer.
        if (one.response.destroyed) continue
        start(network, one)
        if (one.response.writableEnded && performance.now() - began < sliceMs) continue
        await hearOthers()
        began = performance.now()
      }
    } finally {
      isStarting = false
    }
  }

  return (request, response) => {
    const network = networkOf(request)
    const others = waiting.get(network)
    if (others && others.length >= mostWaiting) return refuse(response)
    if (others) others.push({ request, response })
    else waiting.set(network, [{ request, response }])
    void startAll()
  }
}

const reads = new Set<string | undefined>(['GET', 'HEAD'])

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
