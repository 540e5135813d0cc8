import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** One process answers on one port, so one count is enough. */
let connections = 0

export function countConnections(server: Server): void {
  server.on('connection', () => (connections += 1))
}

/** A stream of new connections without end must not keep what waits from its turn. */
const mostMs = 250

/**
 * Waits until others were heard: who is connected, and who wants to be. A turn of the event loop hears all open
 * connections, but takes only one new one in: where each turn holds a long piece of work, the last of a hundred new
 * visitors would wait for a hundred pieces.
 */
export async function hearOthers(): Promise<void> {
  let before = connections
  await setImmediate()
  // Only now: the piece that this follows may have run in the turn that has just ended.
  const until = performance.now() + mostMs
  while (connections !== before && performance.now() < until) {
    before = connections
    await setImmediate()
  }
}

/** What was done at once leaves time for the next, so much in one turn of the event loop. */
export const sliceMs = 4

/** Each starts what is next in its lines, and says whether there was anything. */
const starts = new Set<() => boolean>()
/** Each goes on with long work, in the order in which they came. */
const pieces: (() => void)[] = []
let isUnderWay = false
let begunAt = -Infinity

/** Calls it in turns of its own, until it says that there is nothing to start. */
export function startInTurns(startNext: () => boolean): void {
  starts.add(startNext)
  void runAll()
}

/**
 * Call between two pieces of long work. Of all work that waits here one piece is done at a time, in the order in which
 * they came, and others are heard before each: else a hundred would do a piece each in one turn of the event loop.
 */
export function letOthersIn(): Promise<void> {
  return new Promise((resolve) => {
    pieces.push(resolve)
    void runAll()
  })
}

/** The same for very many pieces of which most are short: several of them are done in one turn. */
export async function letOthersInAfterSome(): Promise<void> {
  if (performance.now() - begunAt >= sliceMs) await letOthersIn()
}

/**
 * Starts and pieces share the thread: one of them runs in a turn of the event loop, and others are heard before the next.
 * They take turns, so that many requests hold up no long work, and long work no request.
 */
async function runAll(): Promise<void> {
  if (isUnderWay) return
  isUnderWay = true
  try {
    // Whoever lets others in has done a piece just now.
    if (starts.size === 0) await hearOthers()
    for (let isStart = true; starts.size + pieces.length > 0; isStart = !isStart) {
      begunAt = performance.now()
      const hasRun = isStart ? startOne() || goOn() : goOn() || startOne()
      if (hasRun) await hearOthers()
    }
  } finally {
    isUnderWay = false
  }
}

function startOne(): boolean {
  for (const startNext of starts) {
    if (startNext()) return true
    starts.delete(startNext)
  }
  return false
}

function goOn(): boolean {
  const piece = pieces.shift()
  piece?.()
  return piece !== undefined
}
