import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { letOthersIn } from './letOthersIn.ts'

/** Of one network so many are worked on at once; a browser asks for six. */
const mostAtWork = 8
/** Who is at work longer waits for something else than this thread: a file that comes slowly, a model server. */
const workMs = 2000
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
      clearTimeout(timer)
      const left = (atWork.get(network) ?? 0) - 1
      if (left > 0) atWork.set(network, left)
      else atWork.delete(network)
      void startAll()
    }
    const timer = setTimeout(end, workMs).unref()
    // An answer that is ready is work no more, however slowly it is fetched.
    response.once('prefinish', end).once('close', end)
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
        await letOthersIn()
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

function refuse(response: ServerResponse): void {
  const message = 'Too many requests of your network wait for an answer. Please try again in a few seconds.'
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' })
  response.end(JSON.stringify({ code: 'unavailable', message }))
}
