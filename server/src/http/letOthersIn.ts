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
  const until = performance.now() + mostMs
  do {
    const before = connections
    await setImmediate()
    if (connections === before) return
  } while (performance.now() < until)
}

const waiting: (() => void)[] = []
let isResuming = false

/**
 * Call between two pieces of long work. Of all work that waits here one piece is done at a time, in the order in which
 * they came, and others are heard before each: else a hundred would do a piece each in one turn of the event loop.
 */
export function letOthersIn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    void resumeAll()
  })
}

async function resumeAll(): Promise<void> {
  if (isResuming) return
  isResuming = true
  while (waiting.length > 0) {
    await hearOthers()
    waiting.shift()?.()
  }
  isResuming = false
}
